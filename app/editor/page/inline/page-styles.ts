/** The styles of what is edited on the page, added when the code that edits is loaded. */
import { PLACE_CSS } from "./entry-place.ts";

/**
 * Styles of a text that is edited on the page. Its placeholder has no height: the caret stays at the
 * line's start. After another text on the same line, it follows the caret instead, in the line.
 */
const EDITED_TEXT = `[data-writing]{cursor:text}[data-writing]:focus{outline:0;box-shadow:none}
[data-placeholder]:not(span,.group > h3)::before{content:attr(data-placeholder);float:inline-start;height:0;color:#6b6862;pointer-events:none}
:is(span,.group > h3)[data-placeholder][data-placeholder][data-placeholder]::after{content:attr(data-placeholder);color:#6b6862;pointer-events:none}`;

/** Returns the function that removes them. */
export function addPageStyles(pageDocument: Document): () => void {
  const style = pageDocument.createElement("style");
  style.textContent = `${EDITED_TEXT}\n${PLACE_CSS}`;
  pageDocument.head.appendChild(style);
  return () => style.remove();
}
