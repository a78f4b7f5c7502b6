/**
 * Reads the language grid of Europass resumes, "Inglese ⇥ B2 ⇥ B2 ⇥ C1" below "Ascolto ⇥ Lettura ⇥ Interazione". Its
 * rows become lines of a language and its level, labeled "languages.item". Its column headings and legend become
 * "furniture", which is not imported. from-labels.ts applies it to the lines of a resume after a model labeled them.
 */
import {
  type LabelCell,
  type LabeledLine,
  type LabelLine,
  replaceCells,
} from "#app/core/import/labels/label-line.ts";
import {
  isLanguageAbility,
  isLanguageHeader,
} from "#app/core/import/readers/language-abilities.ts";
import {
  isNativeLabel,
  isOtherLanguagesLabel,
  startsWithLevel,
} from "#app/core/import/readers/language-levels.ts";
import { isSpokenLanguage } from "#app/core/import/readers/spoken-languages.ts";

/** Labels that the model gives to the lines of a grid. */
const GRID_LABEL = /^(?:skills|languages|custom)\./;
/** In cells: a row with fewer levels is an ordinary language with its level. */
const MIN_LEVELS = 3;
/** Between two mother tongues: "Euskera y Castellano". */
const AND = /\s*[,;/]\s*|\s+(?:and|und|et|y|e|i|en|och|og|și|ve|a)\s+/u;
/** Lines that explain the levels: "A1 e A2: Utente base – B1 e B2: …". */
const LEGEND =
  /A1\D{1,12}A2.*B1\D{1,12}B2|^(?:\(\*\)\s*)?(?:common european|quadro (?:comune )?europeo|marco (?:común )?europeo|cadre européen|gemeinsamer europäischer|quadro europeu|europejski system)/iu;
/** In lines: the legend is at most this far below the last row. */
const MAX_LEGEND_DISTANCE = 3;

export function readLanguageGrids(all: readonly LabeledLine[]): LabeledLine[] {
  const isRowAt = all.map(({ line, labeled }) => GRID_LABEL.test(labeled.label) && isRow(line));
  const firstRow = isRowAt.indexOf(true);
  if (firstRow < 0) return [...all];
  const lastRow = isRowAt.lastIndexOf(true);
  const above = all.slice(0, firstRow);
  const nativeRow = above.findLastIndex(
    ({ line, labeled }) => GRID_LABEL.test(labeled.label) && isNativeRow(line),
  );
  const firstColumnHeading = above.findLastIndex(({ line }) => !isColumnHeadings(line)) + 1;
  const hasNativeRow = nativeRow >= 0 && mayBelongToGrid(all.slice(nativeRow, firstRow));
  const gridStart = hasNativeRow ? nativeRow : firstColumnHeading;
  return all.flatMap((labeledLine, index) => {
    const { line, labeled } = labeledLine;
    if (index < gridStart || index > lastRow + MAX_LEGEND_DISTANCE) return [labeledLine];
    if (isRowAt[index]) return toLanguage(labeledLine, line.cells[0], levelsOf(line));
    if (index === nativeRow) return nativeLanguages(labeledLine);
    const isRestOfGrid = index < lastRow && GRID_LABEL.test(labeled.label);
    const isLegend = index > lastRow && LEGEND.test(line.text);
    const isHeading = index < firstRow && isColumnHeadings(line);
    const isFurniture = isRestOfGrid || isLegend || isHeading;
    return [isFurniture ? { line, labeled: { ...labeled, label: "furniture" } } : labeledLine];
  });
}

/** True for lines with nothing but the grid. */
const mayBelongToGrid = (lines: readonly LabeledLine[]): boolean =>
  lines.every(({ line, labeled }) => GRID_LABEL.test(labeled.label) || isColumnHeadings(line));

/** True for the names of columns, "Ascolto ⇥ Lettura", perhaps after "Altre lingue". */
const isColumnHeadings = ({ cells: [first, ...others] }: LabelLine): boolean =>
  first !== undefined &&
  (isLanguageAbility(first.text) ||
    isOtherLanguagesLabel(first.text) ||
    (others.length > 0 && isLanguageHeader(first.text))) &&
  others.every(({ text }) => isLanguageAbility(text));

/** True for a language with its levels. */
const isRow = ({ cells: [name, ...levels] }: LabelLine): boolean =>
  levels.length >= MIN_LEVELS &&
  isSpokenLanguage(name?.text ?? "") &&
  levels.every(({ text }) => startsWithLevel(text));

/** True for the row of mother tongues. */
const isNativeRow = (line: LabelLine): boolean => {
  const { label, languages } = readNativeRow(line);
  return isNativeLabel(label) && languages.every(isSpokenLanguage);
};

/**
 * Splits the row of mother tongues into its caption and the languages: "Lingua madre ⇥ Italiano", "Lingua madre:
 * Italiano", "Italiano ⇥ Lingua madre".
 */
function readNativeRow({ cells: [first, second] }: LabelLine): {
  label: string;
  languages: string[];
} {
  const text = first?.text ?? "";
  if (second && isNativeLabel(second.text))
    return { label: second.text, languages: text.split(AND) };
  if (second) return { label: text, languages: second.text.split(AND) };
  const [, label = text, languages = ""] = /^([^:]{2,40}):\s+(\S.*)$/u.exec(text) ?? [];
  return { label, languages: languages.split(AND) };
}

/** The different levels of a row's abilities: "B2 / C1". */
const levelsOf = ({ cells }: LabelLine): string =>
  [...new Set(cells.slice(1).map(({ text }) => text))].join(" / ");

/** Makes a line for each mother tongue, with the caption of the row as its level. */
const nativeLanguages = (row: LabeledLine): LabeledLine[] => {
  const { label, languages } = readNativeRow(row.line);
  const cell = row.line.cells.at(isNativeLabel(row.line.cells[1]?.text ?? "") ? 0 : -1);
  return languages.map((text) =>
    toLanguage(row, cell && { ...cell, text, spans: undefined }, label),
  );
};

/** The line of a language, with the level in a second cell. */
function toLanguage(
  { line, labeled }: LabeledLine,
  name: LabelCell | undefined,
  level: string,
): LabeledLine {
  const cells = name ? [name, { ...name, text: level.replace(/\s*:$/, ""), spans: undefined }] : [];
  return { line: replaceCells(line, cells), labeled: { ...labeled, label: "languages.item" } };
}
