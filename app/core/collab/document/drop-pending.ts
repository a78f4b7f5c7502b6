import type * as Y from "yjs";

/**
 * Drops pending structs, which are neither stored nor visible but would be re-sent forever. Returns
 * true if there were any: the caller then asks the sender for everything that the room lacks.
 */
export function dropPending(doc: Y.Doc): boolean {
  const { store } = doc;
  const hasGap = store.pendingStructs !== null || store.pendingDs !== null;
  store.pendingStructs = null;
  store.pendingDs = null;
  return hasGap;
}
