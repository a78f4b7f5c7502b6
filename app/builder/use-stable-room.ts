import { useState } from "react";
import type { Room } from "./room-context.ts";
import type { RoomHandle } from "./room-handle.ts";

/** The part of the handle that parts may hold on to while state around it changes. */
export function useStableRoom(handle: RoomHandle): Room {
  const [latest] = useState(() => ({ handle }));
  latest.handle = handle;
  const [room] = useState<Room>(() => ({
    resumeId: handle.resumeId,
    read: () => latest.handle.read(),
    subscribe: (listener) => latest.handle.subscribe(listener),
    retry: () => latest.handle.retry(),
    setText: (...edit) => latest.handle.setText(...edit),
    setValue: (...edit) => latest.handle.setValue(...edit),
    setList: (...edit) => latest.handle.setList(...edit),
    addEntry: (...edit) => latest.handle.addEntry(...edit),
    removeEntry: (...edit) => latest.handle.removeEntry(...edit),
    moveEntry: (...edit) => latest.handle.moveEntry(...edit),
    fill: (resume) => latest.handle.fill(resume),
    setJobDescription: (job) => latest.handle.setJobDescription(job),
    setTemplate: (templateId) => latest.handle.setTemplate(templateId),
    undo: () => latest.handle.undo(),
    redo: () => latest.handle.redo(),
    flushed: () => latest.handle.flushed(),
  }));
  return room;
}
