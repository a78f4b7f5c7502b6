/**
 * Writes a resume into the shared Yjs document: `seedDocument` creates its first content, `writeResume` changes
 * existing content by small edits, which merge with what other people type meanwhile.
 */
import * as Y from "yjs";
import { commonPairs } from "#app/core/collab/merge/common-pairs.ts";
import { splicesOf } from "#app/core/collab/merge/text-splice.ts";
import type { Design } from "#app/core/resume/design.ts";
import { type EntryList, entriesOf } from "#app/core/resume/entry-lists.ts";
import type { JobDescription } from "#app/core/resume/job-description.ts";
import type { Resume, ResumePatch } from "#app/core/resume/schema.ts";
import {
  insertEntry,
  moveTo,
  newEntry,
  setDesign,
  setJobDescription,
  setLanguage,
  setTemplate,
} from "./edit-document.ts";
import {
  childMap,
  ENTRY_LISTS,
  fieldsOf,
  isOptionalField,
  isSeeded,
  LAYOUT_VERSION,
  PERSONAL_FIELDS,
  resumeRoot,
} from "./layout.ts";
import { evenPositions } from "./positions.ts";
import { orderedEntries, orderedTags } from "./read-document.ts";
import { applyMarkup, applySplice, textFromMarkup } from "./text-formats.ts";
import { newTags, writeTags } from "./write-tags.ts";

export interface DocumentSeed {
  templateId: string;
  content: Resume;
  jobDescription: JobDescription | null;
  design?: Design;
}

/**
 * Seeds the document once: on the server, or in the browser for a resume stored only there. Two
 * seeds that merge would leave every text in it twice.
 */
export function seedDocument(
  doc: Y.Doc,
  { templateId, content, jobDescription, design }: DocumentSeed,
) {
  if (isSeeded(doc)) return;
  doc.transact(() => {
    const root = resumeRoot(doc);
    root.set("v", LAYOUT_VERSION);
    root.set(
      "personalInfo",
      new Y.Map(PERSONAL_FIELDS.map((key) => [key, new Y.Text(content.personalInfo[key] ?? "")])),
    );
    root.set("summary", textFromMarkup(content.summary));
    root.set("skills", newTags(content.skills));
    for (const list of ENTRY_LISTS) {
      const entries = entriesOf(content, list) ?? [];
      const positions = evenPositions(entries.length);
      root.set(
        list,
        new Y.Map(entries.map((entry, i) => [entry.id, newEntry(list, entry, positions[i] ?? "")])),
      );
    }
    root.set("photo", content.photo ?? null);
    if (content.language) root.set("language", content.language);
    setTemplate(doc, templateId);
    setJobDescription(doc, jobDescription);
    if (design) setDesign(doc, design);
  });
}

/**
 * "replace" makes the given parts equal to the input. "add" deletes nothing: items are matched by id, and new ones are
 * appended.
 */
export type WriteMode = "replace" | "add";

/** Writes the parts that the patch contains; the others stay. */
export function writeResume(doc: Y.Doc, patch: ResumePatch, mode: WriteMode): void {
  const root = resumeRoot(doc);
  for (const field of PERSONAL_FIELDS) {
    const value = patch.personalInfo?.[field];
    if (value !== undefined) writeText(childMap(root, "personalInfo")?.get(field), value);
  }
  if (patch.summary !== undefined) writeText(root.get("summary"), patch.summary, "body");
  if (patch.skills) writeList(doc, root.get("skills"), patch.skills, mode);
  for (const list of ENTRY_LISTS) {
    const patchEntries =
      list === "customEntries" ? customEntriesOf(doc, patch) : entriesOf(patch, list);
    if (patchEntries) writeEntries(doc, list, patchEntries, mode);
  }
  if (patch.language !== undefined) setLanguage(doc, patch.language);
  if (patch.photo !== undefined && !isSamePhoto(root.get("photo"), patch.photo)) {
    root.set("photo", patch.photo);
  }
}

/** A custom section of a patch without `entries` keeps those that it has. */
function customEntriesOf(doc: Y.Doc, patch: ResumePatch): EntryWithId[] | undefined {
  if (!patch.customSections) return undefined;
  const map = childMap(resumeRoot(doc), "customEntries");
  const current = map ? orderedEntries(map) : [];
  return patch.customSections.flatMap(({ id: sectionId, entries }) =>
    entries
      ? entries.map((entry) => ({ ...entry, sectionId }))
      : current
          .filter((entry) => entry.map.get("sectionId") === sectionId)
          .map(({ id }) => ({ id })),
  );
}
type EntryWithId = { id: string };

function isSamePhoto(current: unknown, next: ResumePatch["photo"]): boolean {
  const { fileId, visible } = (current ?? {}) as { fileId?: string; visible?: boolean };
  return (!current && !next) || (!!next && fileId === next.fileId && visible === next.visible);
}

function writeText(text: unknown, value: string, kind: "line" | "body" = "line"): void {
  if (!(text instanceof Y.Text)) return;
  if (kind === "body") applyMarkup(text, value);
  else for (const splice of splicesOf(text.toString(), value)) applySplice(text, splice);
}

function writeList(doc: Y.Doc, map: unknown, items: readonly string[], mode: WriteMode): void {
  if (!(map instanceof Y.Map)) return;
  const current = orderedTags(map).map((tag) => tag.value);
  const missing = items.filter((item) => !current.includes(item));
  writeTags(doc, map, mode === "replace" ? items : [...current, ...missing]);
}

function writeEntries(
  doc: Y.Doc,
  list: EntryList,
  newEntries: ReadonlyArray<{ id: string }>,
  mode: WriteMode,
): void {
  const map = childMap(resumeRoot(doc), list);
  if (!map) return;
  const ids = newEntries.map((entry) => entry.id);
  if (mode === "replace") {
    for (const id of [...map.keys()]) if (!ids.includes(id)) map.delete(id);
    reorder(
      map,
      ids.filter((id) => map.has(id)),
    );
  }
  for (const [index, entry] of newEntries.entries()) {
    const existing = childMap(map, entry.id);
    if (existing) writeEntry(doc, list, existing, entry, mode);
    else insertEntry(doc, list, entry, mode === "replace" ? index : undefined);
  }
}

/** Puts the entries into the order of `ids` with the fewest moves: those of the longest common order stay. */
function reorder(map: Y.Map<unknown>, ids: string[]): void {
  const current = orderedEntries(map).map((entry) => entry.id);
  const staying = new Set(commonPairs(current, ids).map(([, index]) => ids[index]));
  for (const [index, id] of ids.entries()) {
    if (staying.has(id)) continue;
    const others = orderedEntries(map).filter((entry) => entry.id !== id);
    moveTo(map, id, others.findIndex((entry) => entry.id === ids[index - 1]) + 1);
  }
}

function writeEntry(
  doc: Y.Doc,
  list: EntryList,
  map: Y.Map<unknown>,
  entry: object,
  mode: WriteMode,
): void {
  for (const [field, kind] of fieldsOf(list)) {
    const value = (entry as Record<string, unknown>)[field];
    if (value === undefined) continue;
    if (kind === "line" || kind === "body") writeText(map.get(field), String(value), kind);
    else if (kind === "tags") writeList(doc, map.get(field), value as string[], mode);
    else if (isOptionalField(field) && !value && !map.get(field)) continue;
    else if (map.get(field) !== value) map.set(field, value);
  }
}
