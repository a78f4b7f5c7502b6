/** Encodes frames of y-protocols by hand: a sync update and an awareness entry. */
import * as encoding from "lib0/encoding";
import * as Y from "yjs";

export function syncFrame(kind, bytes, prefix = null) {
  const encoder = encoding.createEncoder();
  if (prefix !== null) encoding.writeVarString(encoder, prefix);
  encoding.writeVarUint(encoder, 0);
  encoding.writeVarUint(encoder, kind);
  encoding.writeVarUint8Array(encoder, bytes);
  return encoding.toUint8Array(encoder);
}

export function awarenessFrame(clientId, clock, state, prefix = null) {
  const entry = encoding.createEncoder();
  encoding.writeVarUint(entry, 1);
  encoding.writeVarUint(entry, clientId);
  encoding.writeVarUint(entry, clock);
  encoding.writeVarString(entry, JSON.stringify(state));
  const encoder = encoding.createEncoder();
  if (prefix !== null) encoding.writeVarString(encoder, prefix);
  encoding.writeVarUint(encoder, 1);
  encoding.writeVarUint8Array(encoder, encoding.toUint8Array(entry));
  return encoding.toUint8Array(encoder);
}

/** A client that writes into a separate text, so that it need not apply others' updates. */
export function yClient(socket, doc, text, { prefix = null, saysUser = true } = {}) {
  let clock = 0;
  let update = null;
  doc.on("update", (bytes) => {
    update = bytes;
  });
  return {
    socket,
    type(mark) {
      text.insert(text.length, mark);
      socket.send(syncFrame(2, update, prefix));
    },
    move(mark) {
      const cursor = { field: "summary", anchor: mark, head: mark };
      const user = { userId: "someone", name: "Somebody Else", color: "#1f6fb2" };
      const state = saysUser ? { user, cursor } : { cursor };
      socket.send(awarenessFrame(doc.clientID, ++clock, state, prefix));
    },
  };
}

export const emptyVector = () => Y.encodeStateVector(new Y.Doc());
