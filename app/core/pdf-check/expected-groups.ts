/** Builds the fields that a resume's PDF is expected to contain, in groups: a section or one of its entries. */
import type { SectionKind } from "#app/core/pdf-text/headings.ts";
import { readDescription } from "#app/core/resume/description.ts";
import type { ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import { formatRange } from "#app/core/templates/dates.ts";
import { readLink } from "#app/core/templates/links.ts";

export interface ExpectedField {
  /** The field's name in the form: `experience.{id}.company`. */
  key: string;
  label: string;
  kind: "name" | "email" | "phone" | "link" | "text" | "lines" | "items" | "dates";
  /** The expected texts in order; several for the lines of a description and for lists. */
  texts: string[];
  /** The months of a field of kind "dates". */
  dates?: { start: string; end: string };
}

export interface ExpectedGroup {
  /** The name in the report: "Experience: Acme". */
  name: string;
  /** Null for the page header and custom sections. */
  section: SectionKind | null;
  /** True for an entry of a list, whose fields should be found together. */
  isEntry: boolean;
  fields: ExpectedField[];
}

/** Null for an empty field. */
export type OptionalField = ExpectedField | null;

/** A group for a whole section. Empty fields (null) are left out. */
export function sectionGroup(
  name: string,
  section: SectionKind | null,
  fields: OptionalField[],
): ExpectedGroup {
  return {
    name,
    section,
    isEntry: false,
    fields: fields.filter((candidate) => candidate !== null),
  };
}

/** A group for one entry of a section, such as a job; without a title it is named after the section. */
export function entryGroup(
  section: string,
  kind: SectionKind,
  title: string,
  fields: OptionalField[],
) {
  const name = title.trim() === "" ? section : `${section}: ${title}`;
  return { ...sectionGroup(name, kind, fields), isEntry: true };
}

/** A field with one or more expected texts; blank texts are left out. */
export function field(
  key: string,
  label: string,
  kind: ExpectedField["kind"],
  input: string | readonly string[],
): OptionalField {
  const texts = [input].flat().filter((text) => text.trim() !== "");
  return texts.length > 0 ? { key, label, kind, texts } : null;
}

/** The field of a description: its lines, without bullet marks. */
export function description(key: string, input: string): OptionalField {
  const block = readDescription(input);
  if (!block) return null;
  return field(key, "Description", "lines", block.kind === "bullets" ? block.items : block.text);
}

/** Returns the function that makes the field of a period, as it is printed in this language. */
export const datesIn =
  (words: ResumeWords) =>
  (
    key: string,
    entry: { startDate: string; endDate: string; current?: boolean },
  ): OptionalField => {
    const printed = field(key, "Dates", "dates", formatRange(entry, undefined, words));
    const end = entry.current ? "present" : entry.endDate;
    // Parsers read a single date as the start.
    const isSingle = entry.startDate === "" || (entry.startDate === end && /^\d{4}$/.test(end));
    const [start, expectedEnd] = isSingle ? [end, ""] : [entry.startDate, end];
    return printed && { ...printed, dates: { start, end: expectedEnd } };
  };

export const location = (path: string, entry: { location?: string | undefined }): OptionalField =>
  field(`${path}.location`, "Location", "text", entry.location ?? "");

/** The text that the page shows for a URL. */
export const printedUrl = (input: string) => readLink(input)?.text ?? "";
