/**
 * Arranges tables without borders, such as the labels and values of a Europass form: "Employer ⇥ Acme" above
 * "Position ⇥ Nurse".
 */

import type { SectionKind } from "#app/core/import/readers/headings.ts";
import { isSpokenLanguage } from "#app/core/import/readers/spoken-languages.ts";
import { withTableLabel } from "#app/core/import/tables/arrange-entry.ts";
import { arrangeTableRows } from "#app/core/import/tables/arrange-tables.ts";
import { columnKind } from "#app/core/import/tables/column-names.ts";
import { isAbilityLabel } from "#app/core/import/tables/competence-rows.ts";
import type { GridCell } from "#app/core/import/tables/table-types.ts";
import { joinWrappedLabel } from "#app/core/import/tables/wrapped-labels.ts";
import type { TextCell, TextLine } from "#app/core/pdf-text/lines.ts";
import { joinTextLines, TEXT_LINES } from "./text-line-maker.ts";

/** Left edges that differ by less count as the same; in points. */
const MAX_EDGE_DIFFERENCE = 3;

/**
 * The lines in the order and form of a resume without tables; lines outside tables are unchanged.
 *
 * @param sectionAbove the section whose heading is above the lines; null if unknown
 */
export function arrangeBorderlessTables(
  lines: readonly TextLine[],
  sectionAbove: SectionKind | null = null,
): TextLine[] {
  const rows = toRows(lines);
  const arranged = arrangeTableRows(
    rows.map(({ cells }) => cells),
    TEXT_LINES,
    sectionAbove,
  );
  return rows.flatMap(({ lines: rowLines }, index) => {
    const entry = arranged[index];
    return entry ? entry.map(withTableLabel) : rowLines;
  });
}

interface Row {
  lines: TextLine[];
  cells: GridCell<TextLine>[];
}

/** The distance of a continuation from the line above, as a multiple of the font size. */
const MAX_GAP = 2;

/**
 * Groups lines into rows. A line continues the row above if each of its cells has the left edge of one of that
 * row's cells other than the first, which is the label.
 */
function toRows(lines: readonly TextLine[]): Row[] {
  const rows: Row[] = [];
  for (const line of lines) {
    joinCenteredLabel(line, rows);
    const row = rows.at(-1);
    const label = row ? wholeLabel(line, row) : null;
    const values = row && !label ? valuesAbove(line, row) : null;
    if (row && label) {
      const [, valuePart] = line.cells;
      row.lines.push(line);
      row.cells[0]?.lines.splice(0, 1, label);
      if (valuePart) row.cells[1]?.lines.push(lineOf(line, valuePart));
    } else if (row && values) {
      row.lines.push(line);
      line.cells.forEach((cell, index) => {
        values[index]?.lines.push(lineOf(line, cell));
      });
    } else rows.push({ lines: [line], cells: toCells(line) });
  }
  return rows;
}

/**
 * Makes one row of the last two if the line is the rest of a label whose value is read between its two lines:
 * "Technical skills and", "HACCP, audits", "competences". It may be centered there.
 */
function joinCenteredLabel(line: TextLine, rows: Row[]): void {
  const [{ lines: [above, ...othersAbove] = [] } = {}, { lines: [value, ...values] = [] } = {}] =
    rows.slice(-2);
  if (!above || !value || othersAbove.length + values.length > 0) return;
  const areSingle = [line, above, value].every(({ cells }) => cells.length === 1);
  const areClose = line.y - above.y < line.size * MAX_GAP && value.y - above.y < line.size;
  const isBeside = value.x > Math.max(above.x + above.width, line.x + line.width);
  const isSamePage = line.page === above.page && line.page === value.page;
  if (!areSingle || !areClose || !isBeside || !isSamePage) return;
  if (joinWrappedLabel(above.text, line.text) === null) return;
  rows.splice(-2, 2, { lines: [above, value], cells: [...toCells(above), ...toCells(value)] });
}

/**
 * The whole of the row's label if the line starts with the rest of it: "employer" below "Name and address of". The
 * row's value may go on beside it. Null for other lines.
 */
function wholeLabel(line: TextLine, row: Row): TextLine | null {
  const [label, value, ...others] = row.cells;
  const [part, valuePart, ...furtherParts] = line.cells;
  const [labelLine] = label?.lines ?? [];
  const [valueLine] = value?.lines ?? [];
  if (!labelLine || !valueLine || !part || others.length > 0 || furtherParts.length > 0)
    return null;
  const isInMargin = part.x + part.width < valueLine.x;
  const isBesideValue = !valuePart || Math.abs(valuePart.x - valueLine.x) < MAX_EDGE_DIFFERENCE;
  if (!isNear(line, row) || !isInMargin || !isBesideValue) return null;
  const text = joinWrappedLabel(labelLine.text, part.text);
  return text === null ? null : TEXT_LINES.withText(labelLine, text);
}

const isNear = (line: TextLine, { lines }: Row): boolean => {
  const last = lines.at(-1);
  return last?.page === line.page && line.y - last.y < line.size * MAX_GAP;
};

/** The row's cell above each cell of the line; null if the line does not continue the row. */
function valuesAbove(line: TextLine, row: Row): GridCell<TextLine>[] | null {
  if (!isNear(line, row) || isNextLanguage(line, row)) return null;
  const values = line.cells.map(({ x }) =>
    row.cells
      .slice(1)
      .find(
        ({ lines: [firstLine] }) => firstLine && Math.abs(firstLine.x - x) < MAX_EDGE_DIFFERENCE,
      ),
  );
  return values.every((cell) => cell !== undefined) ? values : null;
}

/** True for "Tedesco" below the level of the language before: "Capacità di lettura ⇥ Buona". */
const isNextLanguage = (line: TextLine, { cells: [label] }: Row): boolean =>
  isSpokenLanguage(line.text) && isAbilityLabel(label?.lines[0]?.text ?? "");

/**
 * The cells of a line. A column header spans up to the next one, because the values below may be
 * wider than it. Values may also start a little further left.
 */
function toCells(line: TextLine): GridCell<TextLine>[] {
  const areHeaders =
    line.cells.length > 1 && line.cells.every(({ text }) => columnKind(text) !== null);
  return line.cells.map((cell, index) => ({
    from: areHeaders ? cell.x - MAX_EDGE_DIFFERENCE : cell.x,
    to: areHeaders
      ? (line.cells[index + 1]?.x ?? FAR_RIGHT) - MAX_EDGE_DIFFERENCE
      : cell.x + cell.width,
    lines: [lineOf(line, cell)],
  }));
}

/** Right of every page, in points. */
const FAR_RIGHT = 10_000;

const lineOf = (line: TextLine, cell: TextCell): TextLine =>
  joinTextLines([{ ...line, x: cell.x, width: cell.width, cells: [cell] }]);
