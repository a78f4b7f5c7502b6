/**
 * Copies the comments of the device's resume to an account's resume, some of which an earlier
 * attempt may have copied.
 */
import { fieldText, locateAnchor } from "#app/core/collab/comments/anchors.ts";
import {
  COMMANDS_PER_MINUTE,
  DISCUSSION_CAPS,
  type Thread,
} from "#app/core/collab/comments/discussion.ts";
import { newRequestId } from "#app/editor/sync/collaboration/comment-store.ts";
import type { Room } from "#app/editor/sync/room.ts";

/** The server accepts COMMANDS_PER_MINUTE commands at once; five fewer are sent at once, as a margin. */
const COMMENTS_AT_ONCE = COMMANDS_PER_MINUTE - 5;
/** After those, the server accepts one command every two seconds. */
const COMMENT_PAUSE_MS = 2_100;

interface Source {
  room: { presence: Pick<Room["presence"], "withDocument"> };
  threads(): readonly Thread[];
}

type Comments = Pick<Room["comments"], "state" | "send">;

/** @param copyEdits brings the account's text up to date, since comments are tied to its characters */
export function startCommentCopy(device: Source, comments: Comments, copyEdits: () => void) {
  let sentCount = 0;
  const send = async (...command: Parameters<Comments["send"]>) => {
    sentCount++;
    if (sentCount > COMMENTS_AT_ONCE) await pause(COMMENT_PAUSE_MS);
    await comments.send(...command);
  };
  /** Ids of threads that the account's resume had before, from an earlier attempt. */
  let earlierIds: Set<number> | null = null;
  /** The device's threads as they were copied, by their ids in the account's resume. */
  const copied = new Map<number, Thread>();
  /** The device's threads at the last copy, to detect new ones. */
  let copiedThreads: readonly Thread[] | null = null;

  /** Adds a thread to the account's resume and returns its id there. */
  async function add(thread: Thread, text: string, ref: string): Promise<number | undefined> {
    copyEdits();
    earlierIds ??= new Set(comments.state().threads.map(({ id }) => id));
    const first = firstCommentOf(device, thread, text);
    await send({ type: "commentAdd", ...first, mentions: [] }, ref);
    const threads = comments.state().threads.filter(({ id }) => !copied.has(id));
    const added =
      threads.find(({ id }) => !earlierIds?.has(id)) ??
      threads.find(({ comments: [firstComment] }) => firstComment?.text === first.text);
    return added?.id;
  }

  async function copyThread(thread: Thread): Promise<void> {
    const [first, ...replies] = thread.comments;
    if (!first) return;
    const copiedEntry = [...copied].find(([, { id }]) => id === thread.id);
    const threadId =
      copiedEntry?.[0] ??
      // A `ref` that an earlier attempt sent adds nothing: the thread is found by its text. If that
      // was edited since, the thread is not found, and a new one is added.
      (await add(thread, first.text, `device-${first.id}`)) ??
      (await add(thread, first.text, newRequestId()));
    if (threadId === undefined) return;
    copied.set(threadId, thread);
    for (const { id, text } of replies.slice(
      copiedEntry ? copiedEntry[1].comments.length - 1 : 0,
    )) {
      const ref = `device-${threadId}-${id}`;
      await send({ type: "commentReply", threadId, text, mentions: [] }, ref);
    }
    const isResolved = thread.resolved !== null;
    const same = comments.state().threads.find(({ id }) => id === threadId);
    if (same && (same.resolved !== null) !== isResolved) {
      await send({ type: "commentResolve", threadId, isResolved });
    }
  }

  return {
    /** Copies until no other tab has written anything new. */
    async copy(): Promise<void> {
      while (copiedThreads !== device.threads()) {
        copiedThreads = device.threads();
        for (const [threadId, thread] of copied) {
          if (copiedThreads.some((now) => isContinued(thread, now))) continue;
          await send({ type: "commentDelete", threadId });
          copied.delete(threadId);
        }
        const isCopied = new Set(copied.values());
        for (const thread of copiedThreads) if (!isCopied.has(thread)) await copyThread(thread);
      }
    },
    isUpToDate: () => copiedThreads === device.threads(),
    /** Pairs of the same thread: on the device, and in the account. */
    pairs: (): [Thread, Thread][] =>
      comments.state().threads.flatMap((thread) => {
        const from = copied.get(thread.id);
        return from ? [[from, thread] as [Thread, Thread]] : [];
      }),
  };
}

/** Whether `now` is the same thread, with only new replies or another resolved state. */
const isContinued = (thread: Thread, now: Thread) =>
  thread.id === now.id &&
  thread.comments.every(({ id, text }, index) => {
    const same = now.comments[index];
    return same?.id === id && same.text === text;
  });

/**
 * Anchor and text of a thread's first comment. The anchor is in character offsets, which the server
 * converts for its own document. If the words were deleted it is the whole field; if the field was
 * deleted, the summary, with the words quoted.
 */
function firstCommentOf({ room }: Source, { anchor, quote }: Thread, text: string) {
  const { field } = anchor;
  const { location, hasField } = room.presence.withDocument((doc) => ({
    location: locateAnchor(doc, anchor),
    hasField: fieldText(doc, field) !== null,
  }));
  if (location.kind === "range")
    return { anchor: { field, start: location.start, end: location.end }, text };
  if (hasField) return { anchor: { field, start: null, end: null }, text };
  const quoted = `“${quote}”: ${text}`;
  const fitsQuoted = quote !== "" && quoted.length <= DISCUSSION_CAPS.text;
  return { anchor: { field: "summary", start: null, end: null }, text: fitsQuoted ? quoted : text };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
