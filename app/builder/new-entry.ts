/** Blank entries, with ids made on the client [spec 3]. */
import { newEntryId } from "#app/resume/entry-id.ts";
import type { EntrySection } from "#app/resume/schema.ts";
import type { Entry } from "./room-handle.ts";

export function newEntry(section: EntrySection): Entry {
  const id = newEntryId(Date.now(), Math.random());
  switch (section) {
    case "experience":
      return {
        id,
        company: "",
        position: "",
        startDate: "",
        endDate: "",
        current: false,
        description: "",
      };
    case "education":
      return {
        id,
        institution: "",
        degree: "",
        fieldOfStudy: "",
        startDate: "",
        endDate: "",
        gpa: "",
      };
    case "projects":
      return { id, name: "", description: "", technologies: [], githubLink: "", liveLink: "" };
    default:
      return section satisfies never;
  }
}

/** What an entry is called in its card's head; empty while it has no name. */
export function entryTitle(entry: Entry): string {
  if ("company" in entry) return [entry.position, entry.company].filter(Boolean).join(", ");
  if ("institution" in entry) return [entry.degree, entry.institution].filter(Boolean).join(", ");
  return entry.name;
}
