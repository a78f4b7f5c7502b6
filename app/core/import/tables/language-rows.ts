/**
 * Reads tables of languages: levels beside or below the languages, or columns for the levels,
 * "Sprache ⇥ gut ⇥ sehr gut", with a cross in each row.
 */
import {
  isLanguageAbility,
  isLanguageHeader,
} from "#app/core/import/readers/language-abilities.ts";
import { isWholeLevel, startsWithLevel } from "#app/core/import/readers/language-levels.ts";
import { isSpokenLanguage } from "#app/core/import/readers/spoken-languages.ts";
import { findOverlappingColumn, textOf } from "./arrange-entry.ts";
import { isNoValue } from "./entry-values.ts";
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
    !levelHeaders.every((cell) => isLanguageAbility(cellText(cell))) &&
    levelHeaders.length > 1 &&
    levelHeaders.every((cell) => isWholeLevel(cellText(cell)));
  if (levelHeaders.length > 1 && !hasLevelColumns)
    return hasHeaders ? readNamedLevels(rows, index, maker, toLine) : [];
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

type ToLine<Line> = (cell: GridCell<Line> | undefined, level: string) => ArrangedLine<Line>[];

const LEVEL_HEADER =
  /^(?:level|cefr|proficiency|niveau|stufe|nivel|nível|livello|poziom|úroveň|nivå)$/iu;
const YES_OR_NO = /^(?:y|n|yes|no|√|ja|nein|oui|non|sí|si|sim|não|tak|nie)$/iu;
const CERTIFICATE_HEADER =
  /^(?:certificates?|zertifikate?|certificats?|certificad[oa]s?|certificat[oi]|certyfikaty?|diplom(?:e|a)?)$/iu;

/**
 * Rows below "Langue ⇥ Lu ⇥ Écrit ⇥ Parlé" or "Język ⇥ Poziom ⇥ Certyfikat", whose levels may be any words: a line of
 * the language and its different levels, or of its level and "(FCE)".
 */
function readNamedLevels<Line>(
  rows: readonly GridRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
  toLine: ToLine<Line>,
): RowLines<Line> {
  const headers = (rows[index] ?? []).slice(1).map(({ lines }) => textOf(lines, maker));
  const [first = "", ...others] = headers;
  const areAbilities = headers.every(isLanguageAbility);
  const isLevelAndCertificate =
    LEVEL_HEADER.test(first) && others.length === 1 && CERTIFICATE_HEADER.test(others[0] ?? "");
  if (!areAbilities && !isLevelAndCertificate) return [];
  const result: RowLines<Line> = [[]];
  let areKnown = areAbilities;
  for (const [language, ...cells] of rowsFrom(rows, index + 1)) {
    const levels = cells
      .map(({ lines }) => textOf(lines, maker))
      .map((level) => (isNoValue(level) ? "" : level));
    const areLevels =
      levels.length <= headers.length && levels.every((level) => level.length <= MAX_LEVEL_LENGTH);
    // "Yes" or a cross says that the ability is there, not how good it is.
    if (levels.some((level) => CROSS.test(level) || YES_OR_NO.test(level))) return [];
    const name = textOf(language?.lines ?? [], maker);
    if (!areLevels || levels.length === 0 || !isSpokenLanguage(name)) break;
    areKnown &&= levels.every(startsWithLevel);
    const [level = "", ...more] = [...new Set(levels.filter((text) => text !== ""))];
    const inBrackets = more.length > 0 ? `${level} (${more.join(", ")})` : level;
    result.push(toLine(language, areAbilities ? [level, ...more].join(" / ") : inBrackets));
  }
  // Another reader has tables of known levels alone.
  return result.length > 1 && !areKnown ? result : [];
}

/** In characters. */
const MAX_LEVEL_LENGTH = 30;
