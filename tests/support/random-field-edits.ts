/**
 * Random edits of a resume's shared document, for tests of convergence: of the fields that resumes have beyond the
 * specification's. `mark` is a text that is different in each edit.
 */
import type * as Y from "yjs";
import * as edit from "#app/core/collab/document/edit-document.ts";
import type { TextFormat } from "#app/core/collab/document/text-formats.ts";
import type { EntryList } from "#app/core/resume/entry-lists.ts";
import type { EntrySection, Resume } from "#app/core/resume/schema.ts";
import type { SeededRandom } from "./seeded-random.ts";

const DATES = ["", "2019", "2019-05", "2019-21", "2024-24"];
/** An entry of each list, as the form adds it. */
const NEW_ENTRIES: Partial<Record<EntryList, object>> = {
  education: {
    ...{ institution: "", degree: "", fieldOfStudy: "", startDate: "2012", endDate: "2016-21" },
    ...{ gpa: "", location: "Ghent" },
  },
  projects: { name: "", description: "", technologies: ["Yjs"], githubLink: "", liveLink: "" },
  certificates: { name: "", issuer: "", date: "2019", url: "", number: "7", validUntil: "2030" },
  languages: { name: "", level: "C1" },
  awards: { title: "", issuer: "", date: "2019-22", description: "" },
  volunteering: {
    ...{ organization: "", role: "", startDate: "2018", endDate: "", current: true },
    ...{ description: "", location: "Ghent" },
  },
  publications: { title: "", publisher: "", date: "2020-23", url: "" },
  customSections: { title: "", body: "" },
};
const LISTS = Object.keys(NEW_ENTRIES) as EntrySection[];

/** Adds, removes, moves, hides or dates an entry of a further section. */
export function editSection(doc: Y.Doc, random: SeededRandom, content: Resume, mark: string): void {
  const list = random.pick(LISTS);
  const entries: readonly { id: string }[] = content[list] ?? [];
  const id = `f${random.below(5)}`;
  if (!entries.some((entry) => entry.id === id)) {
    const entry = { id, ...NEW_ENTRIES[list], hidden: random.below(3) === 0 };
    edit.addEntry(doc, list, entry, random.below(3));
    return;
  }
  const what = random.below(4);
  if (what === 0) edit.removeEntry(doc, list, id);
  else if (what === 1) edit.moveEntry(doc, list, id, random.pick([-1, 1]));
  else if (what === 2) edit.setValue(doc, [list, id, "hidden"], random.below(2) === 0);
  else if (list === "certificates") {
    edit.setText(doc, [list, id, "number"], mark.slice(0, 9));
    edit.setValue(doc, [list, id, "validUntil"], random.pick(DATES));
  } else if (list === "education" || list === "volunteering") {
    edit.setText(doc, [list, id, "location"], mark.slice(0, 50));
    edit.setValue(doc, [list, id, "endDate"], random.pick(DATES));
  } else if (list === "awards" || list === "publications")
    edit.setValue(doc, [list, id, "date"], random.pick(DATES));
}

/** Adds a role at an employer, or moves, changes or removes a link or a group of skills. */
export function editLists(doc: Y.Doc, random: SeededRandom, content: Resume, mark: string): void {
  const what = random.below(3);
  if (what === 0) {
    const jobs = content.experience.map((entry) => entry.id);
    if (jobs.length === 0 || jobs.length >= 20) return;
    const fields = { startDate: "2019", endDate: "", current: true, description: "" };
    const role = { id: `r${mark.charCodeAt(0)}`, position: mark, ...fields };
    edit.addRole(doc, random.pick(jobs), role);
    return;
  }
  const list = what === 1 ? "links" : "skillGroups";
  const entries = (list === "links" ? content.personalInfo.links : content.skillGroups) ?? [];
  if (entries.length === 0) return;
  const { id } = random.pick<{ id: string }>(entries);
  const how = random.below(3);
  if (how === 0) edit.moveEntry(doc, list, id, random.pick([-1, 1]));
  else if (how === 1) edit.removeEntry(doc, list, id);
  else if (list === "links") edit.setText(doc, [list, id, "url"], `${mark.slice(0, 20)}.example`);
  else edit.setText(doc, [list, id, "name"], mark.slice(0, 50));
}

const FORMATS: TextFormat[] = [
  { bold: true },
  { bold: null },
  { italic: true },
  { italic: null },
  { link: "https://a.example" },
  { link: "https://b.example", bold: true },
  { link: null },
];

/** Sets or removes bold, italic or a link on a part of the summary; parts may overlap. */
export function formatWords(doc: Y.Doc, random: SeededRandom, length: number): void {
  const start = random.below(length + 1);
  const range = { start, end: start + random.below(30) };
  edit.formatRange(doc, ["summary"], range, random.pick(FORMATS));
}
