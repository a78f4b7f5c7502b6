/**
 * Converts the sections of RenderCV, whose titles are free and whose entries have one of nine forms, to those of JSON
 * Resume and, where it has none, of Covitae.
 */
import {
  humanizeKey,
  isJsonObject,
  type JsonObject,
  toText,
} from "#app/core/import/json/json-text.ts";
import { readHeading, type SectionKind } from "#app/core/import/readers/headings.ts";
import { addressOfLink, plainOfRichText, richText } from "#app/core/import/structured/rich-text.ts";
import { customSection, toCustomEntry } from "./custom-section.ts";
import { toAward, toCertificate, toJob, toProject, toPublication, toSchool } from "./entries.ts";

interface ReadSections {
  /** In our text format. */
  summary: string;
  /** Sections that JSON Resume does not have, by their keys in our resumes. */
  covitaeSections: JsonObject;
  /** The other sections, by their keys in JSON Resume. */
  [section: string]: unknown;
}

/** `sections`: lists of entries by title. */
export function readSections(sections: JsonObject, newId: () => string): ReadSections {
  const lists: Record<string, JsonObject[]> = {};
  const covitaeSections: Record<string, JsonObject[]> = {};
  const summary: string[] = [];
  const add = (target: Record<string, JsonObject[]>, key: string, entries: JsonObject[]) => {
    if (entries.length > 0) target[key] = [...(target[key] ?? []), ...entries];
  };
  for (const [key, value] of Object.entries(sections)) {
    const title = titleOf(key);
    const kind = readHeading(title);
    const entries = Array.isArray(value) ? value : [value];
    const texts = entries.flatMap((entry) => textOf(entry) ?? []);
    const objects = entries.filter(isJsonObject).filter((entry) => textOf(entry) === null);
    if (kind === "summary" && objects.length === 0) summary.push(...texts.map(richText));
    else {
      const placed = placeTexts(kind, texts);
      if (placed) add(lists, placed.key, placed.entries);
      const custom: JsonObject[] = [];
      for (const entry of objects) {
        const { section, entry: converted } = placeEntry(kind, entry);
        if (section === "custom") custom.push(entry);
        else add(lists, section, [converted]);
      }
      const unplaced = placed ? [] : texts;
      if (custom.length + unplaced.length > 0) {
        const converted = custom.map((entry) => toCustomEntry(entry, newId));
        add(covitaeSections, "customSections", [
          customSection(title, unplaced.map(richText), converted, newId),
        ]);
      }
    }
  }
  return { ...lists, summary: summary.join("\n"), covitaeSections };
}

/** "selected_honors" → "Selected honors"; a title with spaces or capitals stays as it is. */
function titleOf(key: string): string {
  if (!/^[a-z0-9_]+$/.test(key)) return plainOfRichText(key);
  const words = humanizeKey(key);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The text of an entry that consists of text only; null for other entries. */
function textOf(entry: unknown): string | null {
  if (!isJsonObject(entry)) return toText(entry);
  for (const key of ["bullet", "number", "reversed_number"]) {
    if (key in entry) return toText(entry[key]);
  }
  return null;
}

/** Places plain texts in a section whose entries can be a single text; null for other sections. */
function placeTexts(
  kind: SectionKind | null,
  texts: readonly string[],
): { key: string; entries: JsonObject[] } | null {
  const names = texts.map(plainOfRichText);
  // More than two texts are the items themselves; one or two may be lists with commas.
  const items = names.length > 2 ? names : names.flatMap(splitList);
  const entriesWithName = (key: string, nameKey: string) => ({
    key,
    entries: names.map((name) => ({ [nameKey]: name })),
  });
  if (texts.length === 0) return { key: "", entries: [] };
  switch (kind) {
    case "skills":
      return { key: "skills", entries: items.map((name) => ({ name })) };
    case "interests":
      return { key: "interests", entries: items.map((name) => ({ name })) };
    case "languages":
      return { key: "languages", entries: items.map(readLanguage) };
    case "awards":
      return entriesWithName("awards", "title");
    case "certificates":
      return entriesWithName("certificates", "name");
    case "publications":
      return entriesWithName("publications", "name");
    default:
      return null;
  }
}

/** Converts an entry by its form and its section's kind; "custom" for an entry that fits no section. */
function placeEntry(
  kind: SectionKind | null,
  entry: JsonObject,
): { section: string; entry: JsonObject } {
  if ("institution" in entry) return { section: "education", entry: toSchool(entry) };
  if ("company" in entry || "position" in entry) {
    return kind === "volunteering"
      ? { section: "volunteer", entry: toJob(entry, "organization") }
      : { section: "work", entry: toJob(entry, "name") };
  }
  if ("title" in entry && ("authors" in entry || "journal" in entry || "doi" in entry)) {
    return { section: "publications", entry: toPublication(entry) };
  }
  if ("label" in entry) return placeOneLine(kind, entry);
  if (kind === "projects") return { section: "projects", entry: toProject(entry) };
  if (kind === "certificates") return { section: "certificates", entry: toCertificate(entry) };
  if (kind === "awards") return { section: "awards", entry: toAward(entry) };
  if (kind === "publications") {
    const { issuer, date, ...publication } = toCertificate(entry);
    return {
      section: "publications",
      entry: { ...publication, publisher: issuer, releaseDate: date },
    };
  }
  return { section: "custom", entry };
}

/** "Programming: Python, C++" is a group of skills, a language with its level, or a line. */
function placeOneLine(
  kind: SectionKind | null,
  entry: JsonObject,
): { section: string; entry: JsonObject } {
  const { label, details, ...rest } = entry;
  const name = plainOfRichText(toText(label));
  const text = plainOfRichText(toText(details));
  switch (kind) {
    case "languages":
      return { section: "languages", entry: { ...rest, language: name, fluency: text } };
    case "interests":
      return { section: "interests", entry: { ...rest, name, keywords: [text] } };
    case "certificates":
      return {
        section: "certificates",
        entry: { ...rest, name, issuer: text, url: addressOfLink(toText(label)) },
      };
    case "awards":
      return {
        section: "awards",
        entry: { ...rest, title: name, summary: richText(toText(details)) },
      };
    case "skills": {
      // A label that repeats the section's heading is not a group's name.
      const group = readHeading(name) === "skills" ? "" : name;
      return { section: "skills", entry: { ...rest, name: group, keywords: splitList(text) } };
    }
    default:
      return { section: "custom", entry };
  }
}

/** In characters; text with a longer item is not a list. */
const MAX_ITEM_LENGTH = 100;

/** Splits at commas and semicolons outside brackets, unless an item would be too long. */
export function splitList(text: string): string[] {
  const items = text
    .split(/[,;](?![^(]*\))/)
    .map((item) => item.replace(/^\s*and\s+/i, "").trim())
    .filter((item) => item !== "");
  return items.every(({ length }) => length <= MAX_ITEM_LENGTH) ? items : [text];
}

/** "English (fluent)", "English: fluent". */
function readLanguage(text: string): JsonObject {
  const [, language = text, inParentheses, afterMark] =
    /^([^(:–-]+?)\s*(?:\(([^()]*)\)|[:–-]\s*(.+))$/.exec(text) ?? [];
  return { language, fluency: inParentheses ?? afterMark ?? "" };
}
