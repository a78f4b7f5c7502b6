/** The page's markup without the attributes and characters that make a text editable. */
import { HOST_ATTRIBUTE, makeReadOnly } from "./editable-host.ts";
import { clearPlaces } from "./entry-place.ts";
import { LINE_KEEPER } from "./line-map.ts";

/** @param flow the element that contains the rendered template */
export function markupOf(flow: HTMLElement): string {
  const copy = flow.cloneNode(true) as HTMLElement;
  for (const host of copy.querySelectorAll(`[${HOST_ATTRIBUTE}]`)) removeLineKeeper(host);
  makeReadOnly(copy);
  clearPlaces(copy);
  return copy.innerHTML;
}

/**
 * Removes it only after a space or in an empty line: elsewhere the user may have typed that
 * character.
 */
function removeLineKeeper(host: Element): void {
  const walker = host.ownerDocument.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.endsWith(LINE_KEEPER)) text.data = text.data.replace(/(^|\s)\u200c$/, "$1");
  }
}
