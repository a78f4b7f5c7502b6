/** A resume open in the viewer's page: plain data that the room sends, without the shared document. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { creditFor, type RoomEvent, readRoomEvents } from "#app/core/collab/protocol/protocol.ts";
import type { Design } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import {
  loadViewerJobDescription,
  saveViewerJobDescription,
} from "./offline/viewer-job-description.ts";
import type { ReadableRoom, ResumeSnapshot } from "./room.ts";
import { connectRoomSocket, type RoomSocket } from "./room-socket.ts";
import { INITIAL_STATE, type RoomState, reuseIfEqual } from "./room-state.ts";

interface ViewedResume {
  resumeId: string;
  templateId: string;
  content: Resume;
  design: Design;
}

function createViewerRoom({ resumeId, templateId, content, design }: ViewedResume) {
  const jobDescription = loadViewerJobDescription(resumeId);
  let snapshot: ResumeSnapshot = { resume: content, templateId, design, jobDescription };
  let state: RoomState = {
    ...INITIAL_STATE,
    role: "view",
    saveState: { kind: "saved" },
    isReady: true,
    templateId,
  };
  const listeners = new Set<() => void>();
  let socket: RoomSocket | null = null;

  function update(change: Partial<RoomState>): void {
    state = reuseIfEqual(state, { ...state, ...change });
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  function handleEvent(event: RoomEvent): void {
    if (event.type === "hello") {
      // Other roles have another page.
      if (event.role !== "view") location.reload();
      socket?.resetFailures();
      update({ title: event.title });
      socket?.send(JSON.stringify({ type: "joinRoom", resumeId }));
    } else if (event.type === "resumeUpdated") {
      const { data, templateId, design = {} } = event;
      snapshot = { ...snapshot, resume: data, templateId, design };
      update({ connection: { kind: "live" }, templateId });
    } else if (event.type === "titled") {
      update({ title: event.title });
    } else if (event.type === "editorCount") {
      update({ editorCount: event.count });
    } else if (event.type === "readMark") {
      socket?.send(creditFor(event.mark));
    }
  }

  const room: ReadableRoom = {
    resumeId,
    document: {
      read: () => snapshot,
      subscribe,
      subscribeText: (_path, listener) => subscribe(listener),
      localEditCount: () => 0,
      isLastChangeLocal: () => false,
    },
    edits: {
      setJobDescription(job) {
        saveViewerJobDescription(resumeId, job);
        snapshot = { ...snapshot, jobDescription: job };
        update({});
      },
    },
    connection: {
      retry() {
        socket?.retry();
        update({ connection: { kind: "connecting" } });
      },
      waitForSync: () => Promise.resolve(),
    },
  };
  return {
    room,
    state: () => state,
    open(): void {
      socket = connectRoomSocket(resumeId, {
        onOpen: () => {},
        onFrame(data) {
          if (typeof data !== "string" || data === "pong") return;
          for (const event of readRoomEvents(data)) handleEvent(event);
        },
        onClose({ message, ...reason }) {
          update({ connection: { kind: "offline", error: message, ...reason }, editorCount: 0 });
        },
      });
    },
    close: () => socket?.close(),
  };
}

export function useViewerRoom(resume: ViewedResume): { room: ReadableRoom; state: RoomState } {
  const [viewer] = useState(() => createViewerRoom(resume));
  useEffect(() => {
    viewer.open();
    return viewer.close;
  }, [viewer]);
  const state = useSyncExternalStore(viewer.room.document.subscribe, viewer.state);
  return { room: viewer.room, state };
}
