/** Answers a sync step over HTTP, with the same checks as socket frames. */
import * as Y from "yjs";
import type { Person, SyncOutcome, SyncRequest } from "#app/core/collab/protocol/room-api.ts";
import type { AssembledRoom } from "./assemble-room.ts";

export function answerSync(
  { room, storage, document, issueClient }: AssembledRoom,
  { epoch, needsClientId, stateVector, update }: SyncRequest,
  by: Person,
): SyncOutcome {
  if (epoch !== null && epoch !== storage.epoch()) {
    return { ok: false, reason: "stale_epoch", message: "This copy is of an older state" };
  }
  room.flushPending();
  if (!isReadable(stateVector)) {
    return { ok: false, reason: "refused", message: "Unreadable state vector" };
  }
  const written = update && room.write(update, by);
  if (written && !written.ok) {
    return { ok: false, reason: "refused", message: written.message };
  }
  const issue = () => issueClient(by.userId);
  const doc = document.doc();
  return {
    ok: true,
    epoch: storage.epoch(),
    clientIds: needsClientId ? [issue(), issue()] : null,
    update: Y.encodeStateAsUpdate(doc, stateVector),
    stateVector: Y.encodeStateVector(doc),
  };
}

function isReadable(stateVector: Uint8Array): boolean {
  try {
    return Y.decodeStateVector(stateVector) instanceof Map;
  } catch {
    return false;
  }
}
