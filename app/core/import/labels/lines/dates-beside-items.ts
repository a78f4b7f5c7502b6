/**
 * Moves dates at the right of an entry's first bullet to the first line of the entry, if that has no date: some layouts
 * print them one or more lines below the title. from-labels.ts applies it to the lines of a resume after a model
 * labeled them.
 */

import { type LabeledLine, replaceCells } from "#app/core/import/labels/label-line.ts";
import { hasDateOrYear } from "#app/core/import/readers/has-date.ts";
import { findDate, findPeriod } from "#app/core/import/readers/read-dates.ts";

/**
 * Labels of entries that have dates: "head" is the first line of an entry, "more" a further line with its employer or
 * place, "item" a bullet or text.
 */
const LABELS_WITH_DATES =
  /^(experience|volunteering|projects|education|militaryService)\.(head|more|item)$/;

/** Sections in which a single month may be the date of an entry. */
const SECTIONS_WITH_SINGLE_MONTH = /^(?:projects|education)$/;

export function moveDatesToHead(all: readonly LabeledLine[]): LabeledLine[] {
  const result = [...all];
  /** The index of the head line that may lack its dates. */
  let head: number | null = null;
  for (const [index, current] of all.entries()) {
    const [, section = "", part] = LABELS_WITH_DATES.exec(current.labeled.label) ?? [];
    if (part === "head") head = hasDateOrYear(current.line) ? null : index;
    if (part === "head" || head === null) continue;
    const above = result[head];
    const isSameEntryKind = above?.labeled.label === `${section}.head`;
    const date = isSameEntryKind && part === "item" ? current.line.cells.at(-1) : undefined;
    const dateKind = kindOfDateBeside(current);
    // In a job, a single month dates an achievement, not the job.
    const isEntryDate =
      dateKind === "period" || (dateKind === "month" && SECTIONS_WITH_SINGLE_MONTH.test(section));
    if (above && date && isEntryDate && !laterItemHasDate(all, index)) {
      result[head] = { ...above, line: replaceCells(above.line, [...above.line.cells, date]) };
      result[index] = {
        ...current,
        line: replaceCells(current.line, current.line.cells.slice(0, -1)),
      };
    }
    // Only the entry's first item may hold its dates.
    if (!isSameEntryKind || part === "item" || hasDateOrYear(current.line)) head = null;
  }
  return result;
}

/** The kind of the date that is the line's last cell; null if that is no date, or the only cell. */
const kindOfDateBeside = ({ line }: LabeledLine): "period" | "month" | null => {
  const text = line.cells.length > 1 ? (line.cells.at(-1)?.text ?? "") : "";
  if (!isDate(text)) return null;
  return findPeriod(text) ? "period" : "month";
};

/**
 * True if a later item of the entry has a date of the same kind. The dates then belong to the items, such as several
 * jobs at one employer or steps of a project.
 */
function laterItemHasDate(all: readonly LabeledLine[], index: number): boolean {
  const below = all.slice(index + 1);
  const end = below.findIndex(({ labeled }) => !/\.(?:item|rest)$/.test(labeled.label));
  const first = all[index];
  return below
    .slice(0, end < 0 ? below.length : end)
    .some((item) => first !== undefined && kindOfDateBeside(item) === kindOfDateBeside(first));
}

/** True for a period, or a month with its year, and nothing else. */
const isDate = (text: string): boolean =>
  findPeriod(text)?.rest === "" ||
  (/\p{L}|[./]/u.test(text) && findPeriod(text) === null && findDate(text)?.rest === "");
