/** Texts of the line that represents a collapsed entry: "Senior Engineer · Clinio · 2021–now". */
import type { Entry } from "#app/editor/sync/room.ts";

/** "Senior Engineer · Clinio", the most specific name first; empty if the entry has none. */
export function entryNames(entry: Entry): string {
  return namesOf(entry).filter(Boolean).join(" · ");
}

/** "Senior Engineer": the first of the entry's names. */
export function entryTitle(entry: Entry): string {
  return namesOf(entry).find(Boolean) ?? "";
}

/** The second line of a publication, whose title fills the first one: "Nature · 2019". */
export function entrySecondLine(entry: Entry): string {
  if (!("publisher" in entry)) return "";
  return [...namesOf(entry).filter(Boolean).slice(1), entryYears(entry)]
    .filter(Boolean)
    .join(" · ");
}

/** The names of an entry, maybe empty ones; its section is told by a field that only entries of that section have. */
function namesOf(entry: Entry): string[] {
  if ("email" in entry) return [entry.name, entry.company];
  if ("company" in entry) return [entry.position, entry.company];
  if ("institution" in entry) return [entry.degree || entry.fieldOfStudy, entry.institution];
  if ("organization" in entry) return [entry.role, entry.organization];
  if ("level" in entry) return [entry.name, entry.level];
  if ("publisher" in entry) return [entry.title, entry.publisher];
  if ("provider" in entry) return [entry.name, entry.provider];
  if ("office" in entry) return [entry.title, entry.office];
  if ("branch" in entry) return [entry.rank, entry.branch];
  if ("subtitle" in entry) return [entry.title, entry.subtitle];
  if ("issuer" in entry) return ["title" in entry ? entry.title : entry.name, entry.issuer];
  return ["title" in entry ? entry.title : entry.name];
}

/** "2019–2021", "2021–now", or a single year; empty without a date. */
export function entryYears(entry: Entry): string {
  if ("date" in entry) return yearOf(entry.date);
  if (!("startDate" in entry)) return "";
  const isCurrent = "current" in entry && entry.current;
  const years = [yearOf(entry.startDate), isCurrent ? "now" : yearOf(entry.endDate)];
  return [...new Set(years.filter(Boolean))].join("–");
}

const yearOf = (month: string) => month.slice(0, 4);
