/** Sorts tips by the position of their field in the form, then by the position of their words. */
import type { Tip } from "#app/core/writing-advice/list-tips.ts";

/** The first tip behind the caret, else the first of all. */
export function tipAfter(
  fields: readonly string[],
  tips: readonly Tip[],
  caret: { field: string; offset: number } | null,
): Tip | null {
  const indexOf = (field: string) => fields.indexOf(field);
  const ordered = [...tips].sort(
    (one, other) =>
      indexOf(one.field) - indexOf(other.field) || one.range.start - other.range.start,
  );
  const isBehind = ({ field, range }: Tip) =>
    caret !== null &&
    (indexOf(field) > indexOf(caret.field) ||
      (field === caret.field && range.start >= caret.offset));
  return ordered.find(isBehind) ?? ordered[0] ?? null;
}

/** The same advice on the same words, wherever these are now; of several, the nearest. */
export function sameTip(tips: readonly Tip[], { id, field, range }: Tip): Tip | null {
  const same = tips.filter((tip) => tip.id === id && tip.field === field);
  const distance = (tip: Tip) => Math.abs(tip.range.start - range.start);
  return same.sort((one, other) => distance(one) - distance(other))[0] ?? null;
}
