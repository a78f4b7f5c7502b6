/** Adding and moving entries on the page, the announcements for screen readers included. */
import { labelOfField } from "#app/core/resume/compare-resumes.ts";
import { type EntrySection, isEntrySection } from "#app/core/resume/schema.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import type { Entry, Room } from "#app/editor/sync/room.ts";
import { textOrder } from "./text-order.ts";

/** What stands first in an entry of a template; of other sections, the first field. */
const FIRST_FIELD: Partial<Record<EntrySection, string>> = {
  experience: "position",
  education: "degree",
  volunteering: "role",
};

export function createEntryEdits(
  room: Pick<Room, "document" | "edits">,
  createEntry: (section: EntrySection) => Entry,
) {
  const idsOf = (section: EntrySection): string[] =>
    (room.document.read()?.resume[section] ?? []).map(({ id }) => id);

  return {
    /** Adds an entry below another; gives the key of its first text, or null if the section is full. */
    addBelow(entry: string): string | null {
      const [section, id] = sectionAndId(entry);
      if (!section) return null;
      const ids = idsOf(section);
      const added = createEntry(section);
      if (ids.length >= CAPS.entries) return null;
      if (!room.edits.addEntry(section, added, ids.indexOf(id) + 1)) return null;
      const name = FIRST_FIELD[section];
      const key = `${section}.${added.id}`;
      return name ? `${key}.${name}` : (textOrder([], `${key}.any`)[0] ?? null);
    },
    /** Moves an entry up if `by` is negative; gives a sentence about it, or null at either end. */
    move(entry: string, by: number): string | null {
      const [section, id] = sectionAndId(entry);
      const snapshot = room.document.read();
      if (!section || !snapshot) return null;
      const ids = idsOf(section);
      const to = ids.indexOf(id) + by;
      if (by === 0 || to < 0 || to >= ids.length) return null;
      room.edits.moveEntry(section, id, by);
      const name = labelOfField(snapshot.resume, section);
      return `${name} moved to place ${to + 1} of ${ids.length}`;
    },
    /** Moves an entry to the place that another one has. */
    moveTo(entry: string, target: string): string | null {
      const [section, id] = sectionAndId(entry);
      const [, targetId] = sectionAndId(target);
      if (!section) return null;
      const ids = idsOf(section);
      return this.move(entry, ids.indexOf(targetId) - ids.indexOf(id));
    },
    /** Removes an entry in which nothing has been written. */
    removeIfBlank(entry: string): void {
      const [section, id] = sectionAndId(entry);
      if (!section) return;
      const entries: { id: string }[] = room.document.read()?.resume[section] ?? [];
      const { id: _, ...fields } = entries.find((other) => other.id === id) ?? { id: "" };
      const isBlank = Object.values(fields).every((value) => !value || String(value).trim() === "");
      if (isBlank) room.edits.removeEntry(section, id);
    },
  };
}

function sectionAndId(entry: string): [EntrySection | null, string] {
  const [section = "", id = ""] = entry.split(".");
  return [isEntrySection(section) ? section : null, id];
}
