/** The line under words that have a tip: dotted, or a zigzag under misspelled words. */
import type { Tip } from "#app/core/writing-advice/list-tips.ts";
import { classNames } from "#app/ui/controls/class-names.ts";

/** The rule "month" is about misspelled names of months. */
export const isMisspelling = ({ rule }: Tip): boolean => rule === "spelling" || rule === "month";

export function TipMark({
  tip,
  place,
  isOpen,
  style,
}: {
  tip: Tip;
  place: "form" | "page";
  isOpen: boolean;
  style: React.CSSProperties;
}) {
  return (
    <span
      data-tip={tip.id}
      data-tip-field={tip.field}
      data-tip-start={tip.range.start}
      className={classNames(
        "absolute",
        place === "page" && "tip-on-page",
        isMisspelling(tip) ? "tip-misspelled" : "tip-style",
        isOpen && "tip-open",
      )}
      style={style}
    />
  );
}

/** Whether an element is a mark of this tip. */
export const isMarkOf = ({ dataset }: HTMLElement, { id, field, range }: Tip): boolean =>
  dataset.tip === id && dataset.tipField === field && dataset.tipStart === String(range.start);

/** This tip's marks in a layer, one per line of its words. */
export const marksOf = (layer: HTMLElement, tip: Tip): HTMLElement[] =>
  [...layer.querySelectorAll<HTMLElement>("[data-tip]")].filter((mark) => isMarkOf(mark, tip));

/**
 * Hides a field's marks from the edited line on: while typing they would be under the wrong words.
 */
export function hideMarks(layer: HTMLElement, field: string, from: number): void {
  const marks = layer.querySelectorAll<HTMLElement>(`[data-tip-field="${CSS.escape(field)}"]`);
  for (const mark of marks) {
    if (Number(mark.dataset.tipStart) >= from) mark.style.visibility = "hidden";
  }
}

/** False if the mark is scrolled out of view. */
export function isInView(mark: HTMLElement): boolean {
  const { top, bottom } = mark.getBoundingClientRect();
  for (let parent = mark.parentElement; parent; parent = parent.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(parent).overflowY)) continue;
    const pane = parent.getBoundingClientRect();
    return bottom > pane.top && top < pane.bottom;
  }
  return true;
}

/** The visible mark at a point of the window, also up to 2 px below it; null if there is none. */
export function markAt(layer: HTMLElement, x: number, y: number): HTMLElement | null {
  for (const mark of layer.querySelectorAll<HTMLElement>("[data-tip]")) {
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    const isShown = mark.style.visibility !== "hidden";
    if (isShown && x >= left && x <= right && y >= top && y <= bottom + 2) return mark;
  }
  return null;
}
