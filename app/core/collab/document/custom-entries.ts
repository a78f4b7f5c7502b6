/** Finds the entries of one custom section in the single list that stores the entries of all custom sections. */
import type * as Y from "yjs";
import type { EntryList } from "#app/core/resume/entry-lists.ts";
import type { Positioned } from "./positions.ts";

type PositionedEntry = Positioned & { map: Y.Map<unknown> };

/** The entries that this entry is ordered among: those of its custom section, or its whole list. */
export function siblingsOf(
  list: EntryList,
  entries: readonly PositionedEntry[],
  id: string,
): readonly PositionedEntry[] {
  if (list !== "customEntries") return entries;
  const sectionId = entries.find((entry) => entry.id === id)?.map.get("sectionId");
  return entries.filter(({ map }) => map.get("sectionId") === sectionId);
}

/** Converts an index within one section to an index in the list of all sections' entries. */
export function toListIndex(
  entries: readonly PositionedEntry[],
  { sectionId }: { sectionId?: unknown },
  index: number,
): number {
  const inSection = entries.filter(({ map }) => map.get("sectionId") === sectionId);
  const next = inSection[index];
  const last = inSection.at(-1);
  if (next) return entries.indexOf(next);
  return last ? entries.indexOf(last) + 1 : entries.length;
}
