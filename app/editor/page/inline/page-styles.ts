/** The styles of what is edited on the page, added when the code that edits is loaded. */
import { PLACE_CSS } from "./entry-place.ts";

/** Returns the function that removes them. */
export function addPageStyles(pageDocument: Document): () => void {
  const style = pageDocument.createElement("style");
  style.textContent = PLACE_CSS;
  pageDocument.head.appendChild(style);
  return () => style.remove();
}
