/**
 * Yjs sync as JSON over HTTP, for a page whose sockets are blocked: the field `sync` of PUT /api/resumes/{id}. Converts
 * the request and its answer between bytes and base64.
 */
import { fromBase64, toBase64 } from "lib0/buffer";
import * as v from "valibot";
import type { SyncOutcome, SyncRequest } from "./room-api.ts";

const bytes = v.pipe(v.string(), v.base64("Bytes are sent as base64"));

/** The request; room-api.ts describes its fields. */
export const syncCallSchema = v.object({
  /** Names the document that the page has a copy of; null if it has none. */
  epoch: v.nullable(v.pipe(v.string(), v.maxLength(64))),
  needsClientId: v.boolean(),
  /** How much the page has of each author's edits. */
  stateVector: bytes,
  /** The page's new edits; null if there are none. */
  update: v.nullable(bytes),
  rev: v.nullish(v.pipe(v.number(), v.safeInteger())),
  isHidden: v.optional(v.boolean()),
});
type SyncCall = v.InferOutput<typeof syncCallSchema>;
type SyncResult = Omit<Extract<SyncOutcome, { isUnchanged: false }>, "ok" | "isUnchanged">;
export type SyncAnswer = Omit<SyncResult, "update" | "stateVector"> & {
  update: string;
  stateVector: string;
};

/** For the page that sends it. */
export function toSyncCall({ stateVector, update, ...rest }: SyncRequest): SyncCall {
  return { ...rest, stateVector: toBase64(stateVector), update: update && toBase64(update) };
}

/** For the server that receives it. */
export function readSyncCall({ stateVector, update, ...rest }: SyncCall): SyncRequest {
  return {
    ...rest,
    stateVector: fromBase64(stateVector),
    update: update === null ? null : fromBase64(update),
  };
}

/** For the server that answers. */
export function toSyncAnswer({
  epoch,
  rev,
  clientIds,
  update,
  stateVector,
}: SyncResult): SyncAnswer {
  return { epoch, rev, clientIds, update: toBase64(update), stateVector: toBase64(stateVector) };
}

/** For the page that receives the answer. */
export function readSyncAnswer({ update, stateVector, ...rest }: SyncAnswer): SyncResult {
  return { ...rest, update: fromBase64(update), stateVector: fromBase64(stateVector) };
}
