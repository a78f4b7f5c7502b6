/** Tells dates with the month first, "11/1/2015", by all of them; one alone is read with its day first. */

import { isFact } from "#app/core/import/labels/heads/personal-facts.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";

const DATE = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/((?:19|20)\d{2})(?![\d/])/g;
const MONTHS = 12;

/**
 * True if a second number is no month, or where all of them are the same: then it is the day, as in resumes whose dates
 * are kept as months.
 */
function areMonthsFirst(texts: readonly string[]): boolean {
  const dates = texts.flatMap((text) =>
    [...text.matchAll(DATE)].map(([, first, second]) => [Number(first), Number(second)] as const),
  );
  if (dates.some(([first]) => first > MONTHS)) return false;
  if (dates.some(([, second]) => second > MONTHS)) return true;
  const [firsts, seconds] = [0, 1].map((at) => new Set(dates.map((date) => date[at])));
  return seconds?.size === 1 && (firsts?.size ?? 0) > 1;
}

/** The lines with such dates as month and year, "11/2015"; a date of birth is kept whole. */
export function withMonthsFirst(lines: readonly LabelLine[]): LabelLine[] {
  if (!areMonthsFirst(lines.map(({ text }) => text))) return [...lines];
  const short = (text: string) => text.replace(DATE, "$1/$3");
  return lines.map((line) =>
    short(line.text) === line.text || isFact(line.text)
      ? line
      : {
          ...line,
          text: short(line.text),
          cells: line.cells.map((cell) => ({
            ...cell,
            text: short(cell.text),
            ...(cell.spans
              ? { spans: cell.spans.map((span) => ({ ...span, text: short(span.text) })) }
              : {}),
            ...(cell.pieces ? { pieces: cell.pieces.map(short) } : {}),
          })),
        },
  );
}
