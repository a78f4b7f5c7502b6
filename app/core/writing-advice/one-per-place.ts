/** The same words get one piece of advice: that of the weightier rule. */
import type { TextRange } from "./finding.ts";

/** The weightiest first. */
const BY_WEIGHT = [
  ...["month", "spelling", "passive", "weak-verb", "tense", "first-person", "cliche"],
  ...["repetition", "no-number", "length"],
] as const;
/** They mark a whole line or most of it, in which other words may have advice of their own. */
const WHOLE_LINE: ReadonlySet<string> = new Set(["no-number", "length"]);

export type MarkedRule = (typeof BY_WEIGHT)[number];

interface Marked {
  rule: MarkedRule;
  key: string;
  range: TextRange | null;
}

/** In the order given. Advice on a whole line marks what is left of it beside its marked words. */
export function onePerPlace<T extends Marked>(findings: readonly T[]): T[] {
  const taken = new Map<string, TextRange[]>();
  const kept = new Map<T, T>();
  for (const finding of byWeight(findings)) {
    const { key, rule, range } = finding;
    if (!range) {
      kept.set(finding, finding);
      continue;
    }
    const others = taken.get(key) ?? [];
    const isCovered = others.some((other) => other.start < range.end && other.end > range.start);
    const free = !isCovered ? range : WHOLE_LINE.has(rule) ? longestFree(range, others) : null;
    if (!free) continue;
    taken.set(key, [...others, free]);
    kept.set(finding, free === range ? finding : { ...finding, range: free });
  }
  return findings.flatMap((finding) => kept.get(finding) ?? []);
}

const byWeight = <T extends Marked>(findings: readonly T[]): T[] =>
  [...findings].sort((one, other) => BY_WEIGHT.indexOf(one.rule) - BY_WEIGHT.indexOf(other.rule));

function longestFree({ start, end }: TextRange, taken: readonly TextRange[]): TextRange | null {
  let longest: TextRange | null = null;
  let from = start;
  const inside = taken
    .filter((other) => other.start < end && other.end > start)
    .sort((one, other) => one.start - other.start);
  for (const { start: until, end: next } of [...inside, { start: end, end }]) {
    if (until > from && (!longest || until - from > longest.end - longest.start))
      longest = { start: from, end: until };
    from = Math.max(from, next);
  }
  return longest;
}
