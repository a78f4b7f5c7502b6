/** Joins a period in the margin that continues on the next line: "Mar 2020 –" above "Present". */

import { findPeriod } from "#app/core/import/readers/read-dates.ts";
import type { TextLine } from "#app/core/pdf-text/lines.ts";

/** The lines with whole periods; the text beside the end of a period stays in a line of its own. */
export function joinMarginPeriods(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  let previous: TextLine | undefined;
  for (const line of lines) {
    const [end, ...rest] = line.cells;
    const start = previous?.cells[0];
    if (!previous || !start || !end || !isOnePeriod(start, end)) {
      joined.push({ ...line });
      previous = joined.at(-1);
      continue;
    }
    previous.cells = [{ ...start, text: `${start.text} ${end.text}` }, ...previous.cells.slice(1)];
    previous.text = previous.cells.map(({ text }) => text).join(" ");
    const [first] = rest;
    if (!first) continue;
    const right = line.x + line.width;
    const text = rest.map((cell) => cell.text).join(" ");
    const { x, isBold, isItalic } = first;
    joined.push({ ...line, cells: rest, x, width: right - x, isBold, isItalic, text });
    previous = joined.at(-1);
  }
  return joined;
}

type Cell = TextLine["cells"][number];

/** In characters. */
const MAX_END_LENGTH = 20;

/** True if the cells overlap horizontally, the first ends with a dash, and both together are a period. */
function isOnePeriod(start: Cell, end: Cell): boolean {
  const isBelow = end.x < start.x + start.width && start.x < end.x + end.width;
  if (!isBelow || !/[-–—]$/.test(start.text) || end.text.length > MAX_END_LENGTH) return false;
  return findPeriod(`${start.text} ${end.text}`)?.rest === "";
}
