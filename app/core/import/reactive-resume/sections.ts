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
  /** Key in the file → key of JSON Resume, where they differ. */
  renamedKeys: Record<string, string>;
  /** Keys of JSON Resume whose values are HTML or Markdown. */
  richTextKeys: string[];
  /** The key of the date in JSON Resume; absent where entries have a period. */
  dateKey?: string;
}

const SUMMARY = ["summary"];
/** Keys that only the editor of Reactive Resume uses. */
const EDITOR_KEYS = ["id", "visible", "hidden", "icon", "iconColor", "levelNum", "options"];

/** By their keys in Reactive Resume. Custom sections and skills are read elsewhere. */
export const SECTIONS: Record<string, Section> = {
  // Version 3 calls it work.
  work: { key: "work", renamedKeys: { description: "summary" }, richTextKeys: SUMMARY },
  experience: {
    key: "work",
    renamedKeys: { company: "name", description: "summary" },
    richTextKeys: SUMMARY,
  },
  education: {
    key: "education",
    renamedKeys: {
      school: "institution",
      degree: "studyType",
      grade: "score",
      description: "summary",
    },
    richTextKeys: SUMMARY,
  },
  projects: {
    key: "projects",
    // Version 4 has a short description beside the summary.
    renamedKeys: { summary: "highlights" },
    richTextKeys: ["description", "highlights"],
  },
  volunteer: { key: "volunteer", renamedKeys: { description: "summary" }, richTextKeys: SUMMARY },
  awards: {
    key: "awards",
    renamedKeys: { description: "summary" },
    richTextKeys: SUMMARY,
    dateKey: "date",
  },
  certifications: {
    key: "certificates",
    renamedKeys: { title: "name", description: "summary" },
    richTextKeys: SUMMARY,
    dateKey: "date",
  },
  publications: {
    key: "publications",
    renamedKeys: { title: "name", description: "summary" },
    richTextKeys: SUMMARY,
    dateKey: "releaseDate",
  },
  languages: {
    key: "languages",
    renamedKeys: { name: "language", description: "fluency" },
    richTextKeys: [],
  },
  interests: { key: "interests", renamedKeys: {}, richTextKeys: [] },
  references: {
    key: "references",
    renamedKeys: { summary: "reference", description: "reference", relationship: "position" },
    richTextKeys: ["reference"],
  },
};

/** Converts an item of a section to an entry of JSON Resume. */
export function toEntry(
  item: JsonObject,
  { key, renamedKeys, richTextKeys, dateKey }: Section,
): JsonObject {
  const renamed = renameKeys(dropKeys(item, EDITOR_KEYS), renamedKeys);
  const entry = withRichTexts(withLanguageLevel(renamed), richTextKeys);
  const address = linkOf(entry.website) || linkOf(entry.url);
  const { website, period, date, ...rest } = entry;
  return {
    ...rest,
    ...(key === "projects" ? projectLink(address) : { url: address }),
    ...(typeof rest.highlights === "string" ? { highlights: rest.highlights.split("\n") } : {}),
    ...(dateKey
      ? { [dateKey]: readDateText(date) }
      : readPeriodText(isEmpty(period) ? date : period)),
  };
}

/** A level in words becomes the fluency, if there is none; a numeric level, a row of dots, is dropped. */
function withLanguageLevel(entry: JsonObject): JsonObject {
  const { level, ...rest } = entry;
  if (!("language" in entry) || level === undefined) return entry;
  return isEmpty(rest.fluency) && typeof level === "string" ? { ...rest, fluency: level } : rest;
}

/** The address of a link, which is a text, `{ href, label }` or `{ url, label }`. */
export function linkOf(value: unknown): string {
  if (typeof value === "string") return value;
  const { href, url } = objectAt(value);
  return toText(href) || toText(url);
}
