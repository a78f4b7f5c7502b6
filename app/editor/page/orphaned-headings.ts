/** Headings stay with what they are over, in browsers too that know no `break-after: avoid` (Firefox). */
import { type Columns, pageAt } from "./preview-page.ts";

/** Moves each heading that stands alone at a page's foot to the next page, where the PDF has it. */
export function keepHeadings(flow: HTMLElement, columns: Columns): void {
  for (const heading of flow.querySelectorAll<HTMLElement>(".resume h2")) {
    heading.style.marginTop = "";
    const next = heading.nextElementSibling;
    // In order: one that is moved takes along those after it.
    if (next && pageOf(next, flow, columns) > pageOf(heading, flow, columns)) {
      // Cut off at the page's end like any margin. Firefox knows no `break-before: column` either.
      heading.style.marginTop = `${flow.clientHeight}px`;
    }
  }
}

/** The page, from 1, on which it begins. */
function pageOf(element: Element, flow: HTMLElement, columns: Columns): number {
  const left = element.getClientRects()[0]?.left ?? 0;
  return pageAt(left - flow.getBoundingClientRect().left, columns);
}
