/** Creates blank entries with client-generated ids [spec 3]. */

import { type FieldKind, fieldsOf } from "#app/core/collab/document/layout.ts";
import { newEntryId } from "#app/core/resume/entry-id.ts";
import type { EntrySection } from "#app/core/resume/schema.ts";
import type { Entry } from "#app/editor/sync/room.ts";

export function createEntry(section: EntrySection): Entry {
  const id = newEntryId(Date.now(), Math.random());
  const values = fieldsOf(section).map(([field, kind]) => [field, blankValue(kind)]);
  return { id, ...Object.fromEntries(values) } as Entry;
}

function blankValue(kind: FieldKind): string | boolean | string[] {
  if (kind === "tags") return [];
  return kind === "flag" ? false : "";
}
