/**
 * Reads tables of languages: levels beside or below the languages, or columns for the levels,
 * "Sprache ⇥ gut ⇥ sehr gut", with a cross in each row.
 */
import { isLanguageHeader } from "#app/core/import/readers/language-abilities.ts";
import { isWholeLevel, startsWithLevel } from "#app/core/import/readers/language-levels.ts";
import { isSpokenLanguage } from "#app/core/import/readers/spoken-languages.ts";
import { findOverlappingColumn, textOf } from "./arrange-entry.ts";
import { rowsFrom } from "./rows-from.ts";
import type { ArrangedLine, GridCell, GridRow, LineMaker, RowLines } from "./table-types.ts";

const CROSS = /^[x×✓✔✗●•☒■◼]$/iu;

/** One line for each language: "Deutsch ⇥ Muttersprache". The table starts at `index`; empty if it is no such table. */
export function readLanguageRows<Line>(
  rows: readonly GridRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
): RowLines<Line> {
  const [first = [], second = []] = rows.slice(index, index + 2);
  if (first.length < 2) return [];
  const cellText = (cell: GridCell<Line> | undefined) => textOf(cell?.lines ?? [], maker);
  const toLine = (cell: GridCell<Line> | undefined, level: string): ArrangedLine<Line>[] =>
    (cell?.lines ?? []).slice(0, 1).map((line) => ({
      line: maker.joinCells([cellText(cell), level].map((text) => maker.withText(line, text))),
      tableLabel: "languages.item",
    }));
  // "Română ⇥ Engleză" above "limba maternă ⇥ B1".
  const areLevelsBelow =
    second.length === first.length &&
    first.every((cell) => isSpokenLanguage(cellText(cell))) &&
    second.every((cell) => startsWithLevel(cellText(cell)));
  if (areLevelsBelow)
    return [first.flatMap((cell, column) => toLine(cell, cellText(second[column]))), []];
  const levelHeaders = first.slice(1);
  const hasHeaders = isLanguageHeader(cellText(first[0]));
  const hasLevelColumns =
    hasHeaders &&
    levelHeaders.length > 1 &&
    levelHeaders.every((cell) => isWholeLevel(cellText(cell)));
  if (levelHeaders.length > 1 && !hasLevelColumns) return [];
  const result: RowLines<Line> = hasHeaders ? [[]] : [];
  for (const [language, value, ...others] of rowsFrom(rows, index + result.length)) {
    const isCross = hasLevelColumns && CROSS.test(cellText(value));
    const level =
      isCross && value ? cellText(findOverlappingColumn(value, levelHeaders)) : cellText(value);
    const isKnownLevel = isCross ? level !== "" : !hasLevelColumns && startsWithLevel(level);
    if (!value || others.length > 0 || !isKnownLevel || level.length > MAX_LEVEL_LENGTH) break;
    // Without borders, the next heading may be in the same cell as the last level.
    const hasFurtherLines = value.lines.length > 1;
    if (!isSpokenLanguage(cellText(language)) || hasFurtherLines) break;
    result.push(toLine(language, level));
  }
  return result.length > 1 ? result : [];
}

/** In characters. */
const MAX_LEVEL_LENGTH = 30;
