/**
 * The caret in a text that is edited on the page, provided by the page editor; null while no text
 * is edited there.
 */
import type { LocalCursor } from "./presence-store.ts";

let readCursor: () => LocalCursor | null = () => null;

export const pageCursor = {
  read: () => readCursor(),
  /** Returns the function that removes the source. */
  set(read: () => LocalCursor | null): () => void {
    readCursor = read;
    return () => {
      if (readCursor === read) readCursor = () => null;
    };
  },
};
