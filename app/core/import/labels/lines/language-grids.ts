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
/** Two mother tongues: "Euskera y Castellano". */
const AND = /\s*[,;/]\s*|\s+(?:and|und|et|y|e|i|en|och|og|și|ve|a)\s+/u;
const OTHERS =
  /^(?:other languages?(?:\(s\))?|weitere sprachen?(?:\(n\))?|sonstige sprachen|andere sprachen|autres? langues?|otros? idiomas?|altre lingue|outras línguas|outros idiomas|andere talen|inne języki|alte limbi)\s*:?$/iu;
/** What of a language its levels are for, in the rows above. */
const ABILITY =
  /^(?:understanding|speaking|writing|listening|reading|spoken (?:interaction|production)|verstehen|sprechen|schreiben|hören|lesen|comprendre|parler|écrire|écouter|lire|comprender|hablar|escribir|habla|escritura|comprensión (?:auditiva|lectora|de lectura)|lectura|interacción oral|expresión oral|producción oral|expresión escrita|comprensione|parlato|scritto|produzione scritta|ascolto|lettura|interazione(?: orale)?|produzione orale|compreender|falar|escrever|compreensão(?: oral)?|conversação|escrita|leitura|interação oral|produção oral)$/iu;
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
  const head = all.slice(0, first).findLastIndex(({ line }) => !isAboveRows(line)) + 1;
  const from = native >= 0 && areListed(all.slice(native, first)) ? native : head;
  return all.flatMap((own, index) => {
    const { line, labeled } = own;
    if (index < from || index > last + MAX_LEGEND) return [own];
    if (rows[index]) return named(own, line.cells[0], levelOf(line));
    if (index === native) return namedApart(own);
    const isRest = index < last ? LISTS.test(labeled.label) : LEGEND.test(line.text);
    const isAbove = index < first && isAboveRows(line);
    return [isRest || isAbove ? { line, labeled: { ...labeled, label: "furniture" } } : own];
  });
}

const areListed = (lines: readonly LabeledLine[]): boolean =>
  lines.every(({ line, labeled }) => LISTS.test(labeled.label) || isAboveRows(line));

const isAboveRows = ({ cells: [first, ...others] }: LabelLine): boolean =>
  first !== undefined &&
  (ABILITY.test(first.text) || OTHERS.test(first.text)) &&
  others.every(({ text }) => ABILITY.test(text));

const isRow = ({ cells: [name, ...levels] }: LabelLine): boolean =>
  levels.length >= MIN_LEVELS &&
  isSpoken(name?.text ?? "") &&
  levels.every(({ text }) => isLevel(text));

const isNative = ({ cells: [label, name] }: LabelLine): boolean =>
  NATIVE.test(label?.text ?? "") && (name?.text ?? "").split(AND).every(isSpoken);

/** The level that all skills have, or those that they have. */
const levelOf = ({ cells }: LabelLine): string =>
  [...new Set(cells.slice(1).map(({ text }) => text))].join(" / ");

/** Of several mother tongues, each by itself. */
const namedApart = (own: LabeledLine): LabeledLine[] => {
  const [label, name] = own.line.cells;
  const level = label?.text ?? "";
  return (name?.text ?? "")
    .split(AND)
    .map((text) => named(own, name && { ...name, text, spans: undefined }, level));
};

function named(
  { line, labeled }: LabeledLine,
  name: LabelCell | undefined,
  level: string,
): LabeledLine {
  const cells = name ? [name, { ...name, text: level.replace(/\s*:$/, ""), spans: undefined }] : [];
  return { line: withCells(line, cells), labeled: { ...labeled, label: "languages.item" } };
}
