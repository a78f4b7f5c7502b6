/**
 * Highlights characters of a form's field for a moment, with the caret at their end. They are not
 * selected, because the next key would replace a selection.
 */
import type { TextRange } from "#app/editor/page/inline/active-text.ts";
import { boxesOf, isTextControl } from "#app/editor/presence/text-geometry.ts";

const HIGHLIGHT_MS = 2_000;

/**
 * Does nothing if the control is not a text control.
 *
 * @param form must be a positioned element, so that the highlights scroll with it
 */
export function highlightInField(form: HTMLElement, control: HTMLElement, range: TextRange): void {
  if (!isTextControl(control)) return;
  control.setSelectionRange(range.end, range.end);
  const origin = form.getBoundingClientRect();
  const { boxes } = boxesOf(control, range.start, range.end, range.end);
  const highlights = boxes.map(({ left, top, width, height }) => {
    const highlight = document.createElement("span");
    highlight.className = "pointer-events-none absolute animate-appear rounded-sm bg-[#f59e0b]/40";
    highlight.setAttribute("data-field-light", "");
    Object.assign(highlight.style, {
      left: `${left - origin.left}px`,
      top: `${top - origin.top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    return highlight;
  });
  for (const highlight of highlights) form.appendChild(highlight);
  highlights[0]?.scrollIntoView({ block: "center" });
  const remove = () => {
    clearTimeout(timer);
    removeEventListener("input", onInput, true);
    for (const highlight of highlights) highlight.remove();
  };
  const onInput = ({ target }: Event) => target === control && remove();
  const timer = setTimeout(remove, HIGHLIGHT_MS);
  // At the window, which takes this event from text controls (form/fields/text-input.ts).
  addEventListener("input", onInput, true);
}
