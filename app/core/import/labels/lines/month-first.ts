/** Tells dates with the month first, "11/1/2015", by all of them; one alone is read with its day first. */

import { isFact } from "#app/core/import/labels/heads/personal-facts.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";

const DATE = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/((?:19|20)\d{2})(?![\d/])/g;
const MONTHS = 12;

/** Fewer dates with the same second number may be of one month. */
const MIN_DATES = 3;

/** True if a second number is no month, or if all of several are 1: then it is the day, since only months are known. */
function areMonthsFirst(texts: readonly string[]): boolean {
  const dates = texts.flatMap((text) =>
    [...text.matchAll(DATE)].map(([, first, second]) => [Number(first), Number(second)] as const),
  );
  if (dates.some(([first]) => first > MONTHS)) return false;
  if (dates.some(([, second]) => second > MONTHS)) return true;
  const areFirstDays = dates.length >= MIN_DATES && dates.every(([, second]) => second === 1);
  return areFirstDays && new Set(dates.map(([first]) => first)).size > 1;
}

/** The lines with such dates as month and year, "11/2015"; those in sentences, of facts and of birth are kept whole. */
export function withMonthsFirst(lines: readonly LabelLine[]): LabelLine[] {
  const texts = lines.filter((line) => !isText(line)).map(({ text }) => text);
  if (!areMonthsFirst(texts)) return [...lines];
  return lines.map((line) =>
    isText(line) || short(line.text) === line.text
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

const isText = ({ text, isBullet }: LabelLine): boolean =>
  isBullet || isFact(text) || /\p{Ll}[.!?]$/u.test(text);

/** What comes before a date of a period: "From 4/1/2015 to 5/1/2016". */
const OF_PERIOD = /(?<!\p{L})(?:from|to|till|until|through)\s$/iu;

/** In "opened on 11/15/2019" and "Visa until: 5/30/2027" a date is no period's. */
const short = (text: string): string =>
  text.replace(DATE, (whole, month: string, _day: string, year: string, at: number) => {
    const before = text.slice(0, at);
    const isInText = /(?:\p{Ll}|:)\s$/u.test(before) && !OF_PERIOD.test(before);
    return isInText ? whole : `${month}/${year}`;
  });
