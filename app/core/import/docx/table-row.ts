/** Converts the cells of one table row to lines, with the dates beside the text they belong to. */
import type { DocLine } from "#app/core/import/readers/doc-line.ts";
import {
  looksLikeLocation,
  scoreDegree,
  scoreJobTitle,
} from "#app/core/import/readers/entry-keywords.ts";
import { readHeading, type SectionKind } from "#app/core/import/readers/headings.ts";
import { findDate, findPeriod } from "#app/core/import/readers/read-dates.ts";
import { isBodyText } from "#app/core/import/readers/split-entries.ts";

export interface TableRow {
  lines: DocLine[];
  /**
   * - `dated`: has dates.
   * - `text`: has body text.
   * - `short`: has neither, such as a name.
   * - `break`: a heading or a whole column of the page, where every entry ends.
   */
  kind: "dated" | "short" | "text" | "break";
}

/**
 * `cells`: the lines of each cell with text, from left to right. A row with a heading becomes several rows. `section`:
 * that of the heading above.
 */
export function readRow(
  cells: readonly DocLine[][],
  section: SectionKind | null = null,
): TableRow[] {
  const [first, ...others] = cells;
  if (!first) return [];
  // "Digital skills ⇥ Word, Excel" below "Skills" is a group, "IT literacy ⇥ Sales ⇥ Audits" are skills.
  const isSkillGroup =
    section === "skills" &&
    others.length > 0 &&
    sectionOf(first) === "skills" &&
    !ALL_SKILLS.test(first[0]?.text ?? "");
  if (isLoneHeading(first) && !(isSkillGroup && !first.some(isStyledHeading)))
    return [{ lines: first, kind: "break" }, ...readRow(others)];
  if (cells.some(isPageColumn) || others.some(isLoneHeading)) {
    return [{ lines: cells.flat(), kind: "break" }];
  }
  const { remaining, dates } = extractDates(cells);
  const lines = joinNameCells(remaining);
  if (dates) return [{ lines: attachDates(lines, dates), kind: "dated" }];
  if (countPeriods(lines) === 1) return [{ lines, kind: "dated" }];
  return [{ lines, kind: lines.some(isBodyText) ? "text" : "short" }];
}

/** "Core skills" beside the skills names all of them, not a group. */
const ALL_SKILLS =
  /^(?:(?:core|key|main|top|relevant|professional) )?(?:skills|competenc(?:i?es))$/iu;

export const isLoneHeading = (lines: readonly DocLine[]) =>
  lines.length === 1 && lines.some(isHeading);
const isHeading = (line: DocLine) =>
  !line.isBullet && (isStyledHeading(line) || readHeading(line.text) !== null);
const isStyledHeading = ({ level }: DocLine) => level === 0 || level === 1;

/** The section of the cell's only line, if that is a heading. */
export const sectionOf = (lines: readonly DocLine[]): SectionKind | null =>
  isLoneHeading(lines) ? readHeading(lines[0]?.text ?? "") : null;

const countPeriods = (lines: readonly DocLine[]) =>
  lines.filter((line) => !isBodyText(line) && findPeriod(line.text)).length;

/** True for a column of the page layout rather than a table cell: it has headings or several entries. */
const isPageColumn = (lines: readonly DocLine[]) =>
  lines.some(({ startsEntry }) => startsEntry !== undefined) ||
  (lines.length > 1 && lines.some(isHeading)) ||
  countPeriods(lines) > 1;

/** A cell with dates. */
interface DateCell {
  line: DocLine;
  /** The dates. */
  text: string;
  /** Other text of the cell, such as the location, which many write below the dates. */
  besideDates: string[];
}

export const isDateCell = (lines: readonly DocLine[]) => readDates(lines) !== null;

/** Takes the first cell with dates, or pair of such cells, out of the row. */
function extractDates(cells: readonly DocLine[][]): {
  remaining: DocLine[][];
  dates: DateCell | null;
} {
  for (const [at, lines] of cells.entries()) {
    const next = cells[at + 1];
    const fromTo = next && readFromTo(lines, next);
    if (fromTo) return { remaining: cells.toSpliced(at, 2), dates: fromTo };
    const dates = readDates(lines);
    if (dates) return { remaining: cells.toSpliced(at, 1), dates };
  }
  return { remaining: [...cells], dates: null };
}

/** The dates of two adjacent columns, "From" and "To", with one line each. */
function readFromTo([from, ...moreFrom]: DocLine[], [to, ...moreTo]: DocLine[]): DateCell | null {
  if (!from || !to || moreFrom.length + moreTo.length > 0) return null;
  const text = `${from.text} – ${to.text}`;
  return findPeriod(text)?.rest === "" ? { line: from, text, besideDates: [] } : null;
}

/** In lines and characters; a cell with more has other text than dates and a place. */
const MAX_DATE_LINES = 5;
const MAX_DATES_LENGTH = 200;
/** "(2 years 3 months)". */
const DURATION = /\(?\s*\d+(?:[.,]\d+)?\s*\+?\s*(?:years?|yrs?|months?|mos?)\b.*$/i;

function readDates(lines: readonly DocLine[]): DateCell | null {
  const [line] = lines;
  if (!line || lines.length > MAX_DATE_LINES || lines.some(({ isBullet }) => isBullet)) return null;
  const text = lines.map((cellLine) => cellLine.text).join(" ");
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

function attachDates(lines: readonly DocLine[], { line, text, besideDates }: DateCell): DocLine[] {
  const [first, ...others] = lines;
  const cell = { text, isBold: false };
  if (!first || isBodyText(first)) return [{ ...line, text, cells: [cell], besideDates }, ...lines];
  return [
    { ...first, text: `${first.text} ${text}`, cells: [...first.cells, cell], besideDates },
    ...others,
  ];
}

/** False for body text and for grades, which stay on their own lines. A list of short items counts as a name. */
const isName = (line: DocLine) =>
  !line.isBullet && !line.text.startsWith("GPA: ") && (!isBodyText(line) || isItemList(line.text));
const isItemList = (text: string) => {
  const items = text.split(/[,;]\s*/);
  return items.length > 2 && text.split(/\s+/).length <= items.length * 3;
};

/**
 * Joins cells that hold one name each into one line, which the other lines follow. Joins two cells of any font size,
 * more only of the same.
 */
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
