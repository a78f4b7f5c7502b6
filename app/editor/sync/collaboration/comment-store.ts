/** Comments and suggestions of one resume: their state, and the commands that the user sends. */
import type { DiscussionEvent } from "#app/core/collab/comments/discussion.ts";
import type { DiscussionCommand } from "#app/core/collab/comments/discussion-commands.ts";
import type { RoomEvent } from "#app/core/collab/protocol/protocol.ts";
import { TEXTS } from "#app/editor/sync/texts.ts";
import { renameInComments } from "./apply-rename.ts";
import { applyThreadUpdate, upsert } from "./apply-thread-update.ts";
import { loadLastSeen, saveLastSeen } from "./comments-seen.ts";
import type { CommentsState } from "./comments-state.ts";

const NO_COMMENTS: CommentsState = {
  threads: [],
  suggestions: [],
  people: [],
  isLoaded: false,
  seenAt: 0,
};

type WithoutRequestFields<C> = C extends DiscussionCommand ? Omit<C, "resumeId" | "ref"> : never;
export type CommandInput = WithoutRequestFields<DiscussionCommand>;

/**
 * Error of commands that may have reached the server or not. They can be sent again: it runs each
 * `ref` only once.
 */
const CONNECTION_LOST = TEXTS.connectionLost;

export function createCommentStore({
  resumeId,
  isLive,
  send,
}: {
  resumeId: string;
  isLive(): boolean;
  /** Sends after all edits so far, since a comment may be about text that was just typed. */
  send(frame: string): void;
}) {
  const listeners = new Set<() => void>();
  const pending = new Map<string, { resolve(): void; reject(error: Error): void }>();
  let state: CommentsState = { ...NO_COMMENTS, seenAt: loadLastSeen(resumeId) };
  /** The parts received so far of a list of comments that the server sends in several messages. */
  let parts: Pick<CommentsState, "threads" | "suggestions"> | null = null;

  function setState(change: Partial<CommentsState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function settlePending(ref: string | undefined, failure?: string): boolean {
    const command = ref === undefined ? undefined : pending.get(ref);
    if (ref === undefined || !command) return false;
    pending.delete(ref);
    if (failure === undefined) command.resolve();
    else command.reject(new Error(failure));
    return true;
  }

  function addPart(event: Extract<DiscussionEvent, { type: "discussion" }>): void {
    const { threads, suggestions, people, isMore } = event;
    const all = {
      threads: [...(parts?.threads ?? []), ...threads],
      suggestions: [...(parts?.suggestions ?? []), ...suggestions],
    };
    parts = isMore ? all : null;
    if (!isMore) setState({ ...all, people, isLoaded: true });
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Returns false if other parts of the room must handle the event, too. */
    handleEvent(event: RoomEvent): boolean {
      if (event.type === "error") return settlePending(event.ref, event.message);
      if (event.type === "discussion") addPart(event);
      else if (event.type === "commentThread") {
        setState({ threads: applyThreadUpdate(state.threads, event) });
      } else if (event.type === "commentThreadGone") {
        setState({ threads: state.threads.filter(({ id }) => id !== event.threadId) });
      } else if (event.type === "suggestion") {
        setState({ suggestions: upsert(state.suggestions, event.suggestion) });
      } else if (event.type === "suggestionGone") {
        setState({ suggestions: state.suggestions.filter(({ id }) => id !== event.suggestionId) });
      } else {
        if (event.type === "renamed") setState(renameInComments(state, event));
        return false;
      }
      if ("ref" in event) settlePending(event.ref);
      return true;
    },
    /** Requests all comments, since some may have changed while the page was disconnected. */
    onConnected() {
      parts = null;
      send(JSON.stringify({ type: "commentList", resumeId }));
    },
    onDisconnected() {
      for (const ref of [...pending.keys()]) settlePending(ref, CONNECTION_LOST);
    },
    send(command: CommandInput, ref: string = newRequestId()): Promise<void> {
      if (!isLive()) {
        return Promise.reject(new Error(TEXTS.offlineKept));
      }
      return new Promise((resolve, reject) => {
        pending.set(ref, { resolve, reject });
        send(JSON.stringify({ ...command, resumeId, ref }));
      });
    },
    markAllSeen() {
      const seenAt = latestTime(state);
      if (seenAt <= state.seenAt) return;
      saveLastSeen(resumeId, seenAt);
      setState({ seenAt });
    },
  };
}

/** Unique, not secret. `crypto.randomUUID` is not available on plain HTTP. */
export function newRequestId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

function latestTime({ threads, suggestions }: CommentsState): number {
  const times = [
    ...threads.flatMap(({ comments }) => comments.map(({ at }) => at)),
    ...suggestions.map(({ at, decided }) => decided?.at ?? at),
  ];
  return times.reduce((latest, at) => Math.max(latest, at), 0);
}
