/**
 * The order in which Tab visits the texts of the page, and in each entry the place of what is edited
 * in the form: its dates, or its technologies.
 */
import { fieldsOf, isEntryList } from "#app/core/collab/document/layout.ts";
import { entriesOf } from "#app/core/resume/entry-lists.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { editableTextPath } from "./text-path.ts";

/**
 * The text or place after `key`, or the one before; null if there is none.
 *
 * @param rendered the keys of the page's fields in their order
 */
export function stopAfter(rendered: readonly string[], key: string, by: 1 | -1): string | null {
  const order = tabOrder(rendered, key);
  return order[order.indexOf(key) + by] ?? null;
}

/**
 * All texts of the page and the places of its entries, with the empty texts of the entry of `key`
 * inserted, which the page does not show.
 */
export function tabOrder(rendered: readonly string[], key: string): string[] {
  const order: string[] = [];
  const visited = new Set<string>();
  for (const field of [...rendered, key]) {
    const entry = entryOf(field);
    if (visited.has(entry ?? field)) continue;
    visited.add(entry ?? field);
    if (entry !== null) order.push(...entryStops(entry, rendered, entry === entryOf(key)));
    else if (editableTextPath(field) !== null) order.push(field);
  }
  return order;
}

/** An entry's texts and its place; the description comes last, also if texts before it are empty. */
function entryStops(entry: string, rendered: readonly string[], withEmpty: boolean): string[] {
  const isStop = (field: string) => entryOf(field) === entry && editableTextPath(field) !== null;
  const texts = new Set([...rendered.filter(isStop), ...(withEmpty ? entryTexts(entry) : [])]);
  const place = placeFieldOf(entry);
  const isBody = (field: string) => /\.(description|body)$/.test(field);
  const stops = [...texts, ...(place === null ? [] : [place])];
  return stops.sort((a, b) => Number(isBody(a)) - Number(isBody(b)));
}

/**
 * The field that the place of an entry leads to: `experience.{id}.startDate`, `awards.{id}.date` or
 * `projects.{id}.technologies`; null for entries without dates and technologies.
 */
export function placeFieldOf(entry: string): string | null {
  const [list = ""] = entry.split(".");
  if (!isEntryList(list) || list === "skillGroups") return null;
  const field = fieldsOf(list).find(([, kind]) => kind === "date" || kind === "tags");
  return field ? `${entry}.${field[0]}` : null;
}

export function isPlaceField(key: string): boolean {
  const entry = entryOf(key);
  return entry !== null && placeFieldOf(entry) === key;
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
