/** Comments and suggestions of the open room: what is there, and what this person says. */
import type { DiscussionEvent } from "#app/core/collab/comments/discussion.ts";
import type { DiscussionCommand } from "#app/core/collab/comments/discussion-commands.ts";
import type { RoomEvent } from "#app/core/collab/protocol/protocol.ts";
import { renamedDiscussion } from "./apply-rename.ts";
import { keepSeen, loadSeen } from "./comments-seen.ts";
import type { DiscussionView } from "./comments-state.ts";

export const NOTHING_SAID: DiscussionView = {
  threads: [],
  suggestions: [],
  people: [],
  isLoaded: false,
  seenAt: 0,
};

type Unstamped<C> = C extends DiscussionCommand ? Omit<C, "resumeId" | "ref"> : never;
export type Saying = Unstamped<DiscussionCommand>;

/** Said where a command may or may not have reached the room; the same `ref` again is not done twice. */
const LOST = "The connection was lost. What you wrote is still here; send it again.";

export type DiscussionStore = ReturnType<typeof createDiscussionStore>;

export function createDiscussionStore({
  resumeId,
  isLive,
  send,
}: {
  resumeId: string;
  isLive(): boolean;
  /** After all edits so far, since a comment may be about words just written. */
  send(frame: string): void;
}) {
  const listeners = new Set<() => void>();
  const waiting = new Map<string, { done(): void; failed(why: Error): void }>();
  let view: DiscussionView = { ...NOTHING_SAID, seenAt: loadSeen(resumeId) };
  /** Parts of a long answer, until the last has come. */
  let parts: Pick<DiscussionView, "threads" | "suggestions"> | null = null;

  function refresh(change: Partial<DiscussionView>): void {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }

  function settle(ref: string | undefined, failure?: string): boolean {
    const command = ref === undefined ? undefined : waiting.get(ref);
    if (ref === undefined || !command) return false;
    waiting.delete(ref);
    if (failure === undefined) command.done();
    else command.failed(new Error(failure));
    return true;
  }

  function take(event: Extract<DiscussionEvent, { type: "discussion" }>): void {
    const { threads, suggestions, people, isMore } = event;
    const all = {
      threads: [...(parts?.threads ?? []), ...threads],
      suggestions: [...(parts?.suggestions ?? []), ...suggestions],
    };
    parts = isMore ? all : null;
    if (!isMore) refresh({ ...all, people, isLoaded: true });
  }

  function change(event: Extract<DiscussionEvent, { type: "commentThread" }>): void {
    const { thread, comments, gone } = event;
    const before = view.threads.find(({ id }) => id === thread.id)?.comments ?? [];
    const changed = new Set([...gone, ...comments.map(({ id }) => id)]);
    const kept = before.filter(({ id }) => !changed.has(id));
    const next = [...kept, ...comments].sort((one, other) => one.id - other.id);
    refresh({ threads: withOne(view.threads, { ...thread, comments: next }) });
  }

  return {
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** True for what is this store's alone. */
    hear(event: RoomEvent): boolean {
      if (event.type === "error") return settle(event.ref, event.message);
      if (event.type === "discussion") take(event);
      else if (event.type === "commentThread") change(event);
      else if (event.type === "commentThreadGone") {
        refresh({ threads: view.threads.filter(({ id }) => id !== event.threadId) });
      } else if (event.type === "suggestion") {
        refresh({ suggestions: withOne(view.suggestions, event.suggestion) });
      } else if (event.type === "suggestionGone") {
        refresh({ suggestions: view.suggestions.filter(({ id }) => id !== event.suggestionId) });
      } else {
        if (event.type === "renamed") refresh(renamedDiscussion(view, event));
        return false;
      }
      if ("ref" in event) settle(event.ref);
      return true;
    },
    /** A new socket: what was said without it is asked for. */
    connected() {
      parts = null;
      send(JSON.stringify({ type: "commentList", resumeId }));
    },
    disconnected() {
      for (const ref of [...waiting.keys()]) settle(ref, LOST);
    },
    /** Resolves when the room has kept it; rejects with words for the person. */
    say(saying: Saying, ref: string = newRef()): Promise<void> {
      if (!isLive())
        return Promise.reject(new Error("You are offline. What you wrote is kept here."));
      return new Promise((done, failed) => {
        waiting.set(ref, { done, failed });
        send(JSON.stringify({ ...saying, resumeId, ref }));
      });
    },
    /** All of it has been looked at. */
    seen() {
      const seenAt = latest(view);
      if (seenAt <= view.seenAt) return;
      keepSeen(resumeId, seenAt);
      refresh({ seenAt });
    },
  };
}

/** Not secret, only another one each time; `crypto.randomUUID` is not there on plain http. */
export function newRef(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

function latest({ threads, suggestions }: DiscussionView): number {
  const times = [
    ...threads.flatMap(({ comments }) => comments.map(({ at }) => at)),
    ...suggestions.map(({ at, decided }) => decided?.at ?? at),
  ];
  return times.reduce((most, at) => Math.max(most, at), 0);
}

function withOne<T extends { id: number }>(all: readonly T[], one: T): T[] {
  const index = all.findIndex(({ id }) => id === one.id);
  return index === -1 ? [...all, one] : all.with(index, one);
}
