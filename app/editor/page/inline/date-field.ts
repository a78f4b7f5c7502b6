/** Which date field of the form belongs to the dates that the page prints. */

export interface DatedEntry {
  startDate?: string | undefined;
  endDate?: string | undefined;
  current?: boolean | undefined;
  /** Of an entry with a single date. */
  date?: string | undefined;
}

interface KeyedEntry {
  /** `experience.{id}` */
  key: string;
  entry: DatedEntry;
}

/**
 * The key of the field at the start or the end of printed dates; null without entries.
 *
 * @param entries one entry, or the roles at one employer, whose whole period is printed
 */
export function dateFieldOf(entries: readonly KeyedEntry[], isEnd: boolean): string | null {
  const [first] = entries;
  if (!first) return null;
  if (first.entry.date !== undefined) return `${first.key}.date`;
  const start = best(entries, "startDate", (a, b) => a < b);
  const current = entries.find(({ entry }) => entry.current);
  const end = best(entries, "endDate", (a, b) => a > b);
  const endField = current ? `${current.key}.current` : end && `${end.key}.endDate`;
  const startField = start && `${start.key}.startDate`;
  return (isEnd ? (endField ?? startField) : (startField ?? endField)) ?? `${first.key}.startDate`;
}

/** The entry whose date comes before those of all others; null if none has this date. */
function best(
  entries: readonly KeyedEntry[],
  field: "startDate" | "endDate",
  isBefore: (a: string, b: string) => boolean,
): KeyedEntry | null {
  let found: KeyedEntry | null = null;
  for (const candidate of entries) {
    const date = candidate.entry[field];
    if (date && (!found || isBefore(date, found.entry[field] ?? ""))) found = candidate;
  }
  return found;
}
