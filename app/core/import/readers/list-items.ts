/** Separates the items of lists, such as skills, languages and interests. */
import type { DocLine } from "./doc-line.ts";

/** Commas, bullets, tabs and the like; not commas inside brackets or numbers. */
export const LIST_SEPARATOR = /[,;](?![^(]{0,200}\))(?!\d{3}\b)\s*|\s*[|•·●▪◦⋄∗■‣]\s*|\t+|\s{3,}/;
/** A bullet before the second item of a line, which moderncv draws as a ring. */
const BULLET_OF_CELL = /^[○◦▪●•■□‣]\s+(?=\S)/u;

/** The lines' texts, with a separator between cells, because these are separate items. */
export const joinCells = (lines: readonly DocLine[]) =>
  lines.map(({ cells }) => cells.map(({ text }) => text.replace(BULLET_OF_CELL, "")).join(" | "));

/** Joins items that were wrapped inside brackets: "German (mother" above "tongue)". */
export function joinOpenBrackets(lines: readonly DocLine[]): DocLine[] {
  const result: DocLine[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    const isOpen = last && /\([^()]*$/.test(last.text) && /^[^(]*\)/.test(line.text);
    if (!last || !isOpen) {
      result.push(line);
      continue;
    }
    const text = `${last.text} ${line.text}`;
    result[result.length - 1] = { ...last, text, cells: [{ ...line, text }] };
  }
  return result;
}
