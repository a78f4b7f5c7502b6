/** The words of a line that a person takes for a requirement. */
import { leadingBullet } from "#app/core/bullets.ts";

const WORD_SIGN = /[\p{L}\p{N}]/u;

/** The line without its bullet and the stop at its end. */
export const wholeLine = (line: string): string =>
  line
    .slice(leadingBullet(line).length)
    .replace(/[\s.;,:]+$/, "")
    .trim();

/** Extends a selection in a line to whole words; null if it is not in a line. */
export function wholeWords(line: string, selected: string): string | null {
  const text = selected.trim();
  const at = text === "" ? -1 : line.indexOf(text);
  if (at < 0) return null;
  let [start, end] = [at, at + text.length];
  while (start > 0 && isInWord(line, start)) start--;
  while (end < line.length && isInWord(line, end)) end++;
  return line.slice(start, end).trim();
}

const isInWord = (line: string, at: number) =>
  WORD_SIGN.test(line[at - 1] ?? "") && WORD_SIGN.test(line[at] ?? "");

/** Whether a line contains these words one after another; capitals and spaces don't matter. */
export function standsIn(line: string, words: string): boolean {
  const wanted = wordsOf(words);
  return wanted.length > 0 && ` ${wordsOf(line).join(" ")} `.includes(` ${wanted.join(" ")} `);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
