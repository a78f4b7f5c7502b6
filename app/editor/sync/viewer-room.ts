/**
 * A resume that is open in the viewer's page: the server sends it as JSON, without the shared
 * document.
 */
import { useEffect, useState, useSyncExternalStore } from "react";
import { ApiError, fetchApi } from "#app/client/call-api.ts";
import { creditFor, type RoomEvent, readRoomEvents } from "#app/core/collab/protocol/protocol.ts";
import type { Design } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { createPoll } from "./create-poll.ts";
import { POLL_MS } from "./http-sync.ts";
import { observePageLifecycle } from "./page-lifecycle.ts";
import type { ReadableRoom, ResumeSnapshot } from "./room.ts";
import { ACCESS_REMOVED, connectRoomSocket, type RoomSocket } from "./room-socket.ts";
import {
  type ConnectionState,
  hasNoSocket,
  INITIAL_STATE,
  type RoomState,
  reuseIfEqual,
  withoutSocket,
} from "./room-state.ts";
import { unreachableError } from "./save-state-text.ts";

/** The part of the answer of GET /api/resumes/{id} that is used here. */
interface ReadResume {
  rev: number;
  resume: { title: string; role: string } & Omit<ViewedResume, "resumeId">;
}

interface ViewedResume {
  resumeId: string;
  templateId: string;
  content: Resume;
  design: Design;
}

const POLLING: ConnectionState = { kind: "polling" };

function createViewerRoom({ resumeId, templateId, content, design }: ViewedResume) {
  let snapshot: ResumeSnapshot = {
    resume: content,
    templateId,
    design,
    // None of these is shown to viewers.
    jobDescription: null,
    postings: [],
    activePosting: "",
    ignoredTips: [],
  };
  let state: RoomState = {
    ...INITIAL_STATE,
    role: "view",
    saveState: { kind: "saved" },
    isReady: true,
    templateId,
  };
  const listeners = new Set<() => void>();
  let socket: RoomSocket | null = null;
  let stopObservingPage = () => {};
  let isClosed = false;
  /** Sequence number of the resume that was read last; null before it. */
  let rev: number | null = null;
  /** ETag of the last response. */
  let etag: string | null = null;

  const isRefused = () => state.connection.kind === "offline" && state.connection.isRefused;
  const offline = (error: string | null, isRefused = false): ConnectionState => ({
    kind: "offline",
    error,
    isRefused,
    hasGivenUp: true,
  });

  /** Fetches the resume by HTTP while there is no socket, as when WebSockets are blocked. */
  const poll = createPoll({
    isNeeded: () =>
      !isClosed &&
      state.connection.kind !== "live" &&
      !isRefused() &&
      navigator.onLine &&
      !window.document.hidden,
    pauseMs: () => POLL_MS,
    async request() {
      try {
        const response = await fetchApi(`/api/resumes/${resumeId}`, { method: "GET", etag });
        if (response.status !== 304) {
          show((await response.json()) as ReadResume);
          etag = response.headers.get("etag");
        }
        // While the socket may still open, this is not polling yet.
        if (hasNoSocket(state.connection)) update({ connection: POLLING });
        return true;
      } catch (error) {
        handleFailure(error);
        return false;
      }
    },
  });

  function show({ rev: readRev, resume }: ReadResume): void {
    // With another role, reloading opens another page.
    if (resume.role !== "view") location.reload();
    const { title, content, templateId, design } = resume;
    if (readRev !== rev) snapshot = { ...snapshot, resume: content, templateId, design };
    rev = readRev;
    update({ title, templateId });
  }

  function handleFailure(error: unknown): void {
    const status = error instanceof ApiError ? error.status : null;
    // A 401 logs out by itself (fetchApi), and a 429 only slows polling down.
    if (state.connection.kind === "live" || status === 401 || status === 429) return;
    if (status === 403 || status === 404) update({ connection: offline(ACCESS_REMOVED, true) });
    else if (hasNoSocket(state.connection) && !isRefused()) {
      update({ connection: offline(unreachableError()) });
    }
  }

  function update(change: Partial<RoomState>): void {
    const before = state;
    state = reuseIfEqual(before, { ...before, ...change });
    if (hasNoSocket(state.connection) && !hasNoSocket(before.connection)) poll.resume();
    else poll.schedule();
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  function handleEvent(event: RoomEvent): void {
    if (event.type === "hello") {
      // With another role, reloading opens another page.
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
      // Tells the room that all before the mark was read, so that it sends more.
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
    connection: {
      retry() {
        socket?.retry();
        if (state.connection.kind !== "polling") update({ connection: { kind: "connecting" } });
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
          // While fetching by HTTP works, failed attempts to open a socket change nothing.
          if (state.connection.kind === "polling" && !reason.isRefused && navigator.onLine) return;
          const connection = withoutSocket(state.connection, { error: message, ...reason });
          update({ connection, editorCount: 0 });
        },
      });
      isClosed = false;
      poll.schedule();
      stopObservingPage = observePageLifecycle({
        onHide: () => {},
        onResume: poll.resume,
        onOffline: () => handleFailure(null),
      });
    },
    close(): void {
      isClosed = true;
      poll.stop();
      stopObservingPage();
      socket?.close();
    },
  };
}

/** @param resume as the page was loaded with it; the room opens after the first render */
export function useViewerRoom(resume: ViewedResume): { room: ReadableRoom; state: RoomState } {
  const [viewer] = useState(() => createViewerRoom(resume));
  useEffect(() => {
    viewer.open();
    return viewer.close;
  }, [viewer]);
  const state = useSyncExternalStore(viewer.room.document.subscribe, viewer.state);
  return { room: viewer.room, state };
}
