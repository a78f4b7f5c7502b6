import type * as Y from "yjs";

/**
 * Drops updates that Yjs keeps pending because they build on updates that never arrived. They are neither stored nor
 * visible but would be sent again forever. Returns true if there were any: the caller then asks the sender for
 * everything that the room lacks.
 */
export function dropPending(doc: Y.Doc): boolean {
  const { store } = doc;
  const hasGap = store.pendingStructs !== null || store.pendingDs !== null;
  store.pendingStructs = null;
  store.pendingDs = null;
  return hasGap;
}
