/**
 * Adds, moves and removes entries (such as one job) when the user edits on the page. Entries are
 * named by their keys (`experience.{id}`).
 */

import { capOfList } from "#app/core/collab/document/layout.ts";
import { labelOfField } from "#app/core/resume/compare-resumes.ts";
import {
  type CardList,
  entriesInSection,
  entriesOf,
  sectionIdOf,
} from "#app/core/resume/entry-lists.ts";
import { type EntrySection, isEntrySection } from "#app/core/resume/schema.ts";
import { TEXTS } from "#app/editor/page/texts.ts";
import type { Entry, Room } from "#app/editor/sync/room.ts";
import { tabOrder } from "./text-order.ts";

/** The field that templates print first in an entry; other sections begin with their first field. */
const FIRST_FIELD: Partial<Record<CardList, string>> = {
  experience: "position",
  education: "degree",
  volunteering: "role",
  memberships: "role",
  militaryService: "rank",
};

/** @param createEntry returns a blank entry with a new id */
export function createEntryEdits(
  room: Pick<Room, "document" | "edits">,
  createEntry: (section: CardList, sectionId?: string) => Entry,
) {
  /**
   * The custom section that an entry belongs to, the ids of its section's entries, and whether the
   * list is full.
   */
  function positionInSection(section: CardList, id: string) {
    const resume = room.document.read()?.resume;
    const sectionId = resume && sectionIdOf(resume, section, id);
    const ids = resume ? entriesInSection(resume, section, sectionId).map((entry) => entry.id) : [];
    const count = resume ? (entriesOf(resume, section) ?? []).length : 0;
    return { sectionId, ids, isFull: count >= capOfList(section) };
  }

  /** Returns the key of the entry's first text; null if the list is full. */
  function add(section: CardList, entry: Entry, index: number): string | null {
    if (!room.edits.addEntry(section, entry, index)) return null;
    const key = `${section}.${entry.id}`;
    const name = FIRST_FIELD[section];
    // `any` is no field: tabOrder lists the texts of the entry that a key belongs to.
    return name ? `${key}.${name}` : (tabOrder([], `${key}.any`)[0] ?? key);
  }

  /** Whether all fields of an entry are blank. */
  function isBlank(entry: string): boolean {
    const [section, id] = sectionAndId(entry);
    const snapshot = room.document.read();
    if (!section || !snapshot) return false;
    const target: { id: string; sectionId?: string } | undefined = (
      entriesOf(snapshot.resume, section) ?? []
    ).find((other) => other.id === id);
    const { id: _, sectionId: __, ...fields } = target ?? { id: "" };
    return Object.values(fields).every((value) => !value || String(value).trim() === "");
  }

  return {
    /**
     * Adds an entry below another; returns the key of its first text, or null if the section is
     * full.
     */
    addBelow(entry: string): string | null {
      const [section, id] = sectionAndId(entry);
      if (!section) return null;
      const { ids, sectionId, isFull } = positionInSection(section, id);
      return isFull ? null : add(section, createEntry(section, sectionId), ids.indexOf(id) + 1);
    },
    /** Like addBelow, but at the end of a section, which may be empty. */
    addToSection(section: EntrySection): string | null {
      const { ids, isFull } = positionInSection(section, "");
      return isFull ? null : add(section, createEntry(section), ids.length);
    },
    /**
     * Moves an entry, up if `by` is negative. Returns the announcement for screen readers, or null if
     * it cannot move further.
     */
    move(entry: string, by: number): string | null {
      const [section, id] = sectionAndId(entry);
      const snapshot = room.document.read();
      if (!section || !snapshot) return null;
      const { ids } = positionInSection(section, id);
      const to = ids.indexOf(id) + by;
      if (by === 0 || to < 0 || to >= ids.length) return null;
      room.edits.moveEntry(section, id, by);
      const name = labelOfField(snapshot.resume, section);
      return TEXTS.movedToPlace({ name, place: to + 1, count: ids.length });
    },
    /** Moves an entry to the position of another one. */
    moveTo(entry: string, target: string): string | null {
      const [section, id] = sectionAndId(entry);
      const [, targetId] = sectionAndId(target);
      if (!section) return null;
      const { ids } = positionInSection(section, id);
      return this.move(entry, ids.indexOf(targetId) - ids.indexOf(id));
    },
    isBlank,
    /** Removes an entry if all its fields are blank. */
    removeIfBlank(entry: string): void {
      const [section, id] = sectionAndId(entry);
      if (section && isBlank(entry)) room.edits.removeEntry(section, id);
    },
  };
}

function sectionAndId(entry: string): [CardList | null, string] {
  const [section = "", id = ""] = entry.split(".");
  return [isEntrySection(section) || section === "customEntries" ? section : null, id];
}
