/** Comments and suggestions of one room: their state, and the commands that this person sends. */
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

/** For a command that may or may not have reached the room; it runs a `ref` only once. */
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
  /** The parts of a long answer that have come so far. */
  let parts: Pick<CommentsState, "threads" | "suggestions"> | null = null;

  function update(change: Partial<CommentsState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function settle(ref: string | undefined, failure?: string): boolean {
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
    if (!isMore) update({ ...all, people, isLoaded: true });
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** True if no other part of the room needs the event. */
    handleEvent(event: RoomEvent): boolean {
      if (event.type === "error") return settle(event.ref, event.message);
      if (event.type === "discussion") addPart(event);
      else if (event.type === "commentThread") {
        update({ threads: applyThreadUpdate(state.threads, event) });
      } else if (event.type === "commentThreadGone") {
        update({ threads: state.threads.filter(({ id }) => id !== event.threadId) });
      } else if (event.type === "suggestion") {
        update({ suggestions: upsert(state.suggestions, event.suggestion) });
      } else if (event.type === "suggestionGone") {
        update({ suggestions: state.suggestions.filter(({ id }) => id !== event.suggestionId) });
      } else {
        if (event.type === "renamed") update(renameInComments(state, event));
        return false;
      }
      if ("ref" in event) settle(event.ref);
      return true;
    },
    /** Requests all comments: this page missed what happened while it was disconnected. */
    onConnected() {
      parts = null;
      send(JSON.stringify({ type: "commentList", resumeId }));
    },
    onDisconnected() {
      for (const ref of [...pending.keys()]) settle(ref, CONNECTION_LOST);
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
      update({ seenAt });
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
