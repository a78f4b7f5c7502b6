/** Copies the comments of the resume on this device to an account's, also where an earlier attempt has copied some. */
import { fieldText, placeOf } from "#app/core/collab/comments/anchors.ts";
import {
  COMMANDS_PER_MINUTE,
  DISCUSSION_CAPS,
  type Thread,
} from "#app/core/collab/comments/discussion.ts";
import { newRequestId } from "#app/editor/sync/collaboration/comment-store.ts";
import type { Room } from "#app/editor/sync/room.ts";

/** A room takes this many comments at once, and then one every two seconds. */
const COMMENTS_AT_ONCE = COMMANDS_PER_MINUTE - 5;
const COMMENT_PAUSE_MS = 2_100;

interface Source {
  room: { presence: Pick<Room["presence"], "withDocument"> };
  threads(): readonly Thread[];
}

type Comments = Pick<Room["comments"], "state" | "send">;

/** @param copyEdits brings the account's text up to date, since comments are tied to its characters */
export function startCommentCopy(device: Source, comments: Comments, copyEdits: () => void) {
  let sent = 0;
  const send = async (...command: Parameters<Comments["send"]>) => {
    sent++;
    if (sent > COMMENTS_AT_ONCE) await pause(COMMENT_PAUSE_MS);
    await comments.send(...command);
  };
  /** The account's, of an earlier attempt. */
  let before: Set<number> | null = null;
  /** The device's threads as they were copied, by their ids in the account's room. */
  const copied = new Map<number, Thread>();
  let seen: readonly Thread[] | null = null;

  /** The id that the thread has in the account's room. */
  async function add(thread: Thread, text: string, ref: string): Promise<number | undefined> {
    copyEdits();
    before ??= new Set(comments.state().threads.map(({ id }) => id));
    const first = firstOf(device, thread, text);
    await send({ type: "commentAdd", ...first, mentions: [] }, ref);
    const threads = comments.state().threads.filter(({ id }) => !copied.has(id));
    const added =
      threads.find(({ id }) => !before?.has(id)) ??
      threads.find(({ comments: [said] }) => said?.text === first.text);
    return added?.id;
  }

  async function copyThread(thread: Thread): Promise<void> {
    const [first, ...replies] = thread.comments;
    if (!first) return;
    const earlier = [...copied].find(([, { id }]) => id === thread.id);
    const threadId =
      earlier?.[0] ??
      // The same `ref` again is not said twice. Of a comment that was edited since, it finds only the old text.
      (await add(thread, first.text, `device-${first.id}`)) ??
      (await add(thread, first.text, newRequestId()));
    if (threadId === undefined) return;
    copied.set(threadId, thread);
    for (const { id, text } of replies.slice(earlier ? earlier[1].comments.length - 1 : 0)) {
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
    /** Also what other tabs write meanwhile. */
    async copy(): Promise<void> {
      while (seen !== device.threads()) {
        seen = device.threads();
        for (const [threadId, thread] of copied) {
          if (seen.some((now) => isContinued(thread, now))) continue;
          await send({ type: "commentDelete", threadId });
          copied.delete(threadId);
        }
        const isCopied = new Set(copied.values());
        for (const thread of seen) if (!isCopied.has(thread)) await copyThread(thread);
      }
    },
    isUpToDate: () => seen === device.threads(),
    /** The same thread in the device's room, and in the account's. */
    pairs: (): [Thread, Thread][] =>
      comments.state().threads.flatMap((thread) => {
        const from = copied.get(thread.id);
        return from ? [[from, thread] as [Thread, Thread]] : [];
      }),
  };
}

/** Whether nothing but answers has come to a thread, or whether it is settled. */
const isContinued = (thread: Thread, now: Thread) =>
  thread.id === now.id &&
  thread.comments.every(({ id, text }, index) => {
    const same = now.comments[index];
    return same?.id === id && same.text === text;
  });

/**
 * In characters of the field, which the room ties to its own document. Words that have gone leave the whole field; of
 * an entry that has gone the words are said, on a field that is always there.
 */
function firstOf({ room }: Source, { anchor, quote }: Thread, text: string) {
  const { field } = anchor;
  const { place, isThere } = room.presence.withDocument((doc) => ({
    place: placeOf(doc, anchor),
    isThere: fieldText(doc, field) !== null,
  }));
  if (place.kind === "range")
    return { anchor: { field, start: place.start, end: place.end }, text };
  if (isThere) return { anchor: { field, start: null, end: null }, text };
  const quoted = `“${quote}”: ${text}`;
  const isSaid = quote !== "" && quoted.length <= DISCUSSION_CAPS.text;
  return { anchor: { field: "summary", start: null, end: null }, text: isSaid ? quoted : text };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
