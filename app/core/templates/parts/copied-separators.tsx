/**
 * Whether separators are also in the text, because those drawn by CSS are not copied. Not in print.
 */
import { createContext, useContext } from "react";
import { LongPages } from "./long-pages.ts";

export const CopiedSeparators = createContext(false);

/** A space to copy after an item that long-pages.css puts beside the next one. */
export function CopiedSpace() {
  const isCopied = useContext(CopiedSeparators);
  const isForLongPages = useContext(LongPages);
  return isCopied && isForLongPages ? <span className="apart"> </span> : null;
}
