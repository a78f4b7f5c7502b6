/**
 * Reads the language grid of Europass resumes, "Inglese ⇥ B2 ⇥ B2 ⇥ C1" below "Ascolto ⇥ Lettura ⇥ Interazione". Its rows
 * become lines of a language and its level, labeled "languages.item"; its column headings and legend become furniture.
 */
import {
  type LabelCell,
  type LabeledLine,
  type LabelLine,
  replaceCells,
} from "#app/core/import/labels/label-line.ts";
import { startsWithLevel } from "#app/core/import/readers/language-levels.ts";
import { isSpokenLanguage } from "#app/core/import/readers/spoken-languages.ts";

const MAY_BE_LANGUAGES = /^(?:skills|languages|custom)\./;
/** A row with fewer levels is an ordinary language with its level. */
const MIN_LEVELS = 3;
/** "Lingua madre", "Muttersprache(n)", in a cell before the language. */
const NATIVE_LABEL =
  /^(?:lingua madre|mother tongues?(?:\(s\))?|muttersprachen?(?:\(n\))?|langues? maternelles?|lenguas? maternas?|idiomas? maternos?|línguas? maternas?|języki? ojczyst[ye]|moedertaa?l(?:en)?|modersmål|morsmål|limb[ăi] matern[ăe]|mateřský jazyk|anyanyelv|ana dil(?:i)?)\s*:?$/iu;
/** Two mother tongues: "Euskera y Castellano". */
const AND = /\s*[,;/]\s*|\s+(?:and|und|et|y|e|i|en|och|og|și|ve|a)\s+/u;
const OTHER_LANGUAGES_LABEL =
  /^(?:other languages?(?:\(s\))?|weitere sprachen?(?:\(n\))?|sonstige sprachen|andere sprachen|autres? langues?|otros? idiomas?|altre lingue|outras línguas|outros idiomas|andere talen|inne języki|alte limbi)\s*:?$/iu;
/** The abilities that the levels are for, in the column headings. */
const ABILITY =
  /^(?:understanding|speaking|writing|listening|reading|spoken (?:interaction|production)|verstehen|sprechen|schreiben|hören|lesen|comprendre|parler|écrire|écouter|lire|comprender|hablar|escribir|habla|escritura|comprensión (?:auditiva|lectora|de lectura)|lectura|interacción oral|expresión oral|producción oral|expresión escrita|comprensione|parlato|scritto|produzione scritta|ascolto|lettura|interazione(?: orale)?|produzione orale|compreender|falar|escrever|compreensão(?: oral)?|conversação|escrita|leitura|interação oral|produção oral)$/iu;
/** Lines that explain the levels: "A1 e A2: Utente base – B1 e B2: …". */
const LEGEND =
  /A1\D{1,12}A2.*B1\D{1,12}B2|^(?:common european|quadro (?:comune )?europeo|marco (?:común )?europeo|cadre européen|gemeinsamer europäischer|quadro europeu|europejski system)/iu;
/** The legend is at most this many lines below the last row. */
const MAX_LEGEND_DISTANCE = 3;

export function readLanguageGrids(all: readonly LabeledLine[]): LabeledLine[] {
  const areRows = all.map(
    ({ line, labeled }) => MAY_BE_LANGUAGES.test(labeled.label) && isRow(line),
  );
  const firstRow = areRows.indexOf(true);
  if (firstRow < 0) return [...all];
  const lastRow = areRows.lastIndexOf(true);
  const above = all.slice(0, firstRow);
  const nativeRow = above.findLastIndex(
    ({ line, labeled }) => MAY_BE_LANGUAGES.test(labeled.label) && isNativeRow(line),
  );
  const columnHeadings = above.findLastIndex(({ line }) => !isColumnHeadings(line)) + 1;
  const hasNativeRow = nativeRow >= 0 && mayBelongToGrid(all.slice(nativeRow, firstRow));
  const start = hasNativeRow ? nativeRow : columnHeadings;
  return all.flatMap((labeledLine, index) => {
    const { line, labeled } = labeledLine;
    if (index < start || index > lastRow + MAX_LEGEND_DISTANCE) return [labeledLine];
    if (areRows[index]) return toLanguage(labeledLine, line.cells[0], levelsOf(line));
    if (index === nativeRow) return nativeLanguages(labeledLine);
    const isOther = index < lastRow ? MAY_BE_LANGUAGES.test(labeled.label) : LEGEND.test(line.text);
    const isFurniture = isOther || (index < firstRow && isColumnHeadings(line));
    return [isFurniture ? { line, labeled: { ...labeled, label: "furniture" } } : labeledLine];
  });
}

const mayBelongToGrid = (lines: readonly LabeledLine[]): boolean =>
  lines.every(
    ({ line, labeled }) => MAY_BE_LANGUAGES.test(labeled.label) || isColumnHeadings(line),
  );

const isColumnHeadings = ({ cells: [first, ...others] }: LabelLine): boolean =>
  first !== undefined &&
  (ABILITY.test(first.text) || OTHER_LANGUAGES_LABEL.test(first.text)) &&
  others.every(({ text }) => ABILITY.test(text));

const isRow = ({ cells: [name, ...levels] }: LabelLine): boolean =>
  levels.length >= MIN_LEVELS &&
  isSpokenLanguage(name?.text ?? "") &&
  levels.every(({ text }) => startsWithLevel(text));

const isNativeRow = ({ cells: [label, name] }: LabelLine): boolean =>
  NATIVE_LABEL.test(label?.text ?? "") && (name?.text ?? "").split(AND).every(isSpokenLanguage);

/** The different levels of a row's abilities: "B2 / C1". */
const levelsOf = ({ cells }: LabelLine): string =>
  [...new Set(cells.slice(1).map(({ text }) => text))].join(" / ");

/** A line for each mother tongue, with the row's label as its level. */
const nativeLanguages = (row: LabeledLine): LabeledLine[] => {
  const [label, name] = row.line.cells;
  const level = label?.text ?? "";
  return (name?.text ?? "")
    .split(AND)
    .map((text) => toLanguage(row, name && { ...name, text, spans: undefined }, level));
};

function toLanguage(
  { line, labeled }: LabeledLine,
  name: LabelCell | undefined,
  level: string,
): LabeledLine {
  const cells = name ? [name, { ...name, text: level.replace(/\s*:$/, ""), spans: undefined }] : [];
  return { line: replaceCells(line, cells), labeled: { ...labeled, label: "languages.item" } };
}
