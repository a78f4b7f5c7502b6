/**
 * Reads grids of what a person does in each language, "Hindi ⇥ Yes ⇥ No ⇥ Yes" below "Language ⇥ Read ⇥ Write ⇥ Speak".
 * A row becomes a language ("languages.item"), with the abilities as its level where not all are marked; the column
 * headings become "furniture", which is not imported. from-labels.ts applies it to the lines of a resume after a model
 * labeled them.
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
import { startsWithLevel } from "#app/core/import/readers/language-levels.ts";
import { isSpokenLanguage } from "#app/core/import/readers/spoken-languages.ts";
import { rowsFrom } from "#app/core/import/tables/rows-from.ts";

/** "S. No." and "1." in a first column of numbers. */
const ROW_NUMBER = /^(?:s\.? ?(?:\/ ?)?no?\.?|sr\.? ?no\.?|sl\.? ?no\.?|#|no\.?|\d{1,2}[.)]?)$/iu;
/** A mark for what the person does. Word and its symbol fonts have "ü" and private characters in place of ticks. */
const YES = /^(?:yes|y|ja|oui|sí|si|sim|[x×✓✔√☑☒✅•●■◼üP\uE000-\uF8FF])$/iu;
/** A mark for what the person does not do: "No", "–". */
const NO = /^(?:no|n|nil|nein|non|não|[-–—✗✘☐❌○□])$/iu;
/** How well the person does something, in place of a mark. */
const DEGREE =
  /^(?:very good|good|fair|poor|excellent|average|fluent(?:ly)?|moderate|basic|well|little|limited)$/iu;
/** Fewer columns are no grid. */
const MIN_ABILITIES = 2;

export function readAbilityGrids(all: readonly LabeledLine[]): LabeledLine[] {
  const result: LabeledLine[] = [];
  for (let index = 0; index < all.length; index++) {
    const heading = all[index];
    if (!heading) break;
    // A line labeled "furniture" may head a grid that language-grids.ts has already read.
    const abilities = heading.labeled.label === "furniture" ? null : abilitiesOf(heading.line);
    const rows = abilities ? rowsBelow(all, index, abilities.length) : [];
    if (!abilities || !rows.some(({ line }) => isSpokenLanguage(nameOf(line)?.text ?? ""))) {
      result.push(heading);
      continue;
    }
    result.push({ ...heading, labeled: { ...heading.labeled, label: "furniture" } });
    result.push(...rows.map((row) => toLanguage(row, abilities)));
    index += rows.length;
  }
  return result;
}

const withoutRowNumber = ({ cells }: LabelLine): LabelCell[] =>
  ROW_NUMBER.test(cells[0]?.text ?? "") ? cells.slice(1) : cells;

/** The cell with the name of the language. */
const nameOf = (line: LabelLine): LabelCell | undefined => withoutRowNumber(line)[0];

/** The names of the columns ("Read", "Write") without that of the languages; null for other lines. */
function abilitiesOf(line: LabelLine): LabelCell[] | null {
  const cells = withoutRowNumber(line);
  const abilities = isLanguageHeader(cells[0]?.text ?? "") ? cells.slice(1) : cells;
  const areAll = abilities.every(({ text }) => isLanguageAbility(text));
  return areAll && abilities.length >= MIN_ABILITIES ? abilities : null;
}

/** The rows of the grid below its headings; `count` is the number of abilities. */
function rowsBelow(all: readonly LabeledLine[], index: number, count: number): LabeledLine[] {
  const rows: LabeledLine[] = [];
  for (const row of rowsFrom(all, index + 1)) {
    const [name, ...marks] = withoutRowNumber(row.line);
    const isRow =
      name !== undefined &&
      marks.length > 0 &&
      marks.length <= count &&
      marks.every(({ text }) => isMark(text));
    if (!isRow) break;
    rows.push(row);
  }
  return rows;
}

const isMark = (text: string): boolean =>
  YES.test(text) || NO.test(text) || DEGREE.test(text) || startsWithLevel(text);

function toLanguage({ line, labeled }: LabeledLine, abilities: readonly LabelCell[]): LabeledLine {
  const [name, ...marks] = withoutRowNumber(line);
  const level = levelOf(marks, abilities);
  const text = level === "" ? name?.text : `${name?.text} (${level})`;
  const cells = name && text ? [{ ...name, text, spans: undefined }] : [];
  return { line: replaceCells(line, cells), labeled: { ...labeled, label: "languages.item" } };
}

/** The degrees, or the abilities that are marked where some are not: "Read, Speak". */
function levelOf(marks: readonly LabelCell[], abilities: readonly LabelCell[]): string {
  const degrees = marks.filter(({ text }) => !YES.test(text) && !NO.test(text));
  if (degrees.length > 0) return [...new Set(degrees.map(({ text }) => text))].join(" / ");
  const marked = marks.flatMap((mark, index) =>
    YES.test(mark.text) ? [abilityOf(mark, index, marks.length, abilities)] : [],
  );
  return marked.length === abilities.length ? "" : marked.filter(Boolean).join(", ");
}

/** The ability of the column that a mark is in; "" in a row with too few marks and unknown positions. */
function abilityOf(
  { x, width }: LabelCell,
  index: number,
  count: number,
  abilities: readonly LabelCell[],
): string {
  if (count === abilities.length) return abilities[index]?.text ?? "";
  if (width === 0) return "";
  const distance = (ability: LabelCell) => Math.abs(ability.x + ability.width / 2 - x - width / 2);
  return abilities.toSorted((first, second) => distance(first) - distance(second))[0]?.text ?? "";
}
