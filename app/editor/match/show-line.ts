/**
 * Shows a resume's line that the score quotes: on the page, and in the form if that is visible
 * beside it.
 */
import { fieldText } from "#app/core/collab/comments/anchors.ts";
import type { TextRange } from "#app/editor/page/inline/active-text.ts";
import { showOnPage } from "#app/editor/page/marks/show-on-page.ts";
import type { PagePreview } from "#app/editor/page/page-preview.ts";
import { textRangeOfSelection } from "#app/editor/selection/selection-text-range.ts";
import type { Room } from "#app/editor/sync/room.ts";
import type { ReportQuote } from "./on-page/locate-quote.ts";
import { type PageQuote, readPageQuotes } from "./on-page/page-quotes.ts";

/** What the match pane (job & score) needs of the other panes. */
export interface OtherPanes {
  /** Null until the page is rendered. */
  preview: PagePreview | null;
  /** Whether the form can be seen beside the page. */
  isFormBeside: boolean;
  /** Brings the page into view where something covers it. */
  showPage(): void;
  /** Brings the rows of requirements into view. */
  showRows(): void;
}

/**
 * Focuses a field in the form; highlights characters of it, or shows a pattern for its next bullet.
 */
export type PickField = (
  field: string,
  how?: { range?: TextRange | null; bulletPattern?: string },
) => void;

/** Shows the line that the report quotes. Returns false if it is no longer on the page. */
export function showLine(
  room: Room,
  otherPanes: OtherPanes,
  where: ReportQuote,
  onPick: PickField | undefined,
): boolean {
  const { preview, isFormBeside, showPage } = otherPanes;
  const quote = preview && readPageQuotes(preview.pageDocument)(where);
  if (!preview || !quote) return false;
  const pressedButton = document.activeElement;
  showPage();
  if (isFormBeside && onPick && quote.field !== null) {
    const place = placeInForm(room, quote, quote.field);
    onPick(place.field, { range: place.range });
  }
  // In the next frame: the page may have been behind a tab.
  requestAnimationFrame(() => {
    showOnPage(preview, quote.range);
    if (!isFormBeside) focusPageInstead(pressedButton, otherPanes);
  });
  return true;
}

/**
 * If showing the page has hidden the pressed button, focuses the page; Escape then returns to the
 * button.
 */
export function focusPageInstead(
  pressedButton: Element | null,
  { preview, showRows }: OtherPanes,
): void {
  if (!preview || !(pressedButton instanceof HTMLElement) || pressedButton.offsetParent !== null)
    return;
  focusPage(preview, () => {
    showRows();
    requestAnimationFrame(() => pressedButton.focus());
  });
}

function focusPage({ pageDocument }: PagePreview, goBack: () => void): void {
  const pane = pageDocument.defaultView?.frameElement?.closest<HTMLElement>("[tabindex]");
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") goBack();
  };
  pane?.focus({ preventScroll: true });
  pane?.addEventListener("keydown", onKeyDown);
  pane?.addEventListener("focusout", () => pane.removeEventListener("keydown", onKeyDown), {
    once: true,
  });
}

function placeInForm(
  room: Room,
  { range }: PageQuote,
  field: string,
): { field: string; range: TextRange | null } {
  if (field === "languages" || field === "interests") {
    return { field: entryOfItem(room, field, range.toString()), range: null };
  }
  const text = room.presence.withDocument((doc) => fieldText(doc, field));
  return { field, range: text === null ? null : textRangeOfSelection(text, field, range) };
}

/** The page shows the entries of these sections as one list: `German (fluent)`. */
function entryOfItem(room: Room, section: "languages" | "interests", item: string): string {
  const entries = room.document.read()?.resume[section] ?? [];
  const entry = entries.find(({ name }) => item === name || item.startsWith(`${name} (`));
  return entry ? `${section}.${entry.id}.name` : section;
}
