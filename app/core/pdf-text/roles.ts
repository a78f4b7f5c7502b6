/** Recognizes several roles at one employer: a line with the employer and the total period, then the roles. */
import { isDateBefore } from "#app/core/dates.ts";

interface Period {
  start: string;
  /** "present" for an entry that goes on, "" if there is a single date. */
  end: string;
}
interface DatedEntry {
  lines: object[];
  /** The texts of the lines above the description: position, employer, place. */
  heads: string[];
  dates: Period | null;
}

/** Adds the employer's lines to each of its roles, and removes the employer's own entry. */
export function attachEmployers<Entry extends DatedEntry>(entries: readonly Entry[]): Entry[] {
  const attached: Entry[] = [];
  let employer: Entry | null = null;
  for (const [index, entry] of entries.entries()) {
    const next = entries[index + 1];
    if (employer && isRoleOf(entry, employer)) {
      attached.push({
        ...entry,
        lines: [...employer.lines, ...entry.lines],
        heads: [...employer.heads, ...entry.heads],
      });
    } else if (next && entry.lines.length === 1 && isRoleOf(next, entry)) employer = entry;
    else {
      employer = null;
      attached.push(entry);
    }
  }
  return attached;
}

/** The dates of a role are within those of its employer. */
function isRoleOf({ lines, dates }: DatedEntry, employer: DatedEntry): boolean {
  if (!dates || !employer.dates || lines.length === 0) return false;
  return isWithin(dates, employer.dates);
}

function isWithin(role: Period, employment: Period): boolean {
  if (isDateBefore(role.start, employment.start)) return false;
  if (employment.end === "present") return true;
  return (
    role.end !== "present" &&
    !isDateBefore(employment.end || employment.start, role.end || role.start)
  );
}
