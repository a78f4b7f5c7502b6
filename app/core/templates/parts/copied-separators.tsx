/** Separators for copied text, because those drawn by CSS are not copied. Printed pages don't need them. */
import { createContext, useContext } from "react";
import { LongPages } from "./long-pages.ts";

export const CopiedSeparators = createContext(false);

/** After an item that long-pages.css sets beside the next one. */
export function CopiedSpace() {
  const isCopied = useContext(CopiedSeparators);
  const isForLongPages = useContext(LongPages);
  return isCopied && isForLongPages ? <span className="apart"> </span> : null;
}
