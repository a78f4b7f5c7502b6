/**
 * Compares two states of a resume field by field, for lists of changes such as those of a version. Entries are matched
 * by their ids.
 */
import { entriesOf } from "./entry-lists.ts";
import { plainText } from "./inline-text.ts";
import { isFormattedField } from "./plain-resume.ts";
import type { Resume } from "./schema.ts";

export interface FieldChange {
  /** `summary`, `experience.{id}.company`; `experience.order` if entries only moved. */
  key: string;
  section: string;
  /** As shown to people: "Experience 2 · Acme: Start date". */
  label: string;
  before: string;
  after: string;
}

interface Field {
  section: string;
  label: string;
  value: string;
}

const SECTION_LABELS: Record<string, string> = {
  personalInfo: "Personal Information",
  summary: "Professional Summary",
  customSections: "Custom sections",
  customEntries: "Custom section",
};
const FIELD_LABELS: Record<string, string> = {
  linkedIn: "LinkedIn",
  github: "GitHub",
  current: "Currently working here",
  employerId: "Roles at one employer",
  gpa: "GPA",
  githubLink: "GitHub URL",
  liveLink: "Live URL",
  url: "Link",
};

/** "startDate" becomes "Start date". */
function humanizeKey(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
const labelOf = (field: string) => FIELD_LABELS[field] ?? humanizeKey(field);
const sectionLabel = (section: string) => SECTION_LABELS[section] ?? humanizeKey(section);

/** A field's value as text; an object is the photo. */
function asText(value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.join(", ");
  if (value && typeof value === "object") return "visible" in value && value.visible ? "Shown" : "";
  return typeof value === "string" ? value : "";
}

type Entry = { id: string } & Record<string, unknown>;

function isEntries(value: unknown): value is Entry[] {
  return Array.isArray(value) && value.every((item) => typeof item === "object");
}

/** The entry's first nonempty text: its company, institution or name. */
function entryName(entry: Entry): string {
  const { id: _id, ...fields } = entry;
  return Object.values(fields).find((value) => typeof value === "string" && value) as string;
}

function fieldsOf(resume: Resume): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const [section, value] of Object.entries(resume)) {
    const name = sectionLabel(section);
    if (isEntries(value) && section !== "skills") {
      for (const [index, entry] of value.entries()) addEntry(fields, section, entry, index);
      if (section === "customSections") addCustomEntries(fields, resume);
    } else if (section === "personalInfo") {
      const { links = [], ...texts } = value as Resume["personalInfo"];
      for (const [index, link] of links.entries()) addEntry(fields, "links", link, index);
      for (const [field, text] of Object.entries(texts)) {
        fields.set(`${section}.${field}`, { section, label: labelOf(field), value: asText(text) });
      }
    } else {
      fields.set(section, { section, label: name, value: asText(value) });
    }
  }
  return fields;
}

function addEntry(
  fields: Map<string, Field>,
  section: string,
  entry: Entry,
  index: number,
  sectionName = sectionLabel(section),
): void {
  const name = entryName(entry);
  const entryLabel = `${sectionName} ${index + 1}${name ? ` · ${name}` : ""}`;
  for (const [field, value] of Object.entries(entry)) {
    if (field === "id" || field === "entries" || field === "sectionId") continue;
    const label = `${entryLabel}: ${labelOf(field)}`;
    // An id says nothing to a reader.
    const text = field === "employerId" && value ? "Yes" : asText(value);
    fields.set(`${section}.${entry.id}.${field}`, { section, label, value: text });
  }
}

/** "Teaching 2 · Algebra", under the title of its section. */
function addCustomEntries(fields: Map<string, Field>, { customSections = [] }: Resume): void {
  for (const { title, entries = [] } of customSections) {
    for (const [index, entry] of entries.entries()) {
      addEntry(fields, "customEntries", entry, index, title.trim() || undefined);
    }
  }
}

/** The label of a field with its entry; for a removed entry, only the section and field. */
export function labelOfField(resume: Resume | undefined, key: string): string {
  const currentLabel = resume && key.includes(".") && fieldsOf(resume).get(key)?.label;
  if (currentLabel) return currentLabel;
  const [section = "", ...rest] = key.split(".");
  const name = rest.at(-1);
  return name ? `${sectionLabel(section)} · ${labelOf(name)}` : sectionLabel(section);
}

/** Returns the changed fields, then the lists whose common entries changed their order. */
export function compareResumes(before: Resume, after: Resume): FieldChange[] {
  const [oldFields, newFields] = [fieldsOf(before), fieldsOf(after)];
  const changes: FieldChange[] = [];
  for (const key of new Set([...newFields.keys(), ...oldFields.keys()])) {
    const { section, label } = (newFields.get(key) ?? oldFields.get(key)) as Field;
    const [from, to] = [oldFields.get(key)?.value ?? "", newFields.get(key)?.value ?? ""];
    if (from === to) continue;
    const toComparedText = isFormattedField(key) ? plainText : String;
    const [before, after] = [toComparedText(from), toComparedText(to)];
    // If only the formatting differs, its markup (`**`) shows what has changed.
    const texts = before === after ? { before: from, after: to } : { before, after };
    changes.push({ key, section, label, ...texts });
  }
  return [...changes, ...findMoves(before, after)];
}

/** Sections in which the order of the common entries differs. */
function findMoves(before: Resume, after: Resume): FieldChange[] {
  const lists = [...Object.keys(after), "customEntries"] as (keyof Resume | "customEntries")[];
  const listOf = (resume: Resume, name: (typeof lists)[number]) =>
    name === "customEntries" ? entriesOf(resume, name) : resume[name];
  return lists.flatMap((section) => {
    const [old, now] = [listOf(before, section), listOf(after, section)];
    if (section === "skills" || !isEntries(now) || !isEntries(old)) return [];
    const common = (list: Entry[], other: Entry[]) =>
      list.filter(({ id }) => other.some((candidate) => candidate.id === id));
    const [from, to] = [common(old, now), common(now, old)];
    if (from.every(({ id }, index) => id === to[index]?.id)) return [];
    const listNames = (list: Entry[]) =>
      list.map((entry) => entryName(entry) || "Untitled").join(", ");
    const label = `${sectionLabel(section)}: order`;
    return [
      { key: `${section}.order`, section, label, before: listNames(from), after: listNames(to) },
    ];
  });
}
