/**
 * Answers reads over HTTP. They are charged to the caller's work budget (how much work one person may cause in a room):
 * a resume may be as large as 900 kB.
 */
import type { Person, ReadOutcome, VersionOutcome } from "#app/core/collab/protocol/room-api.ts";
import type { AssembledRoom } from "./assemble-room.ts";

/** `knownRev`: the rev of the state that the caller already has, or null. */
export function answerRead(
  { room, storage, state }: AssembledRoom,
  knownRev: number | null,
  caller: Person,
): ReadOutcome {
  room.chargeCall(caller, {});
  room.flushPending();
  // A viewer's page without a socket polls every few seconds, so an unchanged resume isn't read.
  if (knownRev === storage.rev()) return { ok: true, isUnchanged: true };
  const currentState = state();
  room.chargeCall(caller, { replyBytes: JSON.stringify(currentState).length });
  return { ok: true, isUnchanged: false, state: currentState };
}

/** `state` is null if there is no such version. */
export function answerVersion(
  { room, versions }: AssembledRoom,
  id: number,
  caller: Person,
): VersionOutcome {
  const state = versions.read(id);
  room.chargeCall(caller, { replyBytes: state ? JSON.stringify(state).length : 0 });
  return { ok: true, state };
}
