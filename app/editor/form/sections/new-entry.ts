/** Creates blank entries with client-generated ids [spec 3]. */

import { type FieldKind, fieldsOf } from "#app/core/collab/document/layout.ts";
import { newEntryId } from "#app/core/resume/entry-id.ts";
import type { CardList } from "#app/core/resume/entry-lists.ts";
import type { Entry } from "#app/editor/sync/room.ts";

/** `sectionId`: the custom section of the entry, if it belongs to one. */
export function createEntry(section: CardList, sectionId?: string): Entry {
  const id = newEntryId(Date.now(), Math.random());
  const values = fieldsOf(section).map(([field, kind]) => [field, blankValue(kind)]);
  const parent = sectionId === undefined ? {} : { sectionId };
  return { id, ...Object.fromEntries(values), ...parent } as Entry;
}

function blankValue(kind: FieldKind): string | boolean | string[] {
  if (kind === "tags") return [];
  return kind === "flag" ? false : "";
}
