/** Finds the next tip in the form's order, and finds a tip again after edits. */
import type { Tip } from "#app/core/writing-advice/list-tips.ts";

/** The first tip after the caret, else the first of all; null if there are none. `fields` are in the form's order. */
export function nextTipAfter(
  fields: readonly string[],
  tips: readonly Tip[],
  caret: { field: string; offset: number } | null,
): Tip | null {
  const indexOf = (field: string) => fields.indexOf(field);
  const ordered = [...tips].sort(
    (a, b) => indexOf(a.field) - indexOf(b.field) || a.range.start - b.range.start,
  );
  const isAfterCaret = ({ field, range }: Tip) =>
    caret !== null &&
    (indexOf(field) > indexOf(caret.field) ||
      (field === caret.field && range.start >= caret.offset));
  return ordered.find(isAfterCaret) ?? ordered[0] ?? null;
}

/**
 * Finds the tip with the same advice on the same words; of several, the nearest. If the rest of its
 * line was edited, which changes its id, it is found by its position. Null if it is gone.
 */
export function findSameTip(tips: readonly Tip[], tip: Tip): Tip | null {
  const { id, field, range } = tip;
  const same = tips.filter((each) => each.id === id && each.field === field);
  const distance = (each: Tip) => Math.abs(each.range.start - range.start);
  const [nearest] = same.sort((a, b) => distance(a) - distance(b));
  const isInPlace = (each: Tip) =>
    each.field === field && each.rule === tip.rule && distance(each) === 0;
  return nearest ?? tips.find((each) => isInPlace(each) && each.words === tip.words) ?? null;
}
