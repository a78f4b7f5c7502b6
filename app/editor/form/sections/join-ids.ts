import { type CardList, entriesInSection } from "#app/core/resume/entry-lists.ts";
import type { Resume } from "#app/core/resume/schema.ts";

/**
 * The ids of a list as one string, which `useRoomValue` compares by value; ids contain no spaces.
 */
export function joinIds(resume: Resume, list: CardList, sectionId?: string): string {
  return entriesInSection(resume, list, sectionId)
    .map((entry) => entry.id)
    .join(" ");
}
