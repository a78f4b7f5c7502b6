/** Turns to the page with these words, scrolls to them and highlights them for a moment. */
import type { PagePreview } from "#app/editor/page/page-preview.ts";
import { boxesOnPage, boxStyle } from "./page-boxes.ts";

/** Time until the page that was turned to is rendered. */
const TURN_MS = 60;
const HIGHLIGHT_MS = 2_000;

/** @param words a range of the page's document */
export function showOnPage({ layer, showPageOf }: PagePreview, words: Range): void {
  const [first] = words.getClientRects();
  if (first) showPageOf(first);
  setTimeout(() => {
    const highlights = boxesOnPage(words).map((box) => {
      const highlight = document.createElement("span");
      highlight.className = "absolute animate-appear rounded-sm bg-[#f59e0b]/40";
      highlight.setAttribute("data-page-light", "");
      Object.assign(highlight.style, boxStyle(box));
      return highlight;
    });
    for (const highlight of highlights) layer.appendChild(highlight);
    // Where panes are tabs, the side panel covers the lower half of the page.
    const isBesidePanel = matchMedia("(min-width: 56.25rem)").matches;
    highlights[0]?.scrollIntoView({ block: isBesidePanel ? "center" : "start", inline: "nearest" });
    setTimeout(() => {
      for (const highlight of highlights) highlight.remove();
    }, HIGHLIGHT_MS);
  }, TURN_MS);
}
