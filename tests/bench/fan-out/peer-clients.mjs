/** Clients of the other servers: y-protocols, some with the document's name before each frame, or events. */
import * as encoding from "lib0/encoding";
import * as Y from "yjs";
import { openRawSocket } from "./raw-socket.mjs";
import { emptyVector, syncFrame, yClient } from "./y-frames.mjs";

const ROOM = "bench";

function aDocument(index) {
  const doc = new Y.Doc();
  return [doc, doc.getText(`t${index}`)];
}

export const yWebsocketClient = (path) => async (url, index) => {
  const socket = openRawSocket(`${url}${path}`);
  await socket.opened;
  socket.send(syncFrame(0, emptyVector()));
  await socket.next();
  return yClient(socket, ...aDocument(index));
};

export async function hocuspocusClient(url, index) {
  const socket = openRawSocket(`${url}/`);
  await socket.opened;
  const token = encoding.createEncoder();
  encoding.writeVarString(token, ROOM);
  encoding.writeVarUint(token, 2);
  encoding.writeVarUint(token, 0);
  encoding.writeVarString(token, "token");
  encoding.writeVarString(token, "4.7.0");
  socket.send(encoding.toUint8Array(token));
  await socket.next();
  socket.send(syncFrame(0, emptyVector(), ROOM));
  await socket.next();
  return yClient(socket, ...aDocument(index), { prefix: ROOM });
}

export async function socketIoClient(url, index) {
  const socket = openRawSocket(`${url}/socket.io/?EIO=4&transport=websocket`);
  await socket.opened;
  await socket.next();
  socket.send("40");
  await socket.next();
  const say = (event) => socket.send(`42${JSON.stringify(event)}`);
  const user = { userId: "someone", name: "Somebody Else", color: "#1f6fb2" };
  return {
    socket,
    type: (mark) => say(["update", { field: `t${index}`, at: 0, text: mark }]),
    move: (mark) =>
      say(["cursor", { user, cursor: { field: "summary", anchor: mark, head: mark } }]),
  };
}
