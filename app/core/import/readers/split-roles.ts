/**
 * Splits an entry with several roles at one employer into the employer's lines and the roles, each
 * with its own dates.
 */
import { isDateBefore } from "#app/core/dates.ts";
import type { DocLine } from "./doc-line.ts";
import { scoreJobTitle } from "./entry-keywords.ts";
import { findPeriod, type Period } from "./read-dates.ts";
import { type DocEntry, isBodyText, toEntry } from "./split-entries.ts";

export interface SplitRoles {
  /** Empty if the first role's head names the employer. */
  employer: DocLine[];
  roles: DocEntry[];
}

/** In characters; a longer line with dates is not a job title. */
const MAX_TITLE_LENGTH = 80;
/** The level of a role's title under its employer, where tags or styles give levels. */
const ROLE_LEVEL = 3;

/** Returns the entry itself as the only role if it has no more of them. */
export function splitRoles(entry: DocEntry): SplitRoles {
  const lines = [...entry.head, ...entry.body];
  const starts = startsByLevel(lines) ?? startsByDates(lines, entry.head.length);
  const [first = 0] = starts;
  if (starts.length < 2) return { employer: [], roles: [entry] };
  return {
    employer: lines.slice(0, first),
    roles: starts.map((from, index) => toEntry(lines.slice(from, starts[index + 1]))),
  };
}

function startsByLevel(lines: readonly DocLine[]): number[] | null {
  const starts = lines.flatMap(({ level }, index) => (level === ROLE_LEVEL ? [index] : []));
  const hasEmployer = (starts[0] ?? 0) > 0;
  return starts.length > 1 && hasEmployer && !lines.slice(0, starts[0]).some(isBodyText)
    ? starts
    : null;
}

/** Finds roles after the first: lines with dates, in the same style, after the text of a role. */
function startsByDates(lines: readonly DocLine[], headLength: number): number[] {
  const datedTitles = lines.flatMap((line, index) => (isTitleWithPeriod(line) ? [index] : []));
  const first = datedTitles.findLast((index) => index < headLength);
  const firstLine = first === undefined ? undefined : lines[first];
  if (first === undefined || !firstLine) return [];
  const furtherStarts = datedTitles.filter((index) => {
    const line = lines[index];
    if (!line || index < headLength || !isBodyText(lines[index - 1])) return false;
    const isLikeFirst = line.styleKey === firstLine.styleKey && line.isBold === firstLine.isBold;
    const title = findPeriod(line.text)?.rest ?? "";
    return isLikeFirst ? scoreJobTitle(title) >= 0 : scoreJobTitle(title) > 0;
  });
  return [first, ...furtherStarts];
}

function isTitleWithPeriod(line: DocLine): boolean {
  if (line.isBullet || isBodyText(line)) return false;
  const rest = findPeriod(line.text)?.rest ?? "";
  return rest !== "" && rest.length <= MAX_TITLE_LENGTH;
}

/** True if the period of a role is within that of its employer, as far as both are known. */
export function isPeriodWithin(role: Period, whole: Period): boolean {
  if (isDateBefore(role.startDate, whole.startDate)) return false;
  if (whole.current) return true;
  return !role.current && !isDateBefore(whole.endDate, role.endDate);
}
