/** Moves tips with their words after edits, and drops those whose words have changed. */
import { spliceOf } from "#app/core/collab/merge/text-splice.ts";
import type { TextRange } from "#app/core/writing-advice/finding.ts";
import type { Tip } from "#app/core/writing-advice/list-tips.ts";

export interface CheckedTips {
  tips: readonly Tip[];
  /** The texts in which they were found, by field. */
  texts: ReadonlyMap<string, string>;
}

interface CurrentState {
  textOf(field: string): string;
  ignored: ReadonlySet<string>;
  /** The line that is being typed, which gets no tips yet. */
  typedLine: { field: string; range: TextRange } | null;
}

/** The tips to show now. Unmoved ones keep their object identity. */
export function currentTips(
  { tips, texts }: CheckedTips,
  { textOf, ignored, typedLine }: CurrentState,
): Tip[] {
  const moves = new Map<string, (range: TextRange) => TextRange | null>();
  for (const field of new Set(tips.map((tip) => tip.field)))
    moves.set(field, moveBetween(texts.get(field) ?? "", textOf(field)));
  return tips.flatMap((tip) => {
    if (ignored.has(tip.id)) return [];
    const range = moves.get(tip.field)?.(tip.range) ?? null;
    if (!range || (typedLine?.field === tip.field && overlaps(range, typedLine.range))) return [];
    return [range === tip.range ? tip : { ...tip, range }];
  });
}

const overlaps = (a: TextRange, b: TextRange) => a.start <= b.end && a.end >= b.start;

/**
 * Returns a function that moves a range with an edit: null if its characters, or their word, have
 * changed.
 */
function moveBetween(before: string, now: string): (range: TextRange) => TextRange | null {
  const splice = spliceOf(before, now);
  if (!splice) return (range) => range;
  const { index, remove, insert } = splice;
  const shift = insert.length - remove;
  const isPartOfWord = (at: number) => /[\p{L}\p{N}]/u.test(now[at] ?? "");
  return (range) => {
    const { start, end } = range;
    if (end < index || (end === index && !isPartOfWord(end))) return range;
    if (start < index + remove) return null;
    if (start === index + remove && isPartOfWord(start + shift - 1)) return null;
    return { start: start + shift, end: end + shift };
  };
}

/** The line of a text that a caret is in. */
export function lineAround(text: string, caret: number): TextRange {
  const end = text.indexOf("\n", caret);
  return {
    start: text.lastIndexOf("\n", caret - 1) + 1,
    end: end < 0 ? text.length : end,
  };
}
