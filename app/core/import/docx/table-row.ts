/** One row of a table → its lines, the dates beside what they belong to. */
import type { DocLine } from "#app/core/import/readers/doc-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { degreeness, looksLikePlace, postness } from "#app/core/import/readers/naming-words.ts";
import { findMonth, findPeriod } from "#app/core/import/readers/read-dates.ts";
import { isText } from "#app/core/import/readers/split-entries.ts";

export interface Row {
  lines: DocLine[];
  /** "break": headings and whole columns, which no entry reaches across. */
  kind: "dated" | "short" | "text" | "break";
}

/** The cells that have text, from left to right. */
export function readRow(cells: readonly DocLine[][]): Row[] {
  const [first, ...others] = cells;
  if (!first) return [];
  if (isLoneHeading(first)) return [{ lines: first, kind: "break" }, ...readRow(others)];
  if (cells.some(isColumn) || others.some(isLoneHeading)) {
    return [{ lines: cells.flat(), kind: "break" }];
  }
  const { said, dates } = takeDates(cells);
  const lines = besideEachOther(said);
  if (dates) return [{ lines: withDates(lines, dates), kind: "dated" }];
  if (periodsIn(lines) === 1) return [{ lines, kind: "dated" }];
  return [{ lines, kind: lines.some(isText) ? "text" : "short" }];
}

export const isLoneHeading = (lines: readonly DocLine[]) =>
  lines.length === 1 && lines.some(isHeading);
const isHeading = ({ isBullet, level, text }: DocLine) =>
  !isBullet && (level === 0 || level === 1 || readHeading(text) !== null);

const periodsIn = (lines: readonly DocLine[]) =>
  lines.filter((line) => !isText(line) && findPeriod(line.text)).length;

/** A column of the page rather than a cell: it has headings, or several entries. */
const isColumn = (lines: readonly DocLine[]) =>
  lines.some(({ opens }) => opens !== undefined) ||
  (lines.length > 1 && lines.some(isHeading)) ||
  periodsIn(lines) > 1;

interface Dates {
  line: DocLine;
  text: string;
  /** Such as the place, which many write below the dates. */
  aside: string[];
}

export const isDate = (lines: readonly DocLine[]) => readDates(lines) !== null;

function takeDates(cells: readonly DocLine[][]): { said: DocLine[][]; dates: Dates | null } {
  for (const [at, lines] of cells.entries()) {
    const next = cells[at + 1];
    const both = next && fromTo(lines, next);
    if (both) return { said: cells.toSpliced(at, 2), dates: both };
    const dates = readDates(lines);
    if (dates) return { said: cells.toSpliced(at, 1), dates };
  }
  return { said: [...cells], dates: null };
}

/** Columns "From" and "To". */
function fromTo([from, ...more]: DocLine[], [to, ...others]: DocLine[]): Dates | null {
  if (!from || !to || more.length + others.length > 0) return null;
  const text = `${from.text} – ${to.text}`;
  return findPeriod(text)?.rest === "" ? { line: from, text, aside: [] } : null;
}

const MOST_DATE_LINES = 5;
const LONGEST_DATES = 200;
const LENGTH_OF_TIME = /\(?\s*\d+(?:[.,]\d+)?\s*\+?\s*(?:years?|yrs?|months?|mos?)\b.*$/i;

function readDates(lines: readonly DocLine[]): Dates | null {
  const [line] = lines;
  if (!line || lines.length > MOST_DATE_LINES || lines.some(({ isBullet }) => isBullet))
    return null;
  const text = lines.map((each) => each.text).join(" ");
  if (text.length > LONGEST_DATES) return null;
  const found = findPeriod(text) ?? findMonth(text);
  if (!found) return null;
  const rest = found.rest.replace(LENGTH_OF_TIME, "").replace(/[\s,(]+$/, "");
  if (rest === "") return { line, text: text.replace(LENGTH_OF_TIME, "").trim(), aside: [] };
  if (!text.includes(rest) || !(looksLikePlace(rest) || isAside(rest, lines))) return null;
  return { line, text: text.replace(rest, "").trim(), aside: [rest] };
}

/** A town's name alone, on a line of its own. */
const isAside = (rest: string, lines: readonly DocLine[]) =>
  lines.some(({ text }) => text === rest) &&
  rest.split(/\s+/).length <= 3 &&
  /^\p{Lu}/u.test(rest) &&
  postness(rest) === 0 &&
  degreeness(rest) === 0;

function withDates(lines: readonly DocLine[], { line, text, aside }: Dates): DocLine[] {
  const [first, ...others] = lines;
  const cell = { text, isBold: false };
  if (!first || isText(first)) return [{ ...line, text, cells: [cell], aside }, ...lines];
  return [
    { ...first, text: `${first.text} ${text}`, cells: [...first.cells, cell], aside },
    ...others,
  ];
}

/** Neither text nor a grade, which stand for themselves; long ones may list. */
const isName = (line: DocLine) =>
  !line.isBullet && !line.text.startsWith("GPA: ") && (!isText(line) || isItems(line.text));
const isItems = (text: string) => {
  const items = text.split(/[,;]\s*/);
  return items.length > 2 && text.split(/\s+/).length <= items.length * 3;
};

/** Cells of a name each are one line, set alike; what else is said follows. */
function besideEachOther(cells: readonly DocLine[][]): DocLine[] {
  const named = cells.filter((lines) => lines.some(isName));
  const beside = named.flat();
  const [first] = beside;
  const isOne =
    first &&
    beside.length > 1 &&
    named.every(({ length }) => length === 1) &&
    beside.every(({ size }) => size === first.size);
  if (!isOne) return cells.flat();
  const joined = {
    ...first,
    text: beside.map(({ text }) => text).join(" "),
    cells: beside.flatMap((line) => line.cells),
  };
  return [joined, ...cells.flat().filter((line) => !beside.includes(line))];
}
