/**
 * Tracks which edits of this page the server has not yet echoed (stored and sent back): ranges of inserted and of
 * deleted units (characters and other items, as Yjs counts them). State vectors alone would miss deletions, which move
 * no clock.
 */
import * as Y from "yjs";

/** Clocks of a Yjs client; `to` is exclusive. */
type Range = [from: number, to: number];
/** By Yjs client id. */
type Ranges = Map<number, Range[]>;
export interface Unacknowledged {
  inserted: Ranges;
  deleted: Ranges;
}

export function emptyUnacknowledged(): Unacknowledged {
  return { inserted: new Map(), deleted: new Map() };
}

/** True if the server has stored everything. */
export function isSynced({ inserted, deleted }: Unacknowledged): boolean {
  return inserted.size === 0 && deleted.size === 0;
}

/** The number of inserted and deleted units that the server may not have. */
export function countUnacknowledged({ inserted, deleted }: Unacknowledged): number {
  let units = 0;
  for (const ranges of [...inserted.values(), ...deleted.values()]) {
    for (const [from, to] of ranges) units += to - from;
  }
  return units;
}

/** Records a local edit as unacknowledged. Runs at every keystroke, so it decodes nothing. */
export function recordEdit(unacknowledged: Unacknowledged, edit: Y.Transaction): void {
  for (const [client, to] of edit.afterState) {
    const from = edit.beforeState.get(client) ?? 0;
    if (to > from) addRange(unacknowledged.inserted, client, [from, to]);
  }
  for (const [client, items] of edit.deleteSet.clients) {
    for (const { clock, len } of items)
      addRange(unacknowledged.deleted, client, [clock, clock + len]);
  }
}

/** Records a frame from the server: everything in it is stored there. */
export function recordEcho(unacknowledged: Unacknowledged, update: Uint8Array): void {
  if (isSynced(unacknowledged)) return;
  const { inserted, deleted } = rangesOf(update);
  for (const [client, range] of inserted) subtractRange(unacknowledged.inserted, client, range);
  for (const [client, range] of deleted) subtractRange(unacknowledged.deleted, client, range);
}

/** Returns what the document has beyond the server's state vector and the deletions in the server's update. */
export function compareWithServer(
  doc: Y.Doc,
  serverVector: Uint8Array,
  serverUpdate: Uint8Array,
): Unacknowledged {
  const unacknowledged = emptyUnacknowledged();
  const serverClocks = Y.decodeStateVector(serverVector);
  for (const [client, clock] of Y.decodeStateVector(Y.encodeStateVector(doc))) {
    const from = serverClocks.get(client) ?? 0;
    if (clock > from) addRange(unacknowledged.inserted, client, [from, clock]);
  }
  for (const [client, items] of Y.createDeleteSetFromStructStore(doc.store).clients) {
    for (const { clock, len } of items)
      addRange(unacknowledged.deleted, client, [clock, clock + len]);
  }
  for (const [client, range] of rangesOf(serverUpdate).deleted) {
    subtractRange(unacknowledged.deleted, client, range);
  }
  return unacknowledged;
}

function rangesOf(update: Uint8Array) {
  const { structs, ds } = Y.decodeUpdate(update);
  const inserted: Array<[number, Range]> = [];
  const deleted: Array<[number, Range]> = [];
  for (const struct of structs) {
    const { id, length } = struct;
    const range: [number, Range] = [id.client, [id.clock, id.clock + length]];
    if (!(struct instanceof Y.Skip)) inserted.push(range);
    // An item inserted into something deleted is encoded without content and not in the delete set.
    const isGone = struct instanceof Y.Item && struct.content instanceof Y.ContentDeleted;
    if (struct instanceof Y.GC || isGone) deleted.push(range);
  }
  for (const [client, items] of ds.clients) {
    for (const { clock, len } of items) deleted.push([client, [clock, clock + len]]);
  }
  return { inserted, deleted };
}

function addRange(ranges: Ranges, client: number, [from, to]: Range): void {
  const separateRanges: Range[] = [];
  let mergedRange: Range = [from, to];
  for (const range of ranges.get(client) ?? []) {
    if (range[1] < mergedRange[0] || range[0] > mergedRange[1]) separateRanges.push(range);
    else mergedRange = [Math.min(range[0], mergedRange[0]), Math.max(range[1], mergedRange[1])];
  }
  ranges.set(client, [...separateRanges, mergedRange]);
}

function subtractRange(ranges: Ranges, client: number, [from, to]: Range): void {
  const remainingRanges: Range[] = [];
  for (const range of ranges.get(client) ?? []) {
    if (range[0] < from) remainingRanges.push([range[0], Math.min(range[1], from)]);
    if (range[1] > to) remainingRanges.push([Math.max(range[0], to), range[1]]);
  }
  if (remainingRanges.length > 0) ranges.set(client, remainingRanges);
  else ranges.delete(client);
}
