/**
 * Answers reads over HTTP, charged to the caller's work budget: a resume may be as large as 900 kB.
 */
import type { Person, ReadOutcome, VersionOutcome } from "#app/core/collab/protocol/room-api.ts";
import type { AssembledRoom } from "./assemble-room.ts";

export function answerRead(
  { room, storage, state }: AssembledRoom,
  knownRev: number | null,
  by: Person,
): ReadOutcome {
  room.chargeCall(by, {});
  room.flushPending();
  // A viewer's page without a socket asks every few seconds, so an unchanged resume isn't read.
  if (knownRev === storage.rev()) return { ok: true, isUnchanged: true };
  const now = state();
  room.chargeCall(by, { replyBytes: JSON.stringify(now).length });
  return { ok: true, isUnchanged: false, state: now };
}

export function answerVersion(
  { room, versions }: AssembledRoom,
  id: number,
  by: Person,
): VersionOutcome {
  const state = versions.read(id);
  room.chargeCall(by, { replyBytes: state ? JSON.stringify(state).length : 0 });
  return { ok: true, state };
}
