/** Converts one table row to lines, with the dates next to the text they belong to. */
import type { DocLine } from "#app/core/import/readers/doc-line.ts";
import {
  looksLikeLocation,
  scoreDegree,
  scoreJobTitle,
} from "#app/core/import/readers/entry-keywords.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { findDate, findPeriod } from "#app/core/import/readers/read-dates.ts";
import { isBodyText } from "#app/core/import/readers/split-entries.ts";

export interface Row {
  lines: DocLine[];
  /**
   * "dated": has dates. "text": has body text. "short": has neither, such as a name. "break": a
   * heading or a whole column of the page, where every entry ends.
   */
  kind: "dated" | "short" | "text" | "break";
}

/** `cells`: those with text, from left to right. */
export function readRow(cells: readonly DocLine[][]): Row[] {
  const [first, ...others] = cells;
  if (!first) return [];
  if (isLoneHeading(first)) return [{ lines: first, kind: "break" }, ...readRow(others)];
  if (cells.some(isColumn) || others.some(isLoneHeading)) {
    return [{ lines: cells.flat(), kind: "break" }];
  }
  const { remaining, dates } = extractDates(cells);
  const lines = joinNameCells(remaining);
  if (dates) return [{ lines: attachDates(lines, dates), kind: "dated" }];
  if (periodsIn(lines) === 1) return [{ lines, kind: "dated" }];
  return [{ lines, kind: lines.some(isBodyText) ? "text" : "short" }];
}

export const isLoneHeading = (lines: readonly DocLine[]) =>
  lines.length === 1 && lines.some(isHeading);
const isHeading = ({ isBullet, level, text }: DocLine) =>
  !isBullet && (level === 0 || level === 1 || readHeading(text) !== null);

const periodsIn = (lines: readonly DocLine[]) =>
  lines.filter((line) => !isBodyText(line) && findPeriod(line.text)).length;

/** True for a column of the page layout rather than a table cell: it has headings or several entries. */
const isColumn = (lines: readonly DocLine[]) =>
  lines.some(({ startsEntry }) => startsEntry !== undefined) ||
  (lines.length > 1 && lines.some(isHeading)) ||
  periodsIn(lines) > 1;

interface Dates {
  line: DocLine;
  text: string;
  /** Other text of the cell, such as the location, which many write below the dates. */
  besideDates: string[];
}

export const isDate = (lines: readonly DocLine[]) => readDates(lines) !== null;

function extractDates(cells: readonly DocLine[][]): {
  remaining: DocLine[][];
  dates: Dates | null;
} {
  for (const [at, lines] of cells.entries()) {
    const next = cells[at + 1];
    const both = next && readFromTo(lines, next);
    if (both) return { remaining: cells.toSpliced(at, 2), dates: both };
    const dates = readDates(lines);
    if (dates) return { remaining: cells.toSpliced(at, 1), dates };
  }
  return { remaining: [...cells], dates: null };
}

/** The dates of two adjacent columns, "From" and "To". */
function readFromTo([from, ...more]: DocLine[], [to, ...others]: DocLine[]): Dates | null {
  if (!from || !to || more.length + others.length > 0) return null;
  const text = `${from.text} – ${to.text}`;
  return findPeriod(text)?.rest === "" ? { line: from, text, besideDates: [] } : null;
}

const MAX_DATE_LINES = 5;
const MAX_DATES_LENGTH = 200;
const DURATION = /\(?\s*\d+(?:[.,]\d+)?\s*\+?\s*(?:years?|yrs?|months?|mos?)\b.*$/i;

function readDates(lines: readonly DocLine[]): Dates | null {
  const [line] = lines;
  if (!line || lines.length > MAX_DATE_LINES || lines.some(({ isBullet }) => isBullet)) return null;
  const text = lines.map((each) => each.text).join(" ");
  if (text.length > MAX_DATES_LENGTH) return null;
  const date = findPeriod(text) ?? findDate(text);
  if (!date) return null;
  const rest = date.rest.replace(DURATION, "").replace(/[\s,(]+$/, "");
  if (rest === "") return { line, text: text.replace(DURATION, "").trim(), besideDates: [] };
  if (!text.includes(rest) || !(looksLikeLocation(rest) || isTownName(rest, lines))) return null;
  return { line, text: text.replace(rest, "").trim(), besideDates: [rest] };
}

/** A town's name alone on its line. */
const isTownName = (rest: string, lines: readonly DocLine[]) =>
  lines.some(({ text }) => text === rest) &&
  rest.split(/\s+/).length <= 3 &&
  /^\p{Lu}/u.test(rest) &&
  scoreJobTitle(rest) === 0 &&
  scoreDegree(rest) === 0;

function attachDates(lines: readonly DocLine[], { line, text, besideDates }: Dates): DocLine[] {
  const [first, ...others] = lines;
  const cell = { text, isBold: false };
  if (!first || isBodyText(first)) return [{ ...line, text, cells: [cell], besideDates }, ...lines];
  return [
    { ...first, text: `${first.text} ${text}`, cells: [...first.cells, cell], besideDates },
    ...others,
  ];
}

/** False for body text and for grades, which stay on their own lines; a long list of items still counts as a name. */
const isName = (line: DocLine) =>
  !line.isBullet && !line.text.startsWith("GPA: ") && (!isBodyText(line) || isItemList(line.text));
const isItemList = (text: string) => {
  const items = text.split(/[,;]\s*/);
  return items.length > 2 && text.split(/\s+/).length <= items.length * 3;
};

/** Joins cells that hold one name each, two or all in the same size, into one line; the other lines follow. */
function joinNameCells(cells: readonly DocLine[][]): DocLine[] {
  const nameCells = cells.filter((lines) => lines.some(isName));
  const names = nameCells.flat();
  const [first] = names;
  const canJoin =
    first &&
    names.length > 1 &&
    nameCells.every(({ length }) => length === 1) &&
    (names.length === 2 || names.every(({ size }) => size === first.size));
  if (!canJoin) return cells.flat();
  const joined = {
    ...first,
    text: names.map(({ text }) => text).join(" "),
    cells: names.flatMap((line) => line.cells),
  };
  return [joined, ...cells.flat().filter((line) => !names.includes(line))];
}
