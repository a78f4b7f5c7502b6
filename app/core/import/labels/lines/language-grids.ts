/** Reads the grid of languages of Europass: "Inglese ⇥ B2 ⇥ B2 ⇥ C1" below "Ascolto ⇥ Lettura ⇥ Interazione". */
import {
  type LabelCell,
  type LabeledLine,
  type LabelLine,
  withCells,
} from "#app/core/import/labels/label-line.ts";
import { isLevel } from "#app/core/import/readers/language-levels.ts";
import { isSpoken } from "#app/core/import/readers/spoken-languages.ts";

const LISTS = /^(?:skills|languages|custom)\./;
/** Fewer levels beside a language are read as they are. */
const MIN_LEVELS = 3;
/** "Lingua madre", "Muttersprache(n)", in a cell before the language. */
const NATIVE =
  /^(?:lingua madre|mother tongues?(?:\(s\))?|muttersprachen?(?:\(n\))?|langues? maternelles?|lenguas? maternas?|idiomas? maternos?|línguas? maternas?|języki? ojczyst[ye]|moedertaa?l(?:en)?|modersmål|morsmål|limb[ăi] matern[ăe]|mateřský jazyk|anyanyelv|ana dil(?:i)?)\s*:?$/iu;
/** The lines that explain the levels: "A1 e A2: Utente base – B1 e B2: …". */
const LEGEND =
  /A1\D{1,12}A2.*B1\D{1,12}B2|^(?:common european|quadro (?:comune )?europeo|marco (?:común )?europeo|cadre européen|gemeinsamer europäischer|quadro europeu|europejski system)/iu;
/** In lines: the legend is no further below the last language. */
const MAX_LEGEND = 3;

export function readLanguageGrids(all: readonly LabeledLine[]): LabeledLine[] {
  const rows = all.map(({ line, labeled }) => LISTS.test(labeled.label) && isRow(line));
  const first = rows.indexOf(true);
  if (first < 0) return [...all];
  const last = rows.lastIndexOf(true);
  const native = all
    .slice(0, first)
    .findLastIndex(({ line, labeled }) => LISTS.test(labeled.label) && isNative(line));
  const from = native >= 0 && areListed(all.slice(native, first)) ? native : first;
  return all.map((own, index) => {
    const { line, labeled } = own;
    if (index < from || index > last + MAX_LEGEND) return own;
    if (rows[index]) return named(own, line.cells[0], levelOf(line));
    if (index === native) return named(own, line.cells[1], line.cells[0]?.text ?? "");
    const isRest = index < last ? LISTS.test(labeled.label) : LEGEND.test(line.text);
    return isRest ? { line, labeled: { ...labeled, label: "furniture" } } : own;
  });
}

const areListed = (lines: readonly LabeledLine[]): boolean =>
  lines.every(({ labeled }) => LISTS.test(labeled.label));

const isRow = ({ cells: [name, ...levels] }: LabelLine): boolean =>
  levels.length >= MIN_LEVELS &&
  isSpoken(name?.text ?? "") &&
  levels.every(({ text }) => isLevel(text));

const isNative = ({ cells: [label, name] }: LabelLine): boolean =>
  NATIVE.test(label?.text ?? "") && isSpoken(name?.text ?? "");

/** The level that all skills have, or those that they have. */
const levelOf = ({ cells }: LabelLine): string =>
  [...new Set(cells.slice(1).map(({ text }) => text))].join(" / ");

function named({ line, labeled }: LabeledLine, name: LabelCell | undefined, level: string) {
  const cells = name ? [name, { ...name, text: level.replace(/\s*:$/, ""), spans: undefined }] : [];
  return { line: withCells(line, cells), labeled: { ...labeled, label: "languages.item" } };
}
