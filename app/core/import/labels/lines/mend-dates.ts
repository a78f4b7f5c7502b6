/** Joins periods that are split over lines or cells, and moves text below the dates in the margin into the head. */

import { type LabelCell, type LabeledLine, withCells } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { hasDate } from "#app/core/import/readers/has-date.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";

/** The end of a period is at most this many lines below its start. */
const MAX_DISTANCE = 2;
const MAX_END = 24;
const MAX_TEXT = 200;

/** "Apr 2021 – Jun" above "2024", and "September 2022 until" in a cell before "Today". */
export function joinPeriods(all: readonly LabeledLine[]): LabeledLine[] {
  const rows = all.map(({ line, labeled }) => ({ line, labeled, cells: line.cells }));
  for (const [index, row] of rows.entries()) {
    for (let at = 0; at < row.cells.length; at++) {
      const start = row.cells[at];
      if (!start || start.text.length > MAX_TEXT || !mayGoOn(start.text)) continue;
      for (let below = index; below <= index + MAX_DISTANCE; below++) {
        const other = rows[below];
        if (!other || other.line.page !== row.line.page) break;
        const end = other.cells.find(
          (cell, column) =>
            (below > index ? !endsOwnPeriod(other.cells, column) : column > at) &&
            endsPeriod(start.text, cell.text),
        );
        if (!end) continue;
        row.cells = row.cells.map((cell) => (cell === start ? withEnd(cell, end.text) : cell));
        other.cells = other.cells.filter((cell) => cell !== end);
        break;
      }
    }
  }
  return rows
    .filter(({ cells }) => cells.length > 0)
    .map(({ line, labeled, cells }) => ({
      line: cells === line.cells ? line : withCells(line, cells),
      labeled,
    }));
}

/** True for "to Jan 2012" behind "Oct 2008" in its own row. */
const endsOwnPeriod = (cells: readonly LabelCell[], column: number): boolean =>
  cells.slice(0, column).some(({ text }) => endsPeriod(text, cells[column]?.text ?? ""));

/** "– Sep 2024" is an end itself. */
const mayGoOn = (text: string) =>
  !/^[–—-]\s/.test(text) && /\d{4}|['’]\d{2}/.test(text) && !/[.!?]$/.test(text.slice(0, -5));

/** True if both texts together end in a period that starts in the first one. */
function endsPeriod(start: string, end: string): boolean {
  if (end.length > MAX_END) return false;
  const joined = `${start} ${end}`;
  const found = findPeriod(joined);
  if (!found) return false;
  const from = joined.lastIndexOf(found.text);
  const isAtEnd = joined.slice(from + found.text.length).replace(/[)\].]/g, "") === "";
  return isAtEnd && from < start.length && findPeriod(end) === null;
}

function withEnd(cell: LabelCell, end: string): LabelCell {
  const text = `${cell.text} ${end}`;
  const last = cell.spans?.at(-1);
  if (!last) return { ...cell, text };
  const spans = [...(cell.spans?.slice(0, -1) ?? []), { ...last, text: `${last.text} ${end}` }];
  return { ...cell, text, spans };
}

/** In points: edges of one column differ by less than this. */
const SAME_EDGE = 2;
const MAX_PLACE = 40;

interface Margin {
  x: number;
  right: number;
  /** The index at which the text below the dates is inserted. */
  at: number;
  content: string;
}

/** Makes text below the dates in the margin a line of the head, such as "Durban, South" to the right of a bullet. */
export function freeMargins(all: readonly LabeledLine[]): LabeledLine[] {
  const result: LabeledLine[] = [];
  let margin: Margin | null = null;
  let taken: LabeledLine | null = null;
  for (const { line, labeled } of all) {
    const [content = "", part = ""] = labeled.label.split(".");
    const cell = line.cells.at(-1);
    const isSame: boolean = margin !== null && content === margin.content && part !== "head";
    if (!isSame) [margin, taken] = [null, null];
    const isBeside = margin && cell && line.cells.length > 1 && isUnder(cell, margin);
    const isText = part === "item" || part === "rest" || line.isBullet;
    if (margin && cell && isBeside && isText) {
      const own = withCells(line, line.cells.slice(0, -1));
      result.push({ line: own, labeled: isTextLabel(labeled, content, part) });
      if (taken) {
        const [before] = taken.line.cells;
        if (before) taken.line = withCells(taken.line, [withEnd(before, cell.text)]);
      } else {
        taken = {
          line: withCells({ ...line, isBullet: false }, [cell]),
          labeled: { ...labeled, label: `${content}.more` },
        };
        result.splice(margin.at, 0, taken);
      }
      continue;
    }
    result.push({ line, labeled });
    if (part !== "head" && part !== "more") continue;
    if (cell && line.cells.length > 1 && hasDate(cell) && line.x > 0)
      margin = { x: cell.x, right: cell.x + cell.width, at: result.length, content };
    else if (margin && !taken) margin.at = result.length;
  }
  return result;
}

const isTextLabel = (labeled: Labeled, content: string, part: string): Labeled =>
  part === "more" ? { ...labeled, label: `${content}.item` } : labeled;

const isUnder = ({ x, width, text }: LabelCell, margin: Margin) =>
  text.length <= MAX_PLACE &&
  (Math.abs(x - margin.x) < SAME_EDGE || Math.abs(x + width - margin.right) < SAME_EDGE) &&
  /^\p{Lu}[^.!?]*$/u.test(text);
