/**
 * Moves text below the dates of an entry, at the right of its bullets, to the lines at the top of the entry: a place
 * such as "Durban, South" above "Africa" becomes a line labeled "experience.more". The label "head" is that of an
 * entry's first line, "more" that of its further lines at the top. from-labels.ts applies this to the lines of a resume
 * after a model labeled them.
 */

import {
  type LabelCell,
  type LabeledLine,
  replaceCells,
} from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { hasDate } from "#app/core/import/readers/has-date.ts";
import { appendToCell } from "./split-periods.ts";

/** In points: the edges of cells in one column differ by less than this. */
const MAX_EDGE_DIFFERENCE = 2;
/** In characters: a longer text is no place. */
const MAX_PLACE_LENGTH = 40;

/** The column of an entry's dates. */
interface DateColumn {
  /** Its left and right edge, in points. */
  x: number;
  right: number;
  /** The index in the result at which the text below the dates is inserted. */
  insertAt: number;
  section: string;
}

export function moveTextBelowDates(all: readonly LabeledLine[]): LabeledLine[] {
  const result: LabeledLine[] = [];
  let dateColumn: DateColumn | null = null;
  /** The line with the text that was moved to the top of the current entry. */
  let movedLine: LabeledLine | null = null;
  for (const { line, labeled } of all) {
    const [section = "", part = ""] = labeled.label.split(".");
    const cell = line.cells.at(-1);
    const isSameEntry: boolean =
      dateColumn !== null && section === dateColumn.section && part !== "head";
    if (!isSameEntry) [dateColumn, movedLine] = [null, null];
    const isBelowDates =
      dateColumn && cell && line.cells.length > 1 && isTextInColumn(cell, dateColumn);
    const isText = part === "item" || part === "rest" || line.isBullet;
    if (dateColumn && cell && isBelowDates && isText) {
      const remaining = replaceCells(line, line.cells.slice(0, -1));
      result.push({ line: remaining, labeled: labeledAsText(labeled, section, part) });
      if (movedLine) {
        const [before] = movedLine.line.cells;
        if (before)
          movedLine.line = replaceCells(movedLine.line, [appendToCell(before, cell.text)]);
      } else {
        movedLine = {
          line: replaceCells({ ...line, isBullet: false }, [cell]),
          labeled: { ...labeled, label: `${section}.more` },
        };
        result.splice(dateColumn.insertAt, 0, movedLine);
      }
      continue;
    }
    result.push({ line, labeled });
    if (part !== "head" && part !== "more") continue;
    const hasPositions = line.x > 0;
    if (cell && line.cells.length > 1 && hasDate(cell) && hasPositions)
      dateColumn = { x: cell.x, right: cell.x + cell.width, insertAt: result.length, section };
    else if (dateColumn && !movedLine) dateColumn.insertAt = result.length;
  }
  return result;
}

/** The remaining cells of a line labeled "more" are text of the entry, once its last cell was moved. */
const labeledAsText = (labeled: Labeled, section: string, part: string): Labeled =>
  part === "more" ? { ...labeled, label: `${section}.item` } : labeled;

/** True for a short text without the end of a sentence, at the left or right edge of the column. */
const isTextInColumn = ({ x, width, text }: LabelCell, column: DateColumn) =>
  text.length <= MAX_PLACE_LENGTH &&
  (Math.abs(x - column.x) < MAX_EDGE_DIFFERENCE ||
    Math.abs(x + width - column.right) < MAX_EDGE_DIFFERENCE) &&
  /^\p{Lu}[^.!?]*$/u.test(text);
