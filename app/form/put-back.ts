/** Undoes one removal, whatever was edited since: the entry comes back with its id, at its old place. */

import type { Entry, RoomHandle } from "#app/open-room/room-handle.ts";
import type { EntrySection } from "#app/resume/schema.ts";

export function putBack(
  room: Pick<RoomHandle, "read" | "addEntry" | "moveEntry">,
  section: EntrySection,
  entry: Entry,
  index: number,
): void {
  const list = room.read()?.resume[section] ?? [];
  if (list.some((item) => item.id === entry.id)) return;
  const last = list.length;
  room.addEntry(section, entry);
  for (let at = last; at > index; at--) room.moveEntry(section, entry.id, -1);
}
