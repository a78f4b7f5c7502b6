/**
 * Splits lines such as "Acme · Columbus, OH · Jan 2020 – Present", on which Covitae's Markdown has the facts of an entry:
 * dates, labeled facts and email addresses move to lines of their own, as in our other files.
 */
import type { DocLine } from "#app/core/import/readers/doc-line.ts";
import { findDate, findPeriod } from "#app/core/import/readers/read-dates.ts";

const DOT = /\s+·\s+/;
/** "GPA: 3.9". */
const LABELED_FACT = /^\p{L}[\p{L} ]{1,24}: \S/u;

export function splitAtDots(lines: readonly DocLine[]): DocLine[] {
  const firstSection = lines.findIndex(({ level }) => level === 1);
  return lines.flatMap((line, index) => {
    if (!DOT.test(line.text) || line.isBullet || line.level !== null) return line;
    // Contact details above the sections become cells of one line.
    if (index < firstSection) return { ...line, cells: partsOf(line).map(toCell) };
    const groups: string[][] = [];
    for (const part of partsOf(line)) {
      const last = groups.at(-1);
      if (needsOwnLine(part) || !last || last.some(needsOwnLine)) groups.push([part]);
      else last.push(part);
    }
    return groups.map((parts) => {
      const text = parts.join(" · ");
      return { ...line, text, cells: [toCell(text)] };
    });
  });
}

const partsOf = ({ text }: DocLine) => text.split(DOT).filter((part) => part !== "");
const toCell = (text: string) => ({ text, isBold: false });
const needsOwnLine = (part: string) =>
  isDate(part) || LABELED_FACT.test(part) || part.includes("@");
const isDate = (text: string) => (findPeriod(text) ?? findDate(text))?.rest === "";
