/**
 * Which texts can be edited on the page; the others (links, dates, lists) are edited in the form.
 */
import { ENTRY_FIELDS, isEntryList, PERSONAL_FIELDS } from "#app/core/collab/document/layout.ts";
import { entriesOf, withEntries } from "#app/core/resume/entry-lists.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import type { TextPath } from "#app/editor/sync/room.ts";
import type { TextKind } from "./line-map.ts";

/** Links: the page shows them shortened, without `https://`. */
const LINKS = ["linkedIn", "github", "githubLink", "liveLink", "url"];

/** The path of a key as in the page's `data-field`; null for a field that is not a text or is shown in another form. */
export function editableTextPath(key: string): TextPath | null {
  const path = key.split(".");
  const [section = "", second = "", field = ""] = path;
  if (LINKS.includes(path.at(-1) ?? "")) return null;
  // The page marks neither the title of a custom section nor the texts of a language or an interest as fields.
  if (section === "languages" || section === "interests") return null;
  if (section === "customSections" && field === "title") return null;
  const isText =
    key === "summary" ||
    (section === "personalInfo" && (PERSONAL_FIELDS as readonly string[]).includes(second)) ||
    (path.length === 3 && isEntryList(section) && isTextField(section, field));
  return isText ? (path as TextPath) : null;
}

function isTextField(section: keyof typeof ENTRY_FIELDS, field: string): boolean {
  const kind = (ENTRY_FIELDS[section] as Record<string, string>)[field];
  return kind === "line" || kind === "body";
}

/** How the page prints the text. */
export function textKindOf(path: TextPath): TextKind {
  if (path[0] === "summary") return "paragraphs";
  return path[2] === "description" || path[2] === "body" ? "bullets" : "line";
}

/** A copy of the resume with another text at the path. */
export function withText(resume: Resume, path: TextPath, text: string): Resume {
  if (path[0] === "summary") return { ...resume, summary: text };
  if (path[0] === "personalInfo") {
    return { ...resume, personalInfo: { ...resume.personalInfo, [path[1]]: text } };
  }
  const [section, id, field] = path;
  const entries = entriesOf(resume, section) ?? [];
  return withEntries(
    resume,
    section,
    entries.map((entry) => (entry.id === id ? { ...entry, [field]: text } : entry)),
  );
}
