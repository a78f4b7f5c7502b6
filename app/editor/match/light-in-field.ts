/**
 * Lights characters of a form's field for a moment, with the caret at their end. They are not selected: the next key
 * would replace them.
 */
import type { TextRange } from "#app/editor/page/inline/active-text.ts";
import { boxesOf, isTextControl } from "#app/editor/presence/text-geometry.ts";

const LIT_MS = 2_000;

/** @param form is positioned, so that lights scroll with it */
export function lightInField(form: HTMLElement, control: HTMLElement, range: TextRange): void {
  if (!isTextControl(control)) return;
  control.setSelectionRange(range.end, range.end);
  const origin = form.getBoundingClientRect();
  const { boxes } = boxesOf(control, range.start, range.end, range.end);
  const lights = boxes.map(({ left, top, width, height }) => {
    const light = document.createElement("span");
    light.className = "pointer-events-none absolute animate-appear rounded-sm bg-[#f59e0b]/40";
    light.setAttribute("data-field-light", "");
    Object.assign(light.style, {
      left: `${left - origin.left}px`,
      top: `${top - origin.top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    return light;
  });
  for (const light of lights) form.appendChild(light);
  lights[0]?.scrollIntoView({ block: "center" });
  const remove = () => {
    clearTimeout(timer);
    control.removeEventListener("input", remove);
    for (const light of lights) light.remove();
  };
  const timer = setTimeout(remove, LIT_MS);
  control.addEventListener("input", remove);
}
