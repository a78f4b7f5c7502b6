/** Maps the sections of Reactive Resume to those of JSON Resume. */
import { isEmpty, type JsonObject, toText } from "#app/core/import/json/json-text.ts";
import {
  dropKeys,
  objectAt,
  projectLink,
  readDateText,
  readPeriodText,
  renameKeys,
  withRichTexts,
} from "#app/core/import/structured/foreign-entry.ts";

interface Section {
  /** The section of JSON Resume. */
  key: string;
  names: Record<string, string>;
  /** Keys that hold HTML or Markdown. */
  rich: string[];
  /** The key of a date; absent where a period has two. */
  date?: string;
}

const RICH = ["summary"];
/** Keys that only the editor uses. */
const NO_CONTENT = ["id", "visible", "hidden", "icon", "iconColor", "levelNum", "options"];

export const SECTIONS: Record<string, Section> = {
  // Version 3 calls it work.
  work: { key: "work", names: { description: "summary" }, rich: RICH },
  experience: { key: "work", names: { company: "name", description: "summary" }, rich: RICH },
  education: {
    key: "education",
    names: { school: "institution", degree: "studyType", grade: "score", description: "summary" },
    rich: RICH,
  },
  projects: {
    key: "projects",
    // Version 4 has a short description beside the summary.
    names: { summary: "highlights" },
    rich: ["description", "highlights"],
  },
  volunteer: { key: "volunteer", names: { description: "summary" }, rich: RICH },
  awards: { key: "awards", names: { description: "summary" }, rich: RICH, date: "date" },
  certifications: {
    key: "certificates",
    names: { title: "name", description: "summary" },
    rich: RICH,
    date: "date",
  },
  publications: {
    key: "publications",
    names: { title: "name", description: "summary" },
    rich: RICH,
    date: "releaseDate",
  },
  languages: {
    key: "languages",
    names: { name: "language", description: "fluency" },
    rich: [],
  },
  interests: { key: "interests", names: {}, rich: [] },
  references: {
    key: "references",
    names: { summary: "reference", description: "reference", relationship: "position" },
    rich: ["reference"],
  },
};

export function toEntry(item: JsonObject, { key, names, rich, date }: Section): JsonObject {
  const renamed = renameKeys(dropKeys(item, NO_CONTENT), names);
  const entry = withRichTexts(withLanguageLevel(renamed), rich);
  const address = linkOf(entry.website) || linkOf(entry.url);
  const { website, period, date: given, ...rest } = entry;
  return {
    ...rest,
    ...(key === "projects" ? projectLink(address) : { url: address }),
    ...(typeof rest.highlights === "string" ? { highlights: rest.highlights.split("\n") } : {}),
    ...(date ? { [date]: readDateText(given) } : readPeriodText(isEmpty(period) ? given : period)),
  };
}

/** A level in words becomes the fluency, if there is none; a numeric level, a row of dots, is dropped. */
function withLanguageLevel(entry: JsonObject): JsonObject {
  const { level, ...rest } = entry;
  if (!("language" in entry) || level === undefined) return entry;
  return isEmpty(rest.fluency) && typeof level === "string" ? { ...rest, fluency: level } : rest;
}

/** A text, `{ href, label }` or `{ url, label }`. */
export function linkOf(value: unknown): string {
  if (typeof value === "string") return value;
  const { href, url } = objectAt(value);
  return toText(href) || toText(url);
}
