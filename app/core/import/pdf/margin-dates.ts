/** A period in the margin that goes on in the next line ("Mar 2020 –", "Present" below it) → one period. */

import { findPeriod } from "#app/core/import/readers/read-dates.ts";
import type { TextLine } from "#app/core/pdf-text/lines.ts";

export function joinMarginDates(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  let before: TextLine | undefined;
  for (const line of lines) {
    const [date, ...rest] = line.cells;
    const from = before?.cells[0];
    if (!before || !from || !date || !isOnePeriod(from, date)) {
      joined.push({ ...line });
      before = joined.at(-1);
      continue;
    }
    before.cells = [{ ...from, text: `${from.text} ${date.text}` }, ...before.cells.slice(1)];
    before.text = before.cells.map(({ text }) => text).join(" ");
    const [first] = rest;
    if (!first) continue;
    const end = line.x + line.width;
    const text = rest.map((cell) => cell.text).join(" ");
    const { x, isBold, isItalic } = first;
    joined.push({ ...line, cells: rest, x, width: end - x, isBold, isItalic, text });
    before = joined.at(-1);
  }
  return joined;
}

type Cell = TextLine["cells"][number];

/** Both halves stand below each other, and each is half of a period only. */
function isOnePeriod(from: Cell, to: Cell): boolean {
  const isBelow = to.x < from.x + from.width && from.x < to.x + to.width;
  if (!isBelow || !/[-–—]$/.test(from.text) || to.text.length > 20) return false;
  return findPeriod(`${from.text} ${to.text}`)?.rest === "";
}
