/**
 * Finds the occupation that a line of a resume or a posting's title names: `Senior Staff Nurse, Mercy
 * Hospital`. The last word of a title that names an occupation is its "head": nurse.
 */
import { IRREGULAR_PAST } from "#app/core/ats/claims/clause-words.ts";
import { SENIORITY, SYNONYMOUS_HEADS } from "#app/core/ats/titles/title-words.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";
import { FUNCTION_WORDS } from "#app/core/ats/words/word-classes.ts";
import type { OccupationSet, Occupations } from "./occupations.ts";
import { asWholeTitle, isTitleHead, MAX_TITLE_WORDS, titleKey, titleWords } from "./title-key.ts";

export interface NamedOccupation {
  /** Token range of the title's words that named it. */
  range: TokenRange;
  occupationSet: OccupationSet;
  /**
   * Whether it was found by a last word of the same meaning, such as supervisor for lead. Then it
   * is reliable as proof that two occupations are near, but not that they are far apart.
   */
  isBySynonymousHead: boolean;
}

/** Function words within titles; other ones end them: `Nurse at Mercy Hospital`. */
const JOINERS = new Set(["of", "and"]);

/**
 * Reads the first title in the range; if it is unknown, the rest, often a firm's name, is skipped.
 * @returns null if no known occupation is named
 */
export function namedOccupation(
  tokens: readonly Token[],
  { from, to }: TokenRange,
  occupations: Occupations,
): NamedOccupation | null {
  for (let start = from; start < to; ) {
    const first = tokens[start] as Token;
    if (first.gap === GAP.line && isPastVerb(first)) return null;
    let end = start + 1;
    while (end < to && continuesTitle(tokens, end)) end++;
    const range = { from: start, to: end };
    const words = tokens.slice(start, end);
    if (words.some(isSingularHead)) return endingInHead(tokens, range, occupations);
    const hasHead = words.some(({ fold }) => isTitleHead(fold));
    const named = hasHead ? null : withoutHead(tokens, range, occupations);
    if (named) return named;
    start = end;
  }
  return null;
}

/** Words that end like a verb's past form but may begin a title. */
const QUALIFIED = new Set(
  "registered licensed certified chartered qualified accredited advanced experienced".split(" "),
);

/** Whether the line is prose that starts with a verb: `- Trained new welders in 2018`. */
const isPastVerb = ({ low }: Token) =>
  IRREGULAR_PAST.has(low) || (/^[a-z]{3,}ed$/.test(low) && !QUALIFIED.has(low));

/** Whether a token belongs to the same title as the one before it. */
function continuesTitle(tokens: readonly Token[], index: number): boolean {
  const [before, { gap, low }] = [tokens[index - 1] as Token, tokens[index] as Token];
  // `Barista and shift lead` are two titles.
  if (low === "and" && isSingularHead(before)) return false;
  return gap <= GAP.hyphen && (!FUNCTION_WORDS.has(low) || JOINERS.has(low));
}

/** Whether it is a title's last word in the singular; the plural may be a firm: Painters Ltd. */
const isSingularHead = ({ fold, low }: Token) =>
  isTitleHead(fold) && !(low !== fold && low.endsWith("s"));

/**
 * A title ends in its head, so an `Engineer Recruiter` is not an engineer: finds the longest known
 * title that ends with the last head. `Nurse Intern` is read without the rank.
 */
function endingInHead(
  tokens: readonly Token[],
  range: TokenRange,
  occupations: Occupations,
): NamedOccupation | null {
  for (let at = range.to - 1; at >= range.from; at--) {
    const head = tokens[at] as Token;
    if (!isSingularHead(head)) continue;
    // A title with `of` goes on after its head: `Head of Marketing`.
    const endOfField = tokens[at + 1]?.low === "of" ? Math.min(range.to, at + MAX_TITLE_WORDS) : 0;
    for (let end = Math.max(endOfField, at + 1); end > at; end--) {
      const found = longestKnown(tokens, { from: range.from, to: end }, at, occupations);
      if (found) return found;
    }
    if (!SENIORITY.has(head.fold)) return null;
  }
  return null;
}

/** Known titles without a head, of at least two words: `kitchen hand`, `cabin crew`. */
function withoutHead(
  tokens: readonly Token[],
  { from, to }: TokenRange,
  occupations: Occupations,
): NamedOccupation | null {
  for (let end = to; end > from + 1; end--) {
    const found = longestKnown(tokens, { from, to: end }, end - 2, occupations);
    if (found) return found;
  }
  return null;
}

/** The longest known title that ends where the range ends and begins at token `last` or before. */
function longestKnown(
  tokens: readonly Token[],
  { from, to }: TokenRange,
  last: number,
  occupations: Occupations,
): NamedOccupation | null {
  for (let start = Math.max(from, to - MAX_TITLE_WORDS); start <= last; start++) {
    const { low } = tokens[start] as Token;
    if (FUNCTION_WORDS.has(low) || /^\d+$/.test(low)) continue;
    const found = occupationsOf(tokens.slice(start, to), start === from, occupations);
    if (found) return { range: { from: start, to }, ...found };
  }
  return null;
}

/**
 * Looks a title up by its head, or one that means the same: `warehouse lead` as warehouse
 * supervisor.
 * @param isAlone whether no word of the same line is before it
 */
function occupationsOf(
  title: readonly Token[],
  isAlone: boolean,
  occupations: Occupations,
): Omit<NamedOccupation, "range"> | null {
  const words = titleWords(title.map(({ fold }) => fold));
  const others = words.slice(0, -1);
  const head = words.at(-1);
  if (head === undefined) return null;
  const exact =
    occupations.occupationsOfTitle(titleKey(words)) ??
    (isAlone ? occupations.occupationsOfTitle(titleKey(asWholeTitle(words))) : null);
  if (exact) return { occupationSet: exact, isBySynonymousHead: false };
  if (others.length === 0) return null;
  for (const group of SYNONYMOUS_HEADS) {
    if (!group.has(head)) continue;
    for (const other of group) {
      const occupationSet = occupations.occupationsOfTitle(titleKey([...others, other]));
      if (occupationSet) return { occupationSet, isBySynonymousHead: true };
    }
  }
  return null;
}
