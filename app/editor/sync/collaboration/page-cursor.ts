/** Reads the caret on the page while a text is written there: the editor's focus is in the preview's iframe. */
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
