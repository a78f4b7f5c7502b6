/** Prepares the rows of forms: numbers, colons and small labels within cells are told apart from values. */
import { startsWithLevel } from "#app/core/import/readers/language-levels.ts";
import { isSpokenLanguage } from "#app/core/import/readers/spoken-languages.ts";
import { addressPart } from "./address-parts.ts";
import { headerKind, textOf } from "./arrange-entry.ts";
import { columnKind } from "./column-names.ts";
import type { GridCell, GridRow, LineMaker } from "./table-types.ts";
import { joinWrappedLabel } from "./wrapped-labels.ts";

/** The row without its number, its cells without colons and enumerations, and with a cell for each label. */
export const cleanRow = <Line>(row: GridRow<Line>, maker: LineMaker<Line>): GridRow<Line> =>
  [withoutColons, withoutRowNumber, splitStackedLabels, withoutEnumerations].reduce(
    (result, clean) => clean(result, maker),
    row,
  );

/** Removes the colons of "Name ⇥ : ⇥ Ada Berg" and "Name ⇥ : Ada Berg". */
function withoutColons<Line>(row: GridRow<Line>, maker: LineMaker<Line>): GridRow<Line> {
  const isAfterLabel = (at: number) => at > 0 && (row[at - 1]?.lines.length ?? 0) > 0;
  const hasColon = (cell: GridCell<Line>, at: number) =>
    isAfterLabel(at) && cell.lines[0] !== undefined && COLON.test(maker.textOf(cell.lines[0]));
  if (!row.some(hasColon)) return row;
  return row.flatMap((cell, at): GridCell<Line>[] => {
    const [first, ...more] = cell.lines;
    if (!first || !hasColon(cell, at)) return [cell];
    const text = maker.textOf(first).replace(COLON, "");
    const lines = text === "" ? more : [maker.withText(first, text), ...more];
    return lines.length > 0 || at === row.length - 1 ? [{ ...cell, lines }] : [];
  });
}

const COLON = /^\s*[:：]\s*/u;

/**
 * "From: Feb 2018 ⇥ To: Present" as four cells, if every cell has a known label. If there is such a row, those of a
 * single cell are split too: "Duties: surveys".
 */
export function splitLabeledCells<Line>(
  rows: readonly GridRow<Line>[],
  maker: LineMaker<Line>,
): readonly GridRow<Line>[] {
  const split = rows.map((row) => splitRow(row, maker));
  return rows.some((row, at) => row.length > 1 && split[at] !== row) ? split : rows;
}

function splitRow<Line>(row: GridRow<Line>, maker: LineMaker<Line>): GridRow<Line> {
  const pairs = row.map(({ lines: [line, ...more] }) =>
    line && more.length === 0 ? LABELED.exec(maker.textOf(line)) : null,
  );
  const areLabeled = pairs.every((pair) => pair && columnKind(pair[1] ?? "") !== null);
  if (row.length === 0 || !areLabeled) return row;
  return row.flatMap(({ from, to, lines: [line] }, at): GridCell<Line>[] => {
    const [, label = "", value = ""] = pairs[at] ?? [];
    if (!line) return [];
    return [
      { from, to: from, lines: [maker.withText(line, label)] },
      { from, to, lines: [maker.withText(line, value)] },
    ];
  });
}

const LABELED = /^([^:]{2,40}?)\s*:\s+(\S.*)$/u;

/** "Surname ⇥ First name" of the header row "1. Surname ⇥ 2. First name". */
function withoutEnumerations<Line>(row: GridRow<Line>, maker: LineMaker<Line>): GridRow<Line> {
  const areLabels = row.every(
    ({ lines: [label, ...more] }) =>
      label &&
      more.length === 0 &&
      ENUMERATION.test(maker.textOf(label)) &&
      isLabel(maker.textOf(label)),
  );
  if (row.length < 2 || !areLabels) return row;
  return row.map((cell) => ({
    ...cell,
    lines: cell.lines.map((label) => withoutEnumeration(label, maker)),
  }));
}

const ROW_NUMBER =
  /^(?:(?:post(?:e|en)?|positions?|jobs?|employment|emploi|stelle|employer|arbeitgeber)\s+)?\d{1,2}[.)]?$/iu;

/** Removes the cell with the row's number in a form: "3. ⇥ Date of birth ⇥ …", "Poste 1 ⇥ Employeur ⇥ …". */
function withoutRowNumber<Line>(row: GridRow<Line>, maker: LineMaker<Line>): GridRow<Line> {
  const [first = "", second = "", third] = row.map(({ lines }) => textOf(lines, maker));
  const startsWithNumber = third !== undefined && ROW_NUMBER.test(first);
  const isHeaderNext =
    headerKind(second) !== null || (isSpokenLanguage(second) && startsWithLevel(third ?? ""));
  return startsWithNumber && isHeaderNext ? row.slice(1) : row;
}

const ENUMERATION = /^(?:\d{1,2}|[A-H])[.)]?\s+(?=\p{L})/u;
const isLabel = (text: string) => headerKind(text.replace(ENUMERATION, "")) !== null;

/** Splits the cells of a form that have a small label above the value, into a cell for each. */
function splitStackedLabels<Line>(row: GridRow<Line>, maker: LineMaker<Line>): GridRow<Line> {
  const labeled = row.filter(
    ({ lines: [label] }) =>
      label && (isLabel(maker.textOf(label)) || addressPart(maker.textOf(label)) !== null),
  );
  const areStacked = row.every(({ lines }) => lines.length > 1);
  const [first, second, ...more] = row[0]?.lines ?? [];
  // "Main activities and" above "responsibilities" is a label as a whole.
  const isWrapped =
    first !== undefined &&
    second !== undefined &&
    more.length === 0 &&
    joinWrappedLabel(maker.textOf(first), maker.textOf(second)) !== null;
  if (!areStacked || isWrapped || labeled.length === 0 || labeled.length < row.length / 2)
    return row;
  return row.flatMap(({ from, to, lines: [label, ...value] }) => [
    { from, to: from, lines: label ? [withoutEnumeration(label, maker)] : [] },
    { from, to, lines: value },
  ]);
}

/** "Job title" of "A) Job title", "E-mail" of "5 E-mail". */
function withoutEnumeration<Line>(label: Line, maker: LineMaker<Line>): Line {
  const text = maker.textOf(label);
  const plain = text.replace(ENUMERATION, "");
  return plain === text || headerKind(plain) === null ? label : maker.withText(label, plain);
}
