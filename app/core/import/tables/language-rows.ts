/** Reads tables of languages: "Sprache ⇥ gut ⇥ sehr gut" with a cross in each row, levels beside or below names. */
import { isLevel, isWholeLevel } from "#app/core/import/readers/language-levels.ts";
import { isSpoken } from "#app/core/import/readers/spoken-languages.ts";
import {
  type ArrangedLine,
  type LineMaker,
  mostShared,
  type NamedCell,
  type NamedRow,
  textOf,
} from "./arrange-entry.ts";

const LANGUAGE =
  /^(?:(?:foreign )?languages?|(?:fremd)?sprachen?|langues?|idiomas?|lenguas?|línguas?|lingu[ae]|talen|taal|język(?:i)?|limb[ai]|språk|sprog|diller?|dil|jazyky?)\s*:?$/iu;
const CROSS = /^[x×✓✔✗●•☒■◼]$/iu;

/** One line for each language: "Deutsch ⇥ Muttersprache". */
export function readLanguageRows<Line>(
  rows: readonly NamedRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
): ArrangedLine<Line>[][] {
  const [first = [], second = []] = rows.slice(index, index + 2);
  if (first.length < 2) return [];
  const text = (cell: NamedCell<Line> | undefined) => textOf(cell?.lines ?? [], maker);
  const toLine = (cell: NamedCell<Line> | undefined, level: string): ArrangedLine<Line>[] =>
    (cell?.lines ?? []).slice(0, 1).map((line) => ({
      line: maker.beside([text(cell), level].map((own) => maker.withText(line, own))),
      tableLabel: "languages.item",
    }));
  // "Română ⇥ Engleză" above "limba maternă ⇥ B1".
  const areBelow =
    second.length === first.length &&
    first.every((cell) => isSpoken(text(cell))) &&
    second.every((cell) => isLevel(text(cell)));
  if (areBelow) return [first.flatMap((cell, at) => toLine(cell, text(second[at]))), []];
  const columns = first.slice(1);
  const isHead = LANGUAGE.test(text(first[0]));
  const areCrossed =
    isHead && columns.length > 1 && columns.every((cell) => isWholeLevel(text(cell)));
  if (columns.length > 1 && !areCrossed) return [];
  const read: ArrangedLine<Line>[][] = isHead ? [[]] : [];
  for (const [language, value, ...others] of rows.slice(index + read.length)) {
    const isCross = areCrossed && CROSS.test(text(value));
    const level = isCross && value ? text(mostShared(value, columns)) : text(value);
    const isKnown = isCross ? level !== "" : !areCrossed && isLevel(level);
    if (!value || others.length > 0 || !isKnown || level.length > MAX_LEVEL) break;
    // A heading in the same column may be below the last level.
    if (!isSpoken(text(language)) || value.lines.length > 1) break;
    read.push(toLine(language, level));
  }
  return read.length > 1 ? read : [];
}

/** In characters. */
const MAX_LEVEL = 30;
