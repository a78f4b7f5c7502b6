/** Removes overlapping advice: for the same words, only that of the most important rule is kept. */
import type { TextRange } from "./finding.ts";

/** Rules, the most important first. */
const BY_PRIORITY = [
  ...["month", "spelling", "passive", "weak-verb", "tense", "first-person", "cliche"],
  ...["repetition", "no-number", "length"],
] as const;
/** Rules that mark a whole line or most of it, in which some words may also have other advice. */
const WHOLE_LINE: ReadonlySet<string> = new Set(["no-number", "length"]);

export type MarkedRule = (typeof BY_PRIORITY)[number];

interface Marked {
  rule: MarkedRule;
  key: string;
  range: TextRange | null;
}

/**
 * Keeps the given order. Advice on a whole line is cut to its longest part without other advice.
 */
export function removeOverlaps<T extends Marked>(findings: readonly T[]): T[] {
  /** The ranges kept for each field, disjoint and sorted. */
  const taken = new Map<string, TextRange[]>();
  const kept = new Map<T, T>();
  for (const finding of sortByPriority(findings)) {
    const { key, rule, range } = finding;
    if (!range) {
      kept.set(finding, finding);
      continue;
    }
    const others = taken.get(key) ?? [];
    taken.set(key, others);
    const index = firstEndingAfter(others, range.start);
    const isCovered = (others[index]?.start ?? Number.POSITIVE_INFINITY) < range.end;
    const free = !isCovered
      ? range
      : WHOLE_LINE.has(rule)
        ? longestFree(range, others, index)
        : null;
    if (!free) continue;
    others.splice(firstEndingAfter(others, free.start), 0, free);
    kept.set(finding, free === range ? finding : { ...finding, range: free });
  }
  return findings.flatMap((finding) => kept.get(finding) ?? []);
}

const sortByPriority = <T extends Marked>(findings: readonly T[]): T[] =>
  [...findings].sort((a, b) => BY_PRIORITY.indexOf(a.rule) - BY_PRIORITY.indexOf(b.rule));

/** Index of the first range that ends after this offset (binary search in up to thousands). */
function firstEndingAfter(ranges: readonly TextRange[], offset: number): number {
  let [from, to] = [0, ranges.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ranges[middle] as TextRange).end > offset) to = middle;
    else from = middle + 1;
  }
  return from;
}

/**
 * The longest part of a range that is not taken. @param from index of the first taken range that
 * ends after its start
 */
function longestFree(
  { start, end }: TextRange,
  taken: readonly TextRange[],
  from: number,
): TextRange | null {
  let longest: TextRange | null = null;
  let free = start;
  for (let index = from; free < end; index++) {
    const next = taken[index] ?? { start: end, end };
    const until = Math.min(next.start, end);
    if (until > free && (!longest || until - free > longest.end - longest.start))
      longest = { start: free, end: until };
    free = Math.max(free, next.end);
  }
  return longest;
}
