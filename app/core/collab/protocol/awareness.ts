/**
 * Encodes and decodes awareness payloads (who is present, and their cursors) in the format of the y-protocols package.
 * Receivers keep a client's entry with the latest clock.
 */
import * as decoding from "lib0/decoding";
import * as encoding from "lib0/encoding";

export interface AwarenessEntry {
  clientId: number;
  clock: number;
  /** Null once that client has gone. */
  state: unknown;
}

/** A room holds at most this many sockets; a longer list is hostile. */
const MAX_ENTRIES = 2_000;

export function encodeAwareness(entries: readonly AwarenessEntry[]): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, entries.length);
  for (const { clientId, clock, state } of entries) {
    encoding.writeVarUint(encoder, clientId);
    encoding.writeVarUint(encoder, clock);
    encoding.writeVarString(encoder, JSON.stringify(state));
  }
  return encoding.toUint8Array(encoder);
}

/** Throws on a payload of another format. */
export function decodeAwareness(payload: Uint8Array): AwarenessEntry[] {
  const decoder = decoding.createDecoder(payload);
  const count = decoding.readVarUint(decoder);
  if (count > MAX_ENTRIES) throw new Error("Too many entries");
  return Array.from({ length: count }, () => ({
    clientId: decoding.readVarUint(decoder),
    clock: decoding.readVarUint(decoder),
    state: JSON.parse(decoding.readVarString(decoder)),
  }));
}
