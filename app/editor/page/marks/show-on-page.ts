/** Turns to words on the page, scrolls to them and lights them up for a moment. */
import type { PagePreview } from "#app/editor/page/preview-page-handle.ts";
import { boxesOnPage, coverBox } from "./page-boxes.ts";

/** Until the turned page is drawn. */
const TURN_MS = 60;
const LIT_MS = 2_000;

export function showOnPage({ layer, showPlace }: PagePreview, words: Range): void {
  const [first] = words.getClientRects();
  if (first) showPlace(first);
  setTimeout(() => {
    const lights = boxesOnPage(words).map((box) => {
      const light = document.createElement("span");
      light.className = "absolute animate-appear rounded-sm bg-[#f59e0b]/40";
      light.setAttribute("data-page-light", "");
      Object.assign(light.style, coverBox(box));
      return light;
    });
    for (const light of lights) layer.appendChild(light);
    // Where panes are tabs, the panel's sheet covers the lower half.
    const isBesidePanel = matchMedia("(min-width: 56.25rem)").matches;
    lights[0]?.scrollIntoView({ block: isBesidePanel ? "center" : "start", inline: "nearest" });
    setTimeout(() => {
      for (const light of lights) light.remove();
    }, LIT_MS);
  }, TURN_MS);
}
