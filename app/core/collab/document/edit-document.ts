/** The edits of the editor's form, each as the smallest possible change of the shared document. */
import * as Y from "yjs";
import { spliceOf } from "#app/core/collab/merge/text-splice.ts";
import { DESIGN_KEYS, type Design, designForVersion } from "#app/core/resume/design.ts";
import type { EntryList } from "#app/core/resume/entry-lists.ts";
import { isSameCompany } from "#app/core/resume/group-roles.ts";
import type { JobDescription } from "#app/core/resume/job-description.ts";
import type { Photo } from "#app/core/resume/schema.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { siblingsOf, toListIndex } from "./custom-entries.ts";
import {
  childMap,
  DESIGN_PREFIX,
  fieldsOf,
  IGNORED_TIP_PREFIX,
  isOptionalField,
  resumeRoot,
  settingsRoot,
} from "./layout.ts";
import type { ListPath, TextPath, ValuePath } from "./paths.ts";
import { positionAt } from "./positions.ts";
import { activePosting, setPosting } from "./postings.ts";
import { ignoredTipsOf, orderedEntries, orderedTags } from "./read-document.ts";
import {
  applySplice,
  formatText,
  moveLineIn,
  type TextFormat,
  type TextRange,
  textFromMarkup,
} from "./text-formats.ts";
import { newTags, writeTags } from "./write-tags.ts";

/** The text at a path, or null when its entry has been removed. */
export function findText(doc: Y.Doc, path: TextPath): Y.Text | null {
  let node: unknown = resumeRoot(doc);
  for (const key of path) node = node instanceof Y.Map ? node.get(key) : null;
  return node instanceof Y.Text ? node : null;
}

/** `caret`: the caret's offset after the edit, which tells which of two equal letters was typed. */
export function setText(doc: Y.Doc, path: TextPath, value: string, caret?: number): void {
  const text = findText(doc, path);
  const splice = text && spliceOf(text.toString(), value, caret);
  if (splice) applySplice(text, splice);
}

/**
 * Like setText, for changes in several lines: one splice per line, so that the rest keeps its
 * formats.
 */
export function setLines(doc: Y.Doc, path: TextPath, value: string): void {
  const text = findText(doc, path);
  const before = text?.toString().split("\n") ?? [];
  const after = value.split("\n");
  if (!text || before.length !== after.length) {
    setText(doc, path, value);
    return;
  }
  let start = 0;
  for (const [index, line] of after.entries()) {
    const splice = spliceOf(before[index] ?? "", line);
    if (splice) applySplice(text, { ...splice, index: start + splice.index });
    start += line.length + 1;
  }
}

/** Formats a part of a text, in the offsets of the plain text. */
export function formatRange(
  doc: Y.Doc,
  path: TextPath,
  range: TextRange,
  format: TextFormat,
): void {
  const text = findText(doc, path);
  if (text) formatText(text, range, format);
}

/** Moves a line, given without its line end, to the start or end of another line, in offsets before the move. */
export function moveLine(doc: Y.Doc, path: TextPath, line: TextRange, to: number): void {
  const text = findText(doc, path);
  if (text) moveLineIn(text, line, to);
}

/** Replaces a value that is stored whole and not as a shared text, such as a date, a flag or a grade. */
export function setValue(doc: Y.Doc, [list, id, field]: ValuePath, value: string | boolean): void {
  const entry = findEntry(doc, list, id);
  if (entry && entry.get(field) !== value) entry.set(field, value);
}

/** Makes a list of skills or technologies equal to `items`, with as few edits as possible. */
export function setList(doc: Y.Doc, path: ListPath, items: readonly string[]): void {
  const map =
    path[0] === "skills"
      ? childMap(resumeRoot(doc), "skills")
      : (findEntry(doc, path[0], path[1])?.get(path[2]) as Y.Map<unknown> | undefined);
  if (map) writeTags(doc, map, items);
  if (path[0] === "skillGroups") addMissingSkills(doc, items);
}

