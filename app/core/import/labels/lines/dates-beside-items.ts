/** Moves dates at the right of an entry's first bullet to the head above it, which has none: some layouts set them so low. */

import { type LabeledLine, withCells } from "#app/core/import/labels/label-line.ts";
import { hasDateOrYear } from "#app/core/import/readers/has-date.ts";
import { findMonth, findPeriod } from "#app/core/import/readers/read-dates.ts";

const DATED = /^(experience|volunteering|projects|education|militaryService)\.(head|more|item)$/;

const MAY_BE_MONTH = /^(?:projects|education)$/;

export function liftDates(all: readonly LabeledLine[]): LabeledLine[] {
  const result = [...all];
  let head: number | null = null;
  for (const [index, own] of all.entries()) {
    const [, content = "", part] = DATED.exec(own.labeled.label) ?? [];
    if (part === "head") head = hasDateOrYear(own.line) ? null : index;
    if (part === "head" || head === null) continue;
    const above = result[head];
    const isOwn = above?.labeled.label === `${content}.head`;
    const date = isOwn && part === "item" ? own.line.cells.at(-1) : undefined;
    const found = dateBeside(own);
    // A month alone is when something was done in a job, not how long that was.
    const isTime = found === "period" || (found === "month" && MAY_BE_MONTH.test(content));
    if (above && date && isTime && !isOneOfMany(all, index)) {
      result[head] = { ...above, line: withCells(above.line, [...above.line.cells, date]) };
      result[index] = { ...own, line: withCells(own.line, own.line.cells.slice(0, -1)) };
    }
    // Only the first item may have them.
    if (!isOwn || part === "item" || hasDateOrYear(own.line)) head = null;
  }
  return result;
}

const dateBeside = ({ line }: LabeledLine): "period" | "month" | null => {
  const text = line.cells.length > 1 ? (line.cells.at(-1)?.text ?? "") : "";
  if (!isDate(text)) return null;
  return findPeriod(text) ? "period" : "month";
};

/** Where another item of the entry has such a date, each has its own: posts at one employer, steps of a project. */
function isOneOfMany(all: readonly LabeledLine[], index: number): boolean {
  const below = all.slice(index + 1);
  const end = below.findIndex(({ labeled }) => !/\.(?:item|rest)$/.test(labeled.label));
  const first = all[index];
  return below
    .slice(0, end < 0 ? below.length : end)
    .some((own) => first !== undefined && dateBeside(own) === dateBeside(first));
}

/** A period or a month with its year, and nothing else. */
const isDate = (text: string): boolean =>
  findPeriod(text)?.rest === "" ||
  (/\p{L}|[./]/u.test(text) && findPeriod(text) === null && findMonth(text)?.rest === "");
