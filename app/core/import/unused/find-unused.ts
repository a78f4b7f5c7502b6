/**
 * Finds the words of a document that are in no field of the imported resume, so that nothing is
 * lost silently.
 */

import type { UnusedText } from "#app/core/import/outcome.ts";
import { findKnownHeading } from "#app/core/resume-languages/reading/read-heading.ts";
import { isContentFree, isPartOfDate, withoutDates } from "./content-free-text.ts";
import { indexWords, pairKey, type TextWord, type WordIndex, wordsOf } from "./word-index.ts";

/** A line of the document, compared with the resume. */
interface ComparedLine {
  /** Without the dates that are in the resume. */
  text: string;
  words: TextWord[];
  /** For each of `words`: whether it is in the resume, in the same context. */
  areUsed: boolean[];
  /** True if dates were removed from `text`. */
  hadDates: boolean;
}

/** The limits bound the time; no resume has more lines, nor longer ones. */
const MAX_LINES = 1_500;
const MAX_LINE_LENGTH = 2_000;
/** Shorter texts are not worth reporting. */
const MIN_LETTERS = 3;
/** Longer texts are no headings, and no labels before a colon. */
const MAX_HEADING_WORDS = 5;
const MAX_LABEL_WORDS = 3;

/**
 * @param lines the document's lines
 * @param used texts that count as used, by section: those of the resume, and others that were reported
 * @returns the unused texts in the document's order, each once
 */
export function findUnused(
  lines: readonly string[],
  used: Readonly<Record<string, unknown>>,
): UnusedText[] {
  const index = indexWords(used);
  const cleanLines = lines
    .slice(0, MAX_LINES)
    .map((line) => (line.length > MAX_LINE_LENGTH ? "" : line.replaceAll("\0", "")));
  const comparedLines = cleanLines.map((line, at) =>
    compareLine(line, cleanLines[at - 1] ?? "", index),
  );
  const sections = comparedLines.map((line) => sectionOfLine(line, index));
  const unused = comparedLines.flatMap((line, index) =>
    isHeading(line, index, sections)
      ? []
      : unusedTextsOf(line).map((text) => ({ text, line: index })),
  );
  // Repeated text, such as the label of a table's row, is reported once.
  const seen = new Set<string>();
  return unused.filter(({ text }) => {
    const isRepeated = seen.has(text);
    seen.add(text);
    return !isRepeated;
  });
}

/**
 * Decides for each word of a line whether the resume has it: with the same neighbor, at the edge of a field's line, or
 * in a line of at most two words anywhere.
 */
function compareLine(line: string, previousLine: string, index: WordIndex): ComparedLine {
  const text = withoutDates(line, index.words);
  const words = wordsOf(text);
  const continuesWord = /\p{L}-$/u.test(previousLine.trim());
  const areUsed = words.map((word, at) => {
    // The resume has the two halves of a hyphenated word as one.
    const isHalfWord =
      (at === 0 && continuesWord) || (at === words.length - 1 && /-\s*$/.test(text));
    return (
      isHalfWord ||
      index.edges.has(word.word) ||
      index.pairs.has(pairKey(words[at - 1], word)) ||
      index.pairs.has(pairKey(word, words[at + 1])) ||
      (words.length <= 2 && index.words.has(word.word))
    );
  });
  return { text, words, areUsed, hadDates: text !== line };
}

/** The section of the resume that has most of a line's words; null if none has any. */
function sectionOfLine({ words }: ComparedLine, { pairs, edges }: WordIndex): string | null {
  const votes = new Map<string, number>();
  const vote = (section: string | undefined, weight: number) => {
    if (section) votes.set(section, (votes.get(section) ?? 0) + weight);
  };
  for (const [at, word] of words.entries()) {
    // Two words in the same order are stronger evidence than one.
    vote(pairs.get(pairKey(words[at - 1], word)), 2);
    vote(edges.get(word.word), 1);
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** True for a known heading, and for a few words between lines of two different sections. */
function isHeading(
  { text, words, areUsed }: ComparedLine,
  index: number,
  sections: readonly (string | null)[],
): boolean {
  if (findKnownHeading(text)) return true;
  if (words.length > MAX_HEADING_WORDS || areUsed.every(Boolean) || /[\d,;@]/.test(text))
    return false;
  const sectionBefore = sections.slice(0, index).findLast((section) => section !== null);
  const sectionAfter = sections.slice(index + 1).find((section) => section !== null);
  return sectionAfter !== undefined && sectionBefore !== sectionAfter;
}

/** Each run of unused words, as the line writes it. */
function unusedTextsOf({ text, words, areUsed, hadDates }: ComparedLine): string[] {
  const unused: string[] = [];
  for (let start = 0; start < words.length; start++) {
    if (areUsed[start]) continue;
    let end = start;
    while (end + 1 < words.length && !areUsed[end + 1]) end++;
    const [first, last] = [words[start], words[end]];
    if (!first || !last) break;
    const part = text.slice(first.at, last.at + last.length);
    const hasWordsAfter = end + 1 < words.length;
    const isLabelOfRest =
      hasWordsAfter &&
      end - start < MAX_LABEL_WORDS &&
      /^\s*[:：]/.test(text.slice(last.at + last.length));
    const letters = part.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    const hasNoContent =
      letters < MIN_LETTERS ||
      isLabelOfRest ||
      isContentFree(part) ||
      (hadDates && isPartOfDate(part));
    if (!hasNoContent) unused.push(part);
    start = end;
  }
  return unused;
}
