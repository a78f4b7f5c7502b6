import type * as Y from "yjs";

/**
 * Drops pending structs, which are neither stored nor visible but would be re-sent forever. True if there were any: the
 * sender is then asked for everything that the room lacks.
 */
export function dropPending(doc: Y.Doc): boolean {
  const { store } = doc;
  const hasGap = store.pendingStructs !== null || store.pendingDs !== null;
  store.pendingStructs = null;
  store.pendingDs = null;
  return hasGap;
}
