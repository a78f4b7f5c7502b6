/** A resume as a viewer has it: plain data that the room sends, never the shared document. */
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { creditFor, type RoomEvent, readRoomEvents } from "#app/core/collab/protocol/protocol.ts";
import type { Design } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { NO_HISTORY } from "./edit-history.ts";
import { keepOwnPosting, loadOwnPosting } from "./offline/viewer-job-description.ts";
import { NO_DISCUSSION } from "./collaboration/no-discussion.ts";
import { NO_PRESENCE } from "./collaboration/no-presence.ts";
import { roomEdits } from "./room-edits.ts";
import type { RoomHandle, RoomSnapshot } from "./room.ts";
import { openRoomSocket, type RoomSocket } from "./room-socket.ts";
import { CLOSED_VIEW, type RoomView, sameOr } from "./room-state.ts";

interface Viewed {
  resumeId: string;
  templateId: string;
  content: Resume;
  design: Design;
}

function openViewedRoom({ resumeId, templateId, content, design }: Viewed) {
  const jobDescription = loadOwnPosting(resumeId);
  let snapshot: RoomSnapshot = { resume: content, templateId, design, jobDescription };
  let view: RoomView = {
    ...CLOSED_VIEW,
    role: "view",
    saveState: { kind: "saved" },
    isReady: true,
    templateId,
  };
  const listeners = new Set<() => void>();
  let socket: RoomSocket | null = null;

  function refresh(change: Partial<RoomView>): void {
    view = sameOr(view, { ...view, ...change });
    for (const listener of listeners) listener();
  }

  function onEvent(event: RoomEvent): void {
    if (event.type === "hello") {
      // In another role this page is another one.
      if (event.role !== "view") location.reload();
      socket?.greeted();
      refresh({ title: event.title });
      socket?.send(JSON.stringify({ type: "joinRoom", resumeId }));
    } else if (event.type === "resumeUpdated") {
      const { data, templateId, design = {} } = event;
      snapshot = { ...snapshot, resume: data, templateId, design };
      refresh({ connection: { kind: "live" }, templateId });
    } else if (event.type === "titled") {
      refresh({ title: event.title });
    } else if (event.type === "editorCount") {
      refresh({ editorCount: event.count });
    } else if (event.type === "readMark") {
      socket?.send(creditFor(event.mark));
    }
  }

  function open(): void {
    socket = openRoomSocket(resumeId, {
      onOpen: () => {},
      onFrame(data) {
        if (typeof data !== "string" || data === "pong") return;
        for (const event of readRoomEvents(data)) onEvent(event);
      },
      onClose({ message, ...why }) {
        refresh({ connection: { kind: "offline", error: message, ...why }, editorCount: 0 });
      },
    });
  }

  return {
    open,
    close: () => socket?.close(),
    view: () => view,
    parts: {
      ...roomEdits(
        () => null,
        () => null,
      ),
      presence: NO_PRESENCE,
      discussion: NO_DISCUSSION,
      history: NO_HISTORY,
      unsent: { read: () => null, drop: () => {} },
      collaborate: () => {},
      ownEdits: () => 0,
      isOwnChange: () => false,
      rename: () => Promise.reject(new Error("Only its owner may rename a resume")),
      read: () => snapshot,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      retry() {
        socket?.retry();
        refresh({ connection: { kind: "connecting" } });
      },
      setJobDescription(job: Parameters<RoomHandle["setJobDescription"]>[0]) {
        keepOwnPosting(resumeId, job);
        snapshot = { ...snapshot, jobDescription: job };
        refresh({});
      },
      forgetRefusal: () => {},
      flushed: () => Promise.resolve(),
    },
  };
}

export function useViewedRoom(viewed: Viewed): RoomHandle {
  const [room] = useState(() => openViewedRoom(viewed));
  useEffect(() => {
    room.open();
    return room.close;
  }, [room]);
  const view = useSyncExternalStore(room.parts.subscribe, room.view);
  const { resumeId } = viewed;
  return useMemo(() => ({ resumeId, ...view, ...room.parts }), [resumeId, view, room]);
}
