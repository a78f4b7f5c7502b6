/**
 * Finds the words of a document that are in no field of the imported resume, so that nothing is
 * lost silently.
 */

import type { UnusedText } from "#app/core/import/outcome.ts";
import { findKnownHeading } from "#app/core/resume-languages/reading/read-heading.ts";
import { isLabel, isPartOfDate, withoutDates } from "./carries-nothing.ts";
import { type FoundWord, indexWords, pairOf, type WordIndex, wordsOf } from "./word-index.ts";

interface ReadLine {
  text: string;
  words: FoundWord[];
  isUsed: boolean[];
  hadDates: boolean;
}

/** The limits bound the time; no resume has more lines, nor longer ones. */
const MAX_LINES = 1_500;
const MAX_LINE_LENGTH = 2_000;
const MIN_LETTERS = 3;
const MAX_HEADING_WORDS = 5;
const MAX_LABEL_WORDS = 3;

/**
 * @param used texts that count as used, by section: those of the resume, and others that were
 * reported
 */
export function findUnused(
  lines: readonly string[],
  used: Readonly<Record<string, unknown>>,
): UnusedText[] {
  const index = indexWords(used);
  const cleanLines = lines
    .slice(0, MAX_LINES)
    .map((line) => (line.length > MAX_LINE_LENGTH ? "" : line.replaceAll("\0", "")));
  const read = cleanLines.map((line, at) => readLine(line, cleanLines[at - 1] ?? "", index));
  const sections = read.map((line) => sectionOf(line, index));
  const found = read.flatMap((line, at) =>
    isHeading(line, at, sections) ? [] : unusedIn(line).map((text) => ({ text, line: at })),
  );
  // Repeated text, such as the label of a table's row, is reported once.
  const firsts = new Map(found.toReversed().map((each) => [each.text, each]));
  return found.filter((each) => firsts.get(each.text) === each);
}

function readLine(line: string, before: string, index: WordIndex): ReadLine {
  const text = withoutDates(line, index.words);
  const words = wordsOf(text);
  const continuesWord = /\p{L}-$/u.test(before.trim());
  const isUsed = words.map((word, at) => {
    const isCut = (at === 0 && continuesWord) || (at === words.length - 1 && /-\s*$/.test(text));
    return (
      isCut ||
      index.edges.has(word.word) ||
      index.pairs.has(pairOf(words[at - 1], word)) ||
      index.pairs.has(pairOf(word, words[at + 1])) ||
      (words.length <= 2 && index.words.has(word.word))
    );
  });
  return { text, words, isUsed, hadDates: text !== line };
}

/** The section that most of a line's words are in; null if none are in any. */
function sectionOf({ words }: ReadLine, { pairs, edges }: WordIndex): string | null {
  const votes = new Map<string, number>();
  const vote = (section: string | undefined, weight: number) => {
    if (section) votes.set(section, (votes.get(section) ?? 0) + weight);
  };
  for (const [at, word] of words.entries()) {
    vote(pairs.get(pairOf(words[at - 1], word)), 2);
    vote(edges.get(word.word), 1);
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** A few words on their own line where another section begins are its heading, whatever they are. */
function isHeading(
  { text, words, isUsed }: ReadLine,
  at: number,
  sections: readonly (string | null)[],
): boolean {
  if (findKnownHeading(text)) return true;
  if (words.length > MAX_HEADING_WORDS || isUsed.every(Boolean) || /[\d,;@]/.test(text))
    return false;
  const before = sections.slice(0, at).findLast((section) => section !== null);
  const after = sections.slice(at + 1).find((section) => section !== null);
  return after !== undefined && before !== after;
}

function unusedIn({ text, words, isUsed, hadDates }: ReadLine): string[] {
  const found: string[] = [];
  for (let start = 0; start < words.length; start++) {
    if (isUsed[start]) continue;
    let end = start;
    while (end + 1 < words.length && !isUsed[end + 1]) end++;
    const [from, to] = [words[start], words[end]];
    if (!from || !to) break;
    const part = text.slice(from.at, to.at + to.length);
    const isFollowed = end + 1 < words.length;
    const isLabelOfRest =
      isFollowed &&
      end - start < MAX_LABEL_WORDS &&
      /^\s*[:：]/.test(text.slice(to.at + to.length));
    const letters = part.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    const hasNoContent =
      letters < MIN_LETTERS || isLabelOfRest || isLabel(part) || (hadDates && isPartOfDate(part));
    if (!hasNoContent) found.push(part);
    start = end;
  }
  return found;
}
