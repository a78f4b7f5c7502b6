/** Converts the entries of a resume to RenderCV's; the caller removes empty values. */
import { gradeLabel } from "#app/core/resume/grade-label.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { formatExpiry, formatRange } from "#app/core/templates/dates.ts";
import { describe, linked, plain, webAddress } from "./rendercv-text.ts";

export type YamlEntry = Record<string, unknown>;
type EntryOf<K extends keyof Resume> =
  NonNullable<Resume[K]> extends readonly (infer E)[] ? E : never;

interface Period {
  startDate: string;
  endDate: string;
  current?: boolean;
}

const DATE = /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/;

/**
 * RenderCV computes with start and end dates; a period with a season or without an end is written as text.
 */
export function periodOf(period: Period): YamlEntry {
  const { startDate, endDate, current } = period;
  const isDate = (date: string) => date === "" || DATE.test(date);
  const isOrdered = endDate === "" || startDate.slice(0, 4) <= endDate.slice(0, 4);
  const end = current ? "present" : endDate;
  if (
    isDate(startDate) &&
    (current || isDate(endDate)) &&
    startDate &&
    end &&
    (current || isOrdered)
  )
    return { start_date: startDate, end_date: end };
  return { date: formatRange(period) };
}

const dateOf = (date: string) => ({
  date: DATE.test(date) ? date : formatRange({ startDate: date, endDate: "" }),
});

export const toJob = (entry: EntryOf<"experience">): YamlEntry => ({
  ...{ company: plain(entry.company), position: plain(entry.position) },
  ...{ location: plain(entry.location), ...periodOf(entry), ...describe(entry.description) },
});

export const toVolunteering = (entry: EntryOf<"volunteering">): YamlEntry => ({
  ...{ company: plain(entry.organization), position: plain(entry.role) },
  ...{ location: plain(entry.location), ...periodOf(entry), ...describe(entry.description) },
});

export const toSchool = (entry: EntryOf<"education">): YamlEntry => ({
  ...{ institution: plain(entry.institution), area: plain(entry.fieldOfStudy) },
  ...{ degree: plain(entry.degree), location: plain(entry.location), ...periodOf(entry) },
  highlights: entry.gpa.trim() ? [`${gradeLabel(entry.gpa)}: ${plain(entry.gpa)}`] : [],
});

export function toProject(entry: EntryOf<"projects">): YamlEntry {
  const { summary, highlights = [] } = describe(entry.description);
  const technologies = entry.technologies.map(plain).filter(Boolean).join(", ");
  const live = webAddress(entry.liveLink);
  return {
    name: linked(entry.name, entry.githubLink || entry.liveLink),
    // RenderCV shows only the link of the name; it keeps other fields without showing them.
    url: webAddress(entry.githubLink) ? live : null,
    summary,
    highlights: [...highlights, ...(technologies ? [`Technologies: ${technologies}`] : [])],
  };
}

export const toCertificate = (entry: EntryOf<"certificates">): YamlEntry => ({
  ...{ name: linked(entry.name, entry.url), ...dateOf(entry.date), summary: plain(entry.issuer) },
  highlights: [
    entry.number ? `No. ${plain(entry.number)}` : "",
    formatExpiry(entry.validUntil, "iso"),
  ].filter(Boolean),
});

export function toAward(entry: EntryOf<"awards">): YamlEntry {
  const { summary, highlights = [] } = describe(entry.description);
  const issuer = entry.issuer.trim() ? [`Awarded by ${plain(entry.issuer)}`] : [];
  return {
    ...{ name: plain(entry.title), ...dateOf(entry.date), summary },
    highlights: [...issuer, ...highlights],
  };
}

export const toPublication = (entry: EntryOf<"publications">): YamlEntry => ({
  ...{ name: linked(entry.title, entry.url), ...dateOf(entry.date) },
  summary: plain(entry.publisher),
});

/**
 * For sections without an entry type in RenderCV, such as courses and patents. `second` is the line
 * below the name: a provider, an office, a role.
 */
export function toTitled({
  name,
  second,
  url = "",
  description,
  location,
  ...when
}: {
  name: string;
  second: string;
  url?: string;
  description?: string;
  location?: string | undefined;
  date?: string;
  period?: Period;
}): YamlEntry {
  const { summary, highlights = [] } = describe(description);
  return {
    ...{ name: linked(name, url), location: plain(location), summary: plain(second) },
    ...(when.period ? periodOf(when.period) : dateOf(when.date ?? "")),
    highlights: [...(summary ? [summary] : []), ...highlights],
  };
}

export const toOneLine = (label: string, details: string): YamlEntry => ({
  ...{ label: plain(label), details: plain(details) },
});
