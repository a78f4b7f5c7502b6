/** Joins a period in the margin that continues on the next line ("Mar 2020 –", "Present" below it). */

import { findPeriod } from "#app/core/import/readers/read-dates.ts";
import type { TextLine } from "#app/core/pdf-text/lines.ts";

export function joinMarginDates(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  let previous: TextLine | undefined;
  for (const line of lines) {
    const [date, ...rest] = line.cells;
    const from = previous?.cells[0];
    if (!previous || !from || !date || !isOnePeriod(from, date)) {
      joined.push({ ...line });
      previous = joined.at(-1);
      continue;
    }
    previous.cells = [{ ...from, text: `${from.text} ${date.text}` }, ...previous.cells.slice(1)];
    previous.text = previous.cells.map(({ text }) => text).join(" ");
    const [first] = rest;
    if (!first) continue;
    const end = line.x + line.width;
    const text = rest.map((cell) => cell.text).join(" ");
    const { x, isBold, isItalic } = first;
    joined.push({ ...line, cells: rest, x, width: end - x, isBold, isItalic, text });
    previous = joined.at(-1);
  }
  return joined;
}

type Cell = TextLine["cells"][number];

/** True if the cells overlap horizontally and only together form a period. */
function isOnePeriod(from: Cell, to: Cell): boolean {
  const isBelow = to.x < from.x + from.width && from.x < to.x + to.width;
  if (!isBelow || !/[-–—]$/.test(from.text) || to.text.length > 20) return false;
  return findPeriod(`${from.text} ${to.text}`)?.rest === "";
}
