/** Adds and moves entries (such as one job) and sections from the page. */
import { type EntrySection, isEntrySection } from "#app/core/resume/schema.ts";
import { TEXTS } from "#app/editor/page/texts.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import type { createEntryEdits } from "./entry-edits.ts";

/** Entries and sections that can be added on the page. */
export type PagePart = EntrySection | "fullName" | "summary" | "skills";

interface Options {
  entries: ReturnType<typeof createEntryEdits>;
  /** Starts editing a text; false if it cannot be edited on the page. */
  startEditing(key: string): boolean;
  /** Focuses a field in the form. */
  onPick(key: string): void;
  /** Called with the key of the text of an entry that was just added. */
  onEntryAdded(key: string): void;
  announce(sentence: string): void;
  revealCaret(): void;
}

export function createPartActions(options: Options) {
  const { entries, startEditing, onPick, onEntryAdded, announce, revealCaret } = options;

  /**
   * Starts editing an entry that was just added.
   *
   * @param key of its first text; null if the section is full and nothing was added
   */
  function editAddedEntry(key: string | null): void {
    if (key === null) {
      notify.error(TEXTS.thisSectionCannotHaveMoreEntries);
      return;
    }
    // Some sections can only be edited in the form.
    if (!startEditing(key)) {
      onPick(key);
      return;
    }
    onEntryAdded(key);
    revealCaret();
  }

  function announceMove(sentence: string | null): void {
    if (sentence === null) return;
    announce(sentence);
    revealCaret();
  }

  return {
    addEntryBelow: (entry: string) => editAddedEntry(entries.addBelow(entry)),
    /**
     * Adds an entry to a section, or starts editing a text that the page does not show yet, such as
     * the summary.
     */
    addPart(part: PagePart): void {
      const key = part === "fullName" ? "personalInfo.fullName" : part;
      if (isEntrySection(part)) editAddedEntry(entries.addToSection(part));
      else if (startEditing(key)) revealCaret();
      else onPick(key);
    },
    moveEntry: (entry: string, by: 1 | -1) => announceMove(entries.move(entry, by)),
    moveEntryTo: (entry: string, target: string) => announceMove(entries.moveTo(entry, target)),
  };
}
