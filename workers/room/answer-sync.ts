/**
 * Answers a sync step over HTTP, for pages without a socket, with the same checks as socket frames: the caller sends
 * its updates and its state vector (how much it has of each author), and gets the updates that it lacks.
 */
import * as Y from "yjs";
import type { Person, SyncOutcome, SyncRequest } from "#app/core/collab/protocol/room-api.ts";
import type { AssembledRoom } from "./assemble-room.ts";

export function answerSync(
  { room, storage, document, issueClient }: AssembledRoom,
  { epoch, needsClientId, stateVector, update, rev, isHidden }: SyncRequest,
  caller: Person,
): SyncOutcome {
  if (epoch !== null && epoch !== storage.epoch()) {
    // The room's document was rebuilt, so the caller's copy cannot be merged with it.
    return { ok: false, reason: "stale_epoch", message: "This copy is of an older state" };
  }
  room.chargeCall(caller, { bytes: stateVector.byteLength + (update?.byteLength ?? 0) });
  room.flushPending();
  // A page without a socket polls every few seconds, so nothing is encoded if nothing has changed.
  const isPoll = epoch !== null && update === null && !needsClientId;
  if (isPoll && rev === storage.rev()) return { ok: true, isUnchanged: true };
  if (!isReadable(stateVector)) {
    return { ok: false, reason: "refused", message: "Unreadable state vector" };
  }
  const outcome = update && room.write(update, caller, { isHidden });
  if (outcome && !outcome.ok) {
    return { ok: false, reason: "refused", message: outcome.message };
  }
  const issueOwn = () => issueClient(caller.userId);
  const missing = room.encodeMissing(caller, stateVector);
  room.chargeCall(caller, { replyBytes: missing.byteLength });
  return {
    ok: true,
    isUnchanged: false,
    epoch: storage.epoch(),
    rev: storage.rev(),
    clientIds: needsClientId ? [issueOwn(), issueOwn()] : null,
    update: missing,
    stateVector: Y.encodeStateVector(document.doc()),
  };
}

function isReadable(stateVector: Uint8Array): boolean {
  try {
    return Y.decodeStateVector(stateVector) instanceof Map;
  } catch {
    return false;
  }
}
