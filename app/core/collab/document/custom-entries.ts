/** The entries of all custom sections are one list; these find those of one section in it. */
import type * as Y from "yjs";
import type { EntryList } from "#app/core/resume/entry-lists.ts";
import type { Placed } from "./positions.ts";

type PlacedMap = Placed & { map: Y.Map<unknown> };

/** The entries that an entry is among: those of its section, or its whole list. */
export function siblingsOf(
  list: EntryList,
  all: readonly PlacedMap[],
  id: string,
): readonly PlacedMap[] {
  if (list !== "customEntries") return all;
  const sectionId = all.find((entry) => entry.id === id)?.map.get("sectionId");
  return all.filter(({ map }) => map.get("sectionId") === sectionId);
}

/** Converts an index within one section to an index in the list of all sections' entries. */
export function indexInAll(all: readonly PlacedMap[], entry: object, index: number): number {
  const { sectionId } = entry as { sectionId?: unknown };
  const inSection = all.filter(({ map }) => map.get("sectionId") === sectionId);
  const next = inSection[index];
  const last = inSection.at(-1);
  if (next) return all.indexOf(next);
  return last ? all.indexOf(last) + 1 : all.length;
}
