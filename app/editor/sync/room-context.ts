/** The open room for everything inside the editor; parts subscribe to the piece they show. */
import { createContext, useContext, useSyncExternalStore } from "react";
import type { EntrySection, Resume } from "#app/core/resume/schema.ts";
import type { Entry, RoomHandle, RoomSnapshot } from "./room.ts";

/** What stays while the room is open; what changes is read through `useRoomValue`. */
export type Room = Omit<
  RoomHandle,
  | "connection"
  | "saveState"
  | "editorCount"
  | "role"
  | "refusal"
  | "isReady"
  | "templateId"
  | "title"
>;

export const RoomContext = createContext<Room | null>(null);

export function useOpenRoom(): Room {
  const room = useContext(RoomContext);
  if (!room) throw new Error("This part of the editor needs an open room");
  return room;
}

/**
 * A piece of the document; renders again only when that piece is another one. `select` must give the same
 * piece for the same snapshot. Only for parts that are shown once the document is there.
 */
export function useRoomValue<T>(select: (snapshot: RoomSnapshot) => T): T {
  const room = useOpenRoom();
  return useSyncExternalStore(room.subscribe, () => {
    const snapshot = room.read();
    if (!snapshot) throw new Error("The document is not there yet");
    return select(snapshot);
  });
}

type EntryOf<S extends EntrySection> = NonNullable<Resume[S]>[number];
const NO_ENTRIES: Entry[] = [];
const indexes = new WeakMap<object, Map<string, Entry>>();

/** An entry by id, without a walk through the list for every field of every entry at every keystroke. */
export function entryOf<S extends EntrySection>(
  snapshot: RoomSnapshot,
  section: S,
  id: string,
): EntryOf<S> | undefined {
  const list: Entry[] = snapshot.resume[section] ?? NO_ENTRIES;
  let index = indexes.get(list);
  if (!index) {
    index = new Map(list.map((entry) => [entry.id, entry]));
    indexes.set(list, index);
  }
  return index.get(id) as EntryOf<S> | undefined;
}
