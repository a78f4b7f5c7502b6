/**
 * Keeps headings on the page of their content in browsers that lack `break-after: avoid` (Firefox).
 */
import { type Columns, pageAt } from "./page-columns.ts";

/** Moves each heading that is alone at the foot of a page to the next page, where the PDF has it. */
export function moveOrphanedHeadings(flow: HTMLElement, columns: Columns): void {
  // In document order: moving a heading moves those after it.
  for (const heading of flow.querySelectorAll<HTMLElement>(".resume h2")) {
    heading.style.marginTop = "";
    const next = heading.nextElementSibling;
    if (next && pageOf(next, flow, columns) > pageOf(heading, flow, columns)) {
      // This margin fills the rest of the page. Firefox lacks `break-before: column` as well.
      heading.style.marginTop = `${flow.clientHeight}px`;
    }
  }
}

/** The page, from 1, on which an element begins. */
function pageOf(element: Element, flow: HTMLElement, columns: Columns): number {
  const left = element.getClientRects()[0]?.left ?? 0;
  return pageAt(left - flow.getBoundingClientRect().left, columns);
}
