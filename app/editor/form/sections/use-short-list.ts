/**
 * State of a list with few entries within a section, such as links: its ids, and functions to add, move and
 * remove an entry.
 */
import { useRef, useState } from "react";
import { capOfList } from "#app/core/collab/document/layout.ts";
import { newEntryId } from "#app/core/resume/entry-id.ts";
import { entriesOf } from "#app/core/resume/entry-lists.ts";
import { TEXTS } from "#app/editor/form/texts.ts";
import { entryOf, useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { notify } from "#app/ui/toast/toast.tsx";

export type ShortList = ReturnType<typeof useShortList>;

/** `removedText`: the notice after an entry was removed, shown with Undo. */
export function useShortList(list: "links" | "skillGroups", removedText: string) {
  const room = useOpenRoom();
  /** Gets the focus when an entry is removed. */
  const addButton = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const [added, setAdded] = useState<string | null>(null);
  // One string, which compares by value for `useRoomValue`.
  const joined = useRoomValue(({ resume }) =>
    (entriesOf(resume, list) ?? []).map(({ id }) => id).join(" "),
  );
  const ids = joined === "" ? [] : joined.split(" ");
  return {
    ids,
    addButton,
    isFull: ids.length >= capOfList(list),
    /** Id of the entry that the user has added last, which gets the focus. */
    added,
    /** Says where an entry was moved to, for screen readers. */
    announcement,
    move(id: string, by: number): void {
      room.edits.moveEntry(list, id, by);
      setAnnouncement(
        TEXTS.itemMovedToPlace({ place: ids.indexOf(id) + by + 1, count: ids.length }),
      );
    },
    add(): void {
      const id = newEntryId(Date.now(), Math.random());
      room.edits.addEntry(list, { id });
      setAdded(id);
    },
    remove(id: string): void {
      const snapshot = room.document.read();
      const entry = snapshot && entryOf(snapshot, list, id);
      if (!entry) return;
      const index = ids.indexOf(id);
      room.edits.removeEntry(list, id);
      addButton.current?.focus();
      const onClick = () => room.edits.addEntry(list, entry, index);
      notify.plain(removedText, { action: { label: TEXTS.undo, onClick }, durationMs: 10_000 });
    },
  };
}
