/**
 * Converts the entries of a resume to entries of RenderCV (rendercv.com) as YAML values; the caller removes empty ones.
 */
import { gradeLabel } from "#app/core/resume/grade-label.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { formatExpiry, formatRange } from "#app/core/templates/dates.ts";
import { descriptionFields, escapeLine, linkedName, webAddress } from "./rendercv-text.ts";

export type YamlEntry = Record<string, unknown>;
type EntryOf<K extends keyof Resume> =
  NonNullable<Resume[K]> extends readonly (infer E)[] ? E : never;

interface Period {
  startDate: string;
  endDate: string;
  current?: boolean;
}

/** The dates that RenderCV reads: a year or a month. */
const DATE = /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/;

/**
 * RenderCV computes with start and end dates; a period with a season or without an end is written as text.
 */
export function periodOf(period: Period): YamlEntry {
  const { startDate, endDate, current } = period;
  const isOrdered = startDate.slice(0, 4) <= endDate.slice(0, 4);
  const isComputable = DATE.test(startDate) && (current || (DATE.test(endDate) && isOrdered));
  return isComputable
    ? { start_date: startDate, end_date: current ? "present" : endDate }
    : { date: formatRange(period) };
}

const dateOf = (date: string) => ({
  date: DATE.test(date) ? date : formatRange({ startDate: date, endDate: "" }),
});

export const toJob = (entry: EntryOf<"experience">): YamlEntry => ({
  company: escapeLine(entry.company),
  position: escapeLine(entry.position),
  location: escapeLine(entry.location),
  ...periodOf(entry),
  ...descriptionFields(entry.description),
});

export const toVolunteering = (entry: EntryOf<"volunteering">): YamlEntry => ({
  company: escapeLine(entry.organization),
  position: escapeLine(entry.role),
  location: escapeLine(entry.location),
  ...periodOf(entry),
  ...descriptionFields(entry.description),
});

export const toSchool = (entry: EntryOf<"education">): YamlEntry => ({
  institution: escapeLine(entry.institution),
  area: escapeLine(entry.fieldOfStudy),
  degree: escapeLine(entry.degree),
  location: escapeLine(entry.location),
  ...periodOf(entry),
  highlights: entry.gpa.trim() ? [`${gradeLabel(entry.gpa)}: ${escapeLine(entry.gpa)}`] : [],
});

export function toProject(entry: EntryOf<"projects">): YamlEntry {
  const { summary, highlights = [] } = descriptionFields(entry.description);
  const technologies = entry.technologies.map(escapeLine).filter(Boolean).join(", ");
  const live = webAddress(entry.liveLink);
  return {
    name: linkedName(entry.name, entry.githubLink || entry.liveLink),
    // RenderCV shows only the link of the name; it keeps other fields without showing them.
    url: webAddress(entry.githubLink) ? live : null,
    summary,
    highlights: [...highlights, ...(technologies ? [`Technologies: ${technologies}`] : [])],
  };
}

export const toCertificate = (entry: EntryOf<"certificates">): YamlEntry => ({
  name: linkedName(entry.name, entry.url),
  ...dateOf(entry.date),
  summary: escapeLine(entry.issuer),
  highlights: [
    entry.number ? `No. ${escapeLine(entry.number)}` : "",
    formatExpiry(entry.validUntil, "iso"),
  ].filter(Boolean),
});

export function toAward(entry: EntryOf<"awards">): YamlEntry {
  const { summary, highlights = [] } = descriptionFields(entry.description);
  const issuer = entry.issuer.trim() ? [`Awarded by ${escapeLine(entry.issuer)}`] : [];
  return {
    name: escapeLine(entry.title),
    ...dateOf(entry.date),
    summary,
    highlights: [...issuer, ...highlights],
  };
}

export const toPublication = (entry: EntryOf<"publications">): YamlEntry => ({
  name: linkedName(entry.title, entry.url),
  ...dateOf(entry.date),
  summary: escapeLine(entry.publisher),
});

/**
 * RenderCV's NormalEntry, for sections without an entry type of their own, such as courses and
 * patents. `subtitle` is the line below the name: a provider, an office, a role.
 */
export function toNormalEntry({
  name,
  subtitle,
  url = "",
  description,
  location,
  ...dates
}: {
  name: string;
  subtitle: string;
  url?: string;
  description?: string;
  location?: string | undefined;
  date?: string;
  period?: Period;
}): YamlEntry {
  const { summary, highlights = [] } = descriptionFields(description);
  return {
    name: linkedName(name, url),
    location: escapeLine(location),
    summary: escapeLine(subtitle),
    ...(dates.period ? periodOf(dates.period) : dateOf(dates.date ?? "")),
    highlights: [...(summary ? [summary] : []), ...highlights],
  };
}

/** RenderCV's OneLineEntry, for languages, skills and interests. */
export const toOneLine = (label: string, details: string): YamlEntry => ({
  label: escapeLine(label),
  details: escapeLine(details),
});
