/** What differs between two states of a resume, field by field; entries are matched by their ids. */
import type { Resume } from "./schema.ts";

export interface FieldChange {
  /** `summary`, `experience.{id}.company`; `experience.order` where entries only changed places. */
  key: string;
  section: string;
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
};
const FIELD_LABELS: Record<string, string> = {
  linkedIn: "LinkedIn",
  github: "GitHub",
  current: "Currently working here",
  gpa: "GPA",
  githubLink: "GitHub URL",
  liveLink: "Live URL",
  url: "Link",
};

/** "startDate" reads "Start date". */
function inWords(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
const labelOf = (field: string) => FIELD_LABELS[field] ?? inWords(field);
const sectionLabel = (section: string) => SECTION_LABELS[section] ?? inWords(section);

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

/** The entry's first text that says something: its company, institution or name. */
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
    } else if (section === "personalInfo") {
      for (const [field, text] of Object.entries(value as object)) {
        fields.set(`${section}.${field}`, { section, label: labelOf(field), value: asText(text) });
      }
    } else {
      fields.set(section, { section, label: name, value: asText(value) });
    }
  }
  return fields;
}

function addEntry(fields: Map<string, Field>, section: string, entry: Entry, index: number): void {
  const name = entryName(entry);
  const of = `${sectionLabel(section)} ${index + 1}${name ? ` · ${name}` : ""}`;
  for (const [field, value] of Object.entries(entry)) {
    if (field === "id") continue;
    const label = `${of}: ${labelOf(field)}`;
    fields.set(`${section}.${entry.id}.${field}`, { section, label, value: asText(value) });
  }
}

/** What a field is called, with its entry; one that is gone by its bare name. */
export function labelOfField(resume: Resume | undefined, key: string): string {
  const known = resume && fieldsOf(resume).get(key)?.label;
  if (known) return known;
  const [section = "", ...rest] = key.split(".");
  const name = rest.at(-1);
  return name ? `${sectionLabel(section)} · ${labelOf(name)}` : sectionLabel(section);
}

export function compareResumes(before: Resume, after: Resume): FieldChange[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const changes: FieldChange[] = [];
  for (const key of new Set([...now.keys(), ...old.keys()])) {
    const { section, label } = (now.get(key) ?? old.get(key)) as Field;
    const [from, to] = [old.get(key)?.value ?? "", now.get(key)?.value ?? ""];
    if (from !== to) changes.push({ key, section, label, before: from, after: to });
  }
  return [...changes, ...movesOf(before, after)];
}

/** Sections in which the entries that both have stand in another order. */
function movesOf(before: Resume, after: Resume): FieldChange[] {
  return Object.entries(after).flatMap(([section, now]) => {
    const old = before[section as keyof Resume];
    if (section === "skills" || !isEntries(now) || !isEntries(old)) return [];
    const common = (list: Entry[], other: Entry[]) =>
      list.filter(({ id }) => other.some((one) => one.id === id));
    const [from, to] = [common(old, now), common(now, old)];
    if (from.every(({ id }, index) => id === to[index]?.id)) return [];
    const inLine = (list: Entry[]) =>
      list.map((entry) => entryName(entry) || "Untitled").join(", ");
    const label = `${sectionLabel(section)}: order`;
    return [{ key: `${section}.order`, section, label, before: inLine(from), after: inLine(to) }];
  });
}
