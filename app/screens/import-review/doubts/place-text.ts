/** Adds a text of the imported file that is in no field to the resume, where the user chooses, and can undo that. */
import { escapeInline } from "#app/core/resume/inline-text.ts";
import { isFormattedField } from "#app/core/resume/plain-resume.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { describeEntry } from "../describe-entry.ts";
import { getAtPath, setAtPath } from "../edit-by-path.ts";
import { entryLabel, SECTION_LABELS } from "../field-labels.ts";

export interface Target {
  /** Where the text goes: a field, or a list that gets a new entry. */
  path: string;
  label: string;
}

const NO_DATES = { startDate: "", endDate: "" };
/** Creates a list's new entry from a text, which becomes its name. */
const NEW_ENTRIES: Record<string, (text: string) => object> = {
  experience: (position) => ({
    company: "",
    position,
    description: "",
    ...NO_DATES,
    current: false,
  }),
  education: (institution) => ({
    institution,
    degree: "",
    fieldOfStudy: "",
    gpa: "",
    ...NO_DATES,
  }),
  languages: (name) => ({ name, level: "" }),
  certificates: (name) => ({ name, issuer: "", date: "", url: "" }),
  awards: (title) => ({ title, issuer: "", date: "", description: "" }),
  customSections: (body) => ({ title: "More", body }),
};
/** Fields that can take a text while they are empty, with their labels. */
const SINGLE_FIELDS = { "personalInfo.headline": "Headline", "personalInfo.address": "Address" };
/** Lists whose entries have a description. */
const DESCRIBED_SECTIONS = ["experience", "projects", "volunteering", "militaryService"] as const;

/** All places of a resume where an unused text can be added. */
export function listTargets(resume: Resume): Target[] {
  const fields = Object.entries(SINGLE_FIELDS)
    .filter(([path]) => !getAtPath(resume, path))
    .map(([path, label]) => ({ path, label }));
  const entries = DESCRIBED_SECTIONS.flatMap((section) =>
    (resume[section] ?? []).map(({ id, ...entry }, index) => ({
      path: `${section}.${index}.description`,
      label: labelWithName(entryLabel(section, index), describeEntry(entry).name),
    })),
  );
  const custom = (resume.customSections ?? []).map(({ title }, index) => ({
    path: `customSections.${index}.body`,
    label: labelWithName("Section", title),
  }));
  const lists = Object.keys(NEW_ENTRIES)
    .filter((path) => path !== "customSections")
    .map((path) => ({ path, label: `${SECTION_LABELS[path]} (new entry)` }));
  return [
    ...fields,
    { path: "summary", label: "Summary" },
    { path: "skills", label: "Skills" },
    ...entries,
    ...lists,
    ...custom,
    { path: "customSections", label: "A new section" },
  ];
}

const labelWithName = (label: string, name: string) => (name ? `${label}: ${name}` : label);

export interface Placement {
  /** The resume with the text added. */
  resume: Resume;
  /** Removes the text from a later version of the resume. */
  undo(resume: Resume): Resume;
}

/**
 * Adds `lines` (one or more lines of text) at a target: as a new entry of a list, as a skill, or at the end of a field.
 * `newId` makes the id of a new entry.
 */
export function placeText(
  resume: Resume,
  { path }: Target,
  lines: string,
  newId: () => string,
): Placement {
  const keepsLines = isFormattedField(path) || path === "customSections";
  const text = keepsLines ? lines : lines.replaceAll("\n", ", ");
  const create = NEW_ENTRIES[path];
  if (create) {
    const id = newId();
    const list = (getAtPath(resume, path) ?? []) as { id: string }[];
    return {
      resume: setAtPath(resume, path, [...list, { id, ...create(text) }]),
      undo: (current) =>
        setAtPath(
          current,
          path,
          withoutEntry(getAtPath(current, path), (entry) => entry.id === id),
        ),
    };
  }
  if (path === "skills") {
    if (resume.skills.includes(text)) return { resume, undo: (current) => current };
    return {
      resume: { ...resume, skills: [...resume.skills, text] },
      undo: (current) => ({ ...current, skills: current.skills.filter((skill) => skill !== text) }),
    };
  }
  const before = String(getAtPath(resume, path) ?? "");
  const added = isFormattedField(path) ? escapeInline(text) : text;
  const [section, index] = path.split(".");
  const entryId = getAtPath(resume, `${section}.${index}.id`);
  return {
    resume: setAtPath(resume, path, before ? `${before}\n${added}` : added),
    undo(current) {
      const pathNow = typeof entryId === "string" ? currentPathOf(current, path, entryId) : path;
      if (pathNow === null) return current;
      const filled = String(getAtPath(current, pathNow) ?? "");
      // Searches for whole lines. The newline put before `filled` makes `start` the index in `filled` itself.
      const start = `\n${filled}\n`.lastIndexOf(`\n${added}\n`);
      if (start < 0) return current;
      const parts = [
        filled.slice(0, Math.max(0, start - 1)),
        filled.slice(start + added.length + 1),
      ];
      return setAtPath(current, pathNow, parts.filter(Boolean).join("\n"));
    },
  };
}

function withoutEntry(list: unknown, isRemoved: (entry: { id: string }) => boolean) {
  return Array.isArray(list) ? list.filter((entry) => !isRemoved(entry)) : [];
}

/** The current path of an entry's field; null if the entry was removed. */
function currentPathOf(resume: Resume, path: string, id: string): string | null {
  const [section = "", , field = ""] = path.split(".");
  const entries = (getAtPath(resume, section) ?? []) as { id: string }[];
  const index = entries.findIndex((entry) => entry.id === id);
  return index < 0 ? null : `${section}.${index}.${field}`;
}
