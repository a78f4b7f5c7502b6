/**
 * Counts the characters that a JSON update would change in a resume. Of several possible base states, the update was
 * most likely based on the one with the lowest count.
 */

import { ENTRY_LISTS } from "#app/core/collab/document/layout.ts";
import { type EntryList, entriesOf } from "#app/core/resume/entry-lists.ts";
import type { Resume, ResumePatch } from "#app/core/resume/schema.ts";
import { commonPairs } from "./common-pairs.ts";
import { splicesOf } from "./text-splice.ts";

type Entry = { id: string };

/** A moved entry counts as one character; added and removed entries count with the length of their JSON. */
export function countChangedCharacters(resume: Resume, patch: ResumePatch): number {
  let sum = 0;
  const personalInfo: Record<string, unknown> = resume.personalInfo;
  for (const [field, value] of Object.entries(patch.personalInfo ?? {})) {
    if (field !== "links") sum += countInField(personalInfo[field], value);
  }
  if (patch.summary !== undefined) sum += countInField(resume.summary, patch.summary);
  if (patch.skills) sum += countInLists(resume.skills, patch.skills);
  for (const list of ENTRY_LISTS) {
    const newEntries = keepsCustomEntries(list, patch) ? undefined : entriesOf(patch, list);
    if (newEntries) sum += countInEntries(entriesOf(resume, list) ?? [], newEntries);
  }
  if (patch.language !== undefined) sum += countInField(resume.language ?? "", patch.language);
  if (patch.photo !== undefined) sum += countInValues(resume.photo ?? null, patch.photo);
  return sum;
}

/** Whether the patch leaves the custom sections' entries unchanged, because no section in it has `entries`. */
const keepsCustomEntries = (list: EntryList, { customSections = [] }: ResumePatch) =>
  list === "customEntries" && customSections.every(({ entries }) => entries === undefined);

const sizeOf = (value: unknown) => JSON.stringify(value ?? "").length;

function countInValues(before: unknown, after: unknown): number {
  return JSON.stringify(before) === JSON.stringify(after) ? 0 : sizeOf(before) + sizeOf(after);
}

function countInField(before: unknown, after: unknown): number {
  if (before === after || after === undefined) return 0;
  if (typeof before !== "string" || typeof after !== "string") return countInValues(before, after);
  return splicesOf(before, after).reduce(
    (sum, { remove, insert }) => sum + remove + insert.length,
    0,
  );
}

function countInLists(before: readonly string[], after: readonly string[]): number {
  if (before === after) return 0;
  const unchangedPairs = commonPairs(before, after);
  // An unchanged item is in both lists, each time with one character for its separator.
  const unchanged = unchangedPairs.reduce(
    (sum, [at]) => sum + 2 * (before[at] as string).length + 2,
    0,
  );
  return [...before, ...after].reduce((sum, item) => sum + item.length + 1, 0) - unchanged;
}

function countInEntries(before: readonly Entry[], after: readonly Entry[]): number {
  if (before === after) return 0;
  const oldById = new Map(before.map((entry) => [entry.id, entry]));
  const newIds = new Set(after.map((entry) => entry.id));
  let sum = 0;
  for (const entry of before) if (!newIds.has(entry.id)) sum += sizeOf(entry);
  for (const entry of after) {
    const oldEntry = oldById.get(entry.id);
    if (oldEntry !== entry) sum += oldEntry ? countInEntry(oldEntry, entry) : sizeOf(entry);
  }
  const [oldOrder, newOrder] = [before, after].map((list) =>
    list.map(({ id }) => id).filter((id) => oldById.has(id) && newIds.has(id)),
  ) as [string[], string[]];
  // Each moved entry counts as one character.
  return sum + newOrder.length - commonPairs(oldOrder, newOrder).length;
}

function countInEntry(before: object, after: object): number {
  let sum = 0;
  for (const [field, value] of Object.entries(after)) {
    // The entries of custom sections are counted as a list of their own.
    if (field === "entries") continue;
    const old = (before as Record<string, unknown>)[field];
    if (Array.isArray(value) && Array.isArray(old)) sum += countInLists(old, value);
    else sum += countInField(old, value);
  }
  return sum;
}
