/**
 * Separators between list items as text, in addition to those that CSS draws, which browsers do not
 * copy. Used on the public page, never in print.
 */
import { createContext, useContext } from "react";
import { MultiPageLayout } from "./multi-page-layout.ts";

/** Whether separators are also text. */
export const SeparatorsAsText = createContext(false);

/** A space after an item that long-pages.css puts on the same line as the next one. */
export function TextSpace() {
  const hasTextSeparators = useContext(SeparatorsAsText);
  const isMultiPage = useContext(MultiPageLayout);
  return hasTextSeparators && isMultiPage ? <span className="apart"> </span> : null;
}
