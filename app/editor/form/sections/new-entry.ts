/** Blank entries, with ids made on the client [spec 3]. */

import { type FieldKind, fieldsOf } from "#app/core/collab/document/layout.ts";
import { newEntryId } from "#app/core/resume/entry-id.ts";
import type { EntrySection } from "#app/core/resume/schema.ts";
import type { Entry } from "#app/editor/sync/room.ts";

export function newEntry(section: EntrySection): Entry {
  const id = newEntryId(Date.now(), Math.random());
  const blank = fieldsOf(section).map(([field, kind]) => [field, blankOf(kind)]);
  return { id, ...Object.fromEntries(blank) } as Entry;
}

function blankOf(kind: FieldKind): string | boolean | string[] {
  if (kind === "tags") return [];
  return kind === "flag" ? false : "";
}

/** What an entry is called in its card's head; empty while it has no name. */
export function entryTitle(entry: Entry): string {
  if ("company" in entry) return named(entry.position, entry.company);
  if ("institution" in entry) return named(entry.degree, entry.institution);
  if ("organization" in entry) return named(entry.role, entry.organization);
  return "title" in entry ? entry.title : entry.name;
}

const named = (...parts: string[]) => parts.filter(Boolean).join(", ");
