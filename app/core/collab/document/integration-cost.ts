/**
 * Bounds what it costs to integrate an update. Yjs places an item by scanning what lies between the two neighbors
 * that it names, so chosen neighbors make a small update scan a whole text for each of its items. The scan is
 * counted, by the rule with which Yjs resolves conflicts, before Yjs runs it; for honest edits it is one comparison an
 * item.
 */
import * as Y from "yjs";

/** A step takes about 0.2 µs: a frame of this many takes 40 ms. */
export const MAX_FRAME_STEPS = 200_000;
/**
 * Limit for the scans alone, which our editors' updates hardly need; the work up to it takes less than 25 ms. Lower
 * than MAX_FRAME_STEPS, because every load of the document repeats the scans, but not the splits.
 */
export const MAX_FRAME_SCANS = 100_000;
/** Limit for loading the whole document, which everyone who opens it has to do. */
export const MAX_DOCUMENT_STEPS = 600_000;
/** Limit for a document's structs, deleted ones included: loading and encoding walk through all. */
export const MAX_DOCUMENT_STRUCTS = 250_000;
/** Measured: a split costs about 2 µs. */
const STEPS_PER_SPLIT = 10;
/** section → entry → field: no type of a resume lies deeper. */
const MAX_DEPTH = 3;

export class IntegrationTooCostly extends Error {
  override name = "IntegrationTooCostly";
}

export interface IntegrationMeter {
  /** Counted so far: scans, and splits of items. */
  steps: number;
  /** The scans alone, which every load of the document repeats. */
  scanned: number;
  readonly maxSteps: number;
  readonly maxScans: number;
  /**
   * What happens past the limit; types nested too deep throw always. "throw": IntegrationTooCostly, and the document
   * is left half changed. "append": an item is put right after its left neighbor without a scan, and a map's value
   * after all values of its key. This keeps every character, but not the order that other copies have; for documents
   * that are rebuilt afterwards.
   */
  readonly beyond: "throw" | "append";
}

export const newMeter = (
  maxSteps: number,
  beyond: IntegrationMeter["beyond"],
  maxScans = maxSteps,
): IntegrationMeter => ({ steps: 0, scanned: 0, maxSteps, maxScans, beyond });

export const isBeyondLimit = ({ steps, scanned, maxSteps, maxScans }: IntegrationMeter): boolean =>
  steps > maxSteps || scanned > maxScans;

/** Runs `work`, which applies updates, under the meter; nothing asynchronous may happen in it. */
export function withMeter<T>(meter: IntegrationMeter, work: () => T): T {
  const { integrate } = Y.Item.prototype;
  let splits = 0;
  Y.Item.prototype.integrate = function metered(this: Y.Item, transaction, offset) {
    // An item without a parent becomes garbage, which Yjs does not place.
    if (this.parent) {
      const { length } = transaction._mergeStructs;
      // Every split adds its right half to the structs that the transaction tries to merge, so their number has grown
      // by the splits since the last item.
      if (length > splits) meter.steps += (length - splits) * STEPS_PER_SPLIT;
      splits = length;
      checkDepth(this);
      countScan(this, transaction.doc, offset, meter);
      if (isBeyondLimit(meter)) {
        if (meter.beyond === "throw") throw new IntegrationTooCostly("Too many steps to integrate");
        // With an offset, Yjs itself sets the left neighbor.
        if (offset === 0) placeWithoutScan(this);
      }
    }
    integrate.call(this, transaction, offset);
  };
  try {
    return work();
  } finally {
    Y.Item.prototype.integrate = integrate;
  }
}

/** The number of structs, the runs of items in which Yjs stores a document. */
export function countStructs(doc: Y.Doc): number {
  let count = 0;
  for (const structs of doc.store.clients.values()) count += structs.length;
  return count;
}

/** Counts the steps of the loop in Item.integrate of Yjs 13.6; stops at the limit. */
function countScan(item: Y.Item, doc: Y.Doc, offset: number, meter: IntegrationMeter): void {
  const { store } = doc;
  const parent = item.parent as Y.AbstractType<unknown>;
  // With an offset, the document already has that many characters of the item, and the last of these is its left
  // neighbor.
  const left =
    offset > 0
      ? (Y.getItem(store, Y.createID(item.id.client, item.id.clock + offset - 1)) as Y.Item)
      : item.left;
  const origin = offset > 0 ? (left as Y.Item).lastId : item.origin;
  // Nothing is scanned if the two neighbors are adjacent, or the item is put before the first one.
  const isAdjacent = left
    ? left.right === item.right
    : item.right
      ? item.right.left === null
      : false;
  if (isAdjacent) return;
  /** Returns false once the limit is exceeded. */
  const countStep = () => {
    meter.scanned++;
    meter.steps++;
    return !isBeyondLimit(meter);
  };
  // The scan begins after the left neighbor; without one, at the parent's first item, or at the oldest value of the
  // map's key, which Yjs reaches step by step from the latest.
  let next = left ? left.right : (parent._start as Y.Item | null);
  if (!left && item.parentSub !== null) {
    next = parent._map.get(item.parentSub) ?? null;
    while (next?.left) {
      next = next.left;
      if (!countStep()) return;
    }
  }
  // It goes on to the right neighbor, past items that were inserted at the same position or after such an item.
  const scanned = new Set<Y.Item>();
  while (next && next !== item.right) {
    if (!countStep()) return;
    scanned.add(next);
    if (Y.compareIDs(origin, next.origin)) {
      // Inserted between the same two neighbors: the item with the smaller client id comes first.
      const isPlaced =
        next.id.client >= item.id.client && Y.compareIDs(item.rightOrigin, next.rightOrigin);
      if (isPlaced) return;
    } else if (!next.origin || !scanned.has(Y.getItem(store, next.origin) as Y.Item)) {
      return;
    }
    next = next.right;
  }
}

/** Makes the item's two neighbors adjacent, so that integrating it finds nothing to scan. */
function placeWithoutScan(item: Y.Item): void {
  const parent = item.parent as Y.AbstractType<unknown>;
  if (item.parentSub !== null) {
    item.left = parent._map.get(item.parentSub) ?? null;
    item.right = null;
  } else {
    item.right = item.left ? item.left.right : (parent._start as Y.Item | null);
  }
}

function checkDepth({ parent }: Y.Item): void {
  let type = parent as Y.AbstractType<unknown> | null;
  for (let depth = 0; type?._item; depth++) {
    if (depth === MAX_DEPTH) throw new IntegrationTooCostly("Types are nested too deep");
    type = type._item.parent as Y.AbstractType<unknown> | null;
  }
}
