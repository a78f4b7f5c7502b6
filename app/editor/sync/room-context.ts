/**
 * Provides the open room (document and connection of a resume) to components; each subscribes to
 * what it shows.
 */
import { createContext, useContext, useSyncExternalStore } from "react";
import { type EntryList, type EntryOf, entriesOf } from "#app/core/resume/entry-lists.ts";
import type { ReadableRoom, ResumeSnapshot, Room } from "./room.ts";
import { roomValuesOf } from "./room-values.ts";

export const RoomContext = createContext<Room | ReadableRoom | null>(null);

/** For components that the viewer's page shows as well. */
export function useReadableRoom(): ReadableRoom {
  const room = useContext(RoomContext);
  if (!room) throw new Error("This component needs an open room");
  return room;
}

/** For components that only the editor shows. */
export function useOpenRoom(): Room {
  const room = useReadableRoom();
  if (!isEditorRoom(room)) throw new Error("This component needs an editor's room");
  return room;
}

const isEditorRoom = (room: Room | ReadableRoom): room is Room => "presence" in room;

/**
 * Selects a part of the document; the component renders again only when that part changes, and for typed letters at a
 * pause (room-values.ts). `select` must return the same value for the same snapshot. Throws before the document has
 * loaded, so it is only for components that are mounted afterwards.
 */
export function useRoomValue<T>(select: (snapshot: ResumeSnapshot) => T): T {
  const room = useReadableRoom();
  const { document } = room;
  return useSyncExternalStore(roomValuesOf(room).subscribe, () => {
    const snapshot = document.read();
    if (!snapshot) throw new Error("The document has not loaded yet");
    return select(snapshot);
  });
}

const NO_ENTRIES: { id: string }[] = [];
const indexes = new WeakMap<object, Map<string, { id: string }>>();

/**
 * An entry by id; undefined if it was removed. Uses an index, because every field of every entry looks its entry up at
 * every keystroke.
 */
export function entryOf<L extends EntryList>(
  snapshot: ResumeSnapshot,
  section: L,
  id: string,
): EntryOf<L> | undefined {
  const list = entriesOf(snapshot.resume, section) ?? NO_ENTRIES;
  let index = indexes.get(list);
  if (!index) {
    index = new Map(list.map((entry) => [entry.id, entry]));
    indexes.set(list, index);
  }
  return index.get(id) as EntryOf<L> | undefined;
}