/** A skill in a group is also added to the flat list of skills. */
function addMissingSkills(doc: Y.Doc, items: readonly string[]): void {
  const skills = childMap(resumeRoot(doc), "skills");
  const current = skills ? orderedTags(skills).map((tag) => tag.value) : [];
  const missing = items.filter((item) => !current.includes(item));
  if (skills && missing.length > 0) {
    writeTags(doc, skills, [...current, ...missing].slice(0, CAPS.skills));
  }
}

/** `index`: among the entries of its section; past the end means last. A custom section is added with its entries. */
export function addEntry(
  doc: Y.Doc,
  list: EntryList,
  entry: { id: string; sectionId?: unknown },
  index = Number.POSITIVE_INFINITY,
): void {
  const all = childMap(resumeRoot(doc), list);
  const isCustom = list === "customEntries" && all;
  const listIndex = isCustom ? toListIndex(orderedEntries(all), entry, index) : index;
  insertEntry(doc, list, entry, listIndex);
  if (list !== "customSections") return;
  const { entries = [] } = entry as { entries?: { id: string }[] };
  for (const each of entries) {
    insertEntry(doc, "customEntries", { ...each, sectionId: entry.id } as { id: string });
  }
}

/** Adds an entry at `index` of the whole list; an id that exists already is not added again. */
export function insertEntry(
  doc: Y.Doc,
  list: EntryList,
  entry: { id: string },
  index = Number.POSITIVE_INFINITY,
): void {
  const map = childMap(resumeRoot(doc), list);
  if (!map || map.has(entry.id)) return;
  const others = orderedEntries(map);
  const { pos, respaced } = positionAt(others, Math.min(index, others.length));
  for (const each of respaced) childMap(map, each.id)?.set("pos", each.pos);
  map.set(entry.id, newEntry(list, entry, pos));
}

export function removeEntry(doc: Y.Doc, list: EntryList, id: string): void {
  childMap(resumeRoot(doc), list)?.delete(id);
  if (list !== "customSections") return;
  const entries = childMap(resumeRoot(doc), "customEntries");
  const all = entries ? orderedEntries(entries) : [];
  for (const each of all) if (each.map.get("sectionId") === id) entries?.delete(each.id);
}

/** Moves an entry `by` places among its siblings; negative is up. */
export function moveEntry(doc: Y.Doc, list: EntryList, id: string, by: number): void {
  const map = childMap(resumeRoot(doc), list);
  if (!map) return;
  const entries = orderedEntries(map);
  const ids = entries.map((entry) => entry.id);
  const siblings = siblingsOf(list, entries, id).map((entry) => entry.id);
  const from = siblings.indexOf(id);
  const target = siblings[from + by];
  if (from === -1 || target === undefined) return;
  moveTo(map, id, ids.indexOf(target));
  if (list === "experience") updateEmployerId(map, id);
}

/** Adds `entry` as another role at the employer of the job `jobId`, before that job; both get one employer id. */
export function addRole(doc: Y.Doc, jobId: string, entry: { id: string }): void {
  const map = childMap(resumeRoot(doc), "experience");
  const job = map && childMap(map, jobId);
  if (!map || !job) return;
  const employerId = String(job.get("employerId") || jobId);
  if (job.get("employerId") !== employerId) job.set("employerId", employerId);
  const index = orderedEntries(map).findIndex(({ id }) => id === jobId);
  const company = String(job.get("company"));
  const location = String(job.get("location") ?? "");
  addEntry(doc, "experience", { ...entry, company, location, employerId } as { id: string }, index);
}

/**
 * Updates the employer id of a moved job: between two roles of one employer it gets theirs, and with no role of its
 * employer next to it, it loses its own.
 */
