/** The words of a posting's line that the user adds as a requirement. */
import { leadingBullet } from "#app/core/bullets.ts";

const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/** The line without its bullet and the punctuation at its end. */
export const lineContent = (line: string): string =>
  line
    .slice(leadingBullet(line).length)
    .replace(/[\s.;,:]+$/, "")
    .trim();

/** Extends a selection in a line to whole words; null if the line does not contain it. */
export function expandToWholeWords(line: string, selected: string): string | null {
  const text = selected.trim();
  const at = text === "" ? -1 : line.indexOf(text);
  if (at < 0) return null;
  let [start, end] = [at, at + text.length];
  while (start > 0 && isInWord(line, start)) start--;
  while (end < line.length && isInWord(line, end)) end++;
  return line.slice(start, end).trim();
}

const isInWord = (line: string, at: number) =>
  WORD_CHARACTER.test(line[at - 1] ?? "") && WORD_CHARACTER.test(line[at] ?? "");

/** Whether a line contains these words in a row, ignoring case, spaces and punctuation. */
export function containsWords(line: string, words: string): boolean {
  const searchWords = wordsOf(words);
  return (
    searchWords.length > 0 && ` ${wordsOf(line).join(" ")} `.includes(` ${searchWords.join(" ")} `)
  );
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
