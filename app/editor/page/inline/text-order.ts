/** The order in which Tab visits the texts of the page. */
import { fieldsOf, isEntryList } from "#app/core/collab/document/layout.ts";
import { entriesOf } from "#app/core/resume/entry-lists.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { editableTextPath } from "./text-path.ts";

/**
 * The text after `key`, or the one before; null if there is none.
 *
 * @param rendered the keys of the page's fields in their order
 */
export function textAfter(rendered: readonly string[], key: string, by: 1 | -1): string | null {
  const order = textOrder(rendered, key);
  return order[order.indexOf(key) + by] ?? null;
}

/**
 * All texts of the page, with the empty texts of the entry of `key` inserted, which the page does
 * not show.
 */
export function textOrder(rendered: readonly string[], key: string): string[] {
  const order = [...new Set(rendered)].filter((field) => editableTextPath(field) !== null);
  const entry = entryOf(key);
  if (entry === null) return order;
  const inEntry = order.filter((field) => entryOf(field) === entry);
  const all = entryTexts(entry);
  const missing = all.filter((field) => !inEntry.includes(field));
  // An entry's description comes last, also if texts before it are empty.
  const isBody = (field: string) => /\.(description|body)$/.test(field);
  const completed = [...inEntry, ...missing].sort((a, b) => Number(isBody(a)) - Number(isBody(b)));
  const first = order.findIndex((field) => entryOf(field) === entry);
  const others = order.filter((field) => entryOf(field) !== entry);
  return others.toSpliced(first === -1 ? others.length : first, 0, ...completed);
}

/** `experience.{id}` of a field of an entry; null for other fields. */
export function entryOf(key: string): string | null {
  const [section = "", id, field] = key.split(".");
  return isEntryList(section) && id && field ? `${section}.${id}` : null;
}

/** Whether the resume still has the entry of this field. */
export function hasEntryOf(resume: Resume, key: string): boolean {
  const [section = "", id] = key.split(".");
  const entries = (isEntryList(section) && entriesOf(resume, section)) || [];
  return entries.some((entry) => entry.id === id);
}

function entryTexts(entry: string): string[] {
  const [section = ""] = entry.split(".");
  if (!isEntryList(section)) return [];
  const keys = fieldsOf(section).map(([field]) => `${entry}.${field}`);
  return keys.filter((key) => editableTextPath(key) !== null);
}
