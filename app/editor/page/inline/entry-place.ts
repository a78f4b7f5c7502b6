/**
 * The place of an entry's dates or technologies on the page. They are edited in the form; where the
 * entry being edited has none, CSS prints their name in the entry's first line, so that React's
 * elements stay as they are.
 */
import { TEXTS } from "#app/editor/page/texts.ts";
import { entryOf } from "./text-order.ts";

/** Set on the element that has the focus in place of a text; its value is the field's key. */
export const PLACE_ATTRIBUTE = "data-place";
const EDITED = ":has([data-writing],[data-place])";
const WITHOUT_DATES = ".section:not(.projects,.references,.languages,.interests,.skills,.summary)";
const PROJECT = `.projects .entry${EDITED}:not(:has(> .tech)) > .head`;
const NAME = `color:#6b6862;white-space:nowrap;cursor:pointer;justify-self:end`;

/** Draws the places, and the focus on them. */
export const PLACE_CSS = `${WITHOUT_DATES} :is(.role,.entry:not(.employer))${EDITED} > .head:not(:has(> .dates))::after{content:"${TEXTS.dates}";${NAME}}
${PROJECT}::after{content:"${TEXTS.technologies}";${NAME}}
[data-place]:focus{outline:0}[data-place].head:focus::after,[data-place]:not(.head):focus{outline:1.5px solid #2a7a96;outline-offset:2px;border-radius:1px}`;

/** Focuses the place of a field in its entry; null if the page does not show the entry. */
export function focusPlace(root: HTMLElement, key: string): HTMLElement | null {
  const field = `[data-field^="${CSS.escape(`${entryOf(key)}.`)}"]`;
  // The first role's employer is shown above it.
  const shown = root.querySelector(`.role ${field}`) ?? root.querySelector(field);
  const scope = shown?.closest(".role, .entry");
  const printed = scope?.querySelector<HTMLElement>(":scope > .head > .dates, :scope > .tech");
  const place = printed ?? scope?.querySelector<HTMLElement>(":scope > .head");
  if (!place) return null;
  const name = key.endsWith(".technologies") ? TEXTS.technologies : TEXTS.dates;
  place.setAttribute(PLACE_ATTRIBUTE, key);
  place.tabIndex = -1;
  place.setAttribute("role", "button");
  place.setAttribute("aria-label", printed ? `${name}: ${printed.textContent}` : name);
  place.focus({ preventScroll: true });
  return place;
}

/** Removes the attributes that `focusPlace` has set. */
export function clearPlaces(root: HTMLElement): void {
  for (const place of root.querySelectorAll(`[${PLACE_ATTRIBUTE}]`)) {
    for (const name of [PLACE_ATTRIBUTE, "tabindex", "role", "aria-label"])
      place.removeAttribute(name);
  }
}