function updateEmployerId(map: Y.Map<unknown>, id: string): void {
  const entries = orderedEntries(map);
  const movedTo = entries.findIndex((entry) => entry.id === id);
  const textAt = (index: number, key: string) => String(entries[index]?.map.get(key) ?? "");
  const isSameName = isSameCompany(textAt(movedTo, "company"), textAt(movedTo - 1, "company"));
  const [before = "", current = "", after = ""] = [movedTo - 1, movedTo, movedTo + 1].map((index) =>
    textAt(index, "employerId"),
  );
  const joined = before !== "" && before === after && isSameName ? before : current;
  const next = joined === before || joined === after ? joined : "";
  if (next !== current) entries[movedTo]?.map.set("employerId", next);
}

/** Puts an entry at `index` of its list, counted without it. */
export function moveTo(map: Y.Map<unknown>, id: string, index: number): void {
  const others = orderedEntries(map).filter((entry) => entry.id !== id);
  const { pos, respaced } = positionAt(others, index);
  for (const each of [{ id, pos }, ...respaced]) childMap(map, each.id)?.set("pos", each.pos);
}

/** Sets the job description that is active among the resume's postings; null removes it. */
export function setJobDescription(doc: Y.Doc, job: JobDescription | null): void {
  setPosting(doc, activePosting(settingsRoot(doc)), job);
}

/** The language of headings and dates; empty is English. */
export function setLanguage(doc: Y.Doc, language: string): void {
  const root = resumeRoot(doc);
  if ((root.get("language") ?? "") !== language) root.set("language", language);
}

/** Null removes it; the file is kept, so that the removal can be undone. */
export function setPhoto(doc: Y.Doc, photo: Photo | null): void {
  const root = resumeRoot(doc);
  if (JSON.stringify(root.get("photo") ?? null) !== JSON.stringify(photo)) root.set("photo", photo);
}

/** A different template is set to the given version; choosing the same template keeps the resume's version. */
export function setTemplate(doc: Y.Doc, templateId: string, version?: number): void {
  const settings = settingsRoot(doc);
  if (settings.get("templateId") === templateId) return;
  settings.set("templateId", templateId);
  setDesign(doc, { version: designForVersion(version).version });
}

/** Changes only the given settings; undefined resets one. */
export function setDesign(doc: Y.Doc, patch: Partial<Design>): void {
  const settings = settingsRoot(doc);
  for (const key of DESIGN_KEYS) {
    if (!(key in patch)) continue;
    const name = DESIGN_PREFIX + key;
    const value = patch[key];
    if (value === undefined) settings.delete(name);
    else if (JSON.stringify(settings.get(name)) !== JSON.stringify(value))
      settings.set(name, value);
  }
}

/** Ignores a piece of writing advice; returns false if the maximum number is ignored already. */
export function ignoreTip(doc: Y.Doc, id: string): boolean {
  const settings = settingsRoot(doc);
  const key = IGNORED_TIP_PREFIX + id;
  if (settings.has(key)) return true;
  if (ignoredTipsOf(settings).length >= CAPS.ignoredTips) return false;
  settings.set(key, true);
  return true;
}

/** The entry's map; null if it was removed. */
export function findEntry(doc: Y.Doc, list: EntryList, id: string): Y.Map<unknown> | null {
  const map = childMap(resumeRoot(doc), list);
  return map && childMap(map, id);
}

/** Creates an entry as one shared map with all its texts, so that concurrent edits never create the same text twice. */
export function newEntry(list: EntryList, entry: object, pos: string): Y.Map<unknown> {
  const map = new Y.Map<unknown>();
  map.set("pos", pos);
  for (const [field, kind] of fieldsOf(list)) {
    const value = (entry as Record<string, unknown>)[field];
    if (kind === "line") map.set(field, new Y.Text(String(value ?? "")));
    else if (kind === "body") map.set(field, textFromMarkup(String(value ?? "")));
    else if (kind === "tags") map.set(field, newTags(Array.isArray(value) ? value : []));
    else if (isOptionalField(field) && !value) continue;
    else if (kind === "flag") map.set(field, value === true);
    else map.set(field, String(value ?? ""));
  }
  return map;
}
