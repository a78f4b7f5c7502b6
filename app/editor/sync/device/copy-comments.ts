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

/** Returns pairs of the same thread: in the device's room, and in the account's. */
export async function copyComments(
  device: Source,
  comments: Pick<Room["comments"], "state" | "send">,
): Promise<[Thread, Thread][]> {
  let sent = 0;
  const pace = async () => {
    sent++;
    if (sent > COMMENTS_AT_ONCE) await pause(COMMENT_PAUSE_MS);
  };
  const before = new Set(comments.state().threads.map(({ id }) => id));
  const copied = new Map<number, Thread>();
  for (const thread of device.threads()) {
    const [first, ...replies] = thread.comments;
    if (!first) continue;
    const { anchor, text } = firstOf(device, thread, first.text);
    const add = async (ref: string) => {
      await pace();
      await comments.send({ type: "commentAdd", anchor, text, mentions: [] }, ref);
      const threads = comments.state().threads.filter(({ id }) => !copied.has(id));
      return (
        threads.find(({ id }) => !before.has(id)) ??
        threads.find(({ comments: [said] }) => said?.text === text)
      );
    };
    // The same `ref` again is not said twice. Of a comment that was edited since, it finds only the old text.
    const added = (await add(`device-${first.id}`)) ?? (await add(newRequestId()));
    if (!added) continue;
    copied.set(added.id, thread);
    const threadId = added.id;
    for (const { id, text } of replies) {
      await pace();
      const ref = `device-${threadId}-${id}`;
      await comments.send({ type: "commentReply", threadId, text, mentions: [] }, ref);
    }
    if (thread.resolved) {
      await pace();
      await comments.send({ type: "commentResolve", threadId, isResolved: true });
    }
  }
  return comments.state().threads.flatMap((thread) => {
    const from = copied.get(thread.id);
    return from ? [[from, thread] as [Thread, Thread]] : [];
  });
}

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
  return {
    anchor: { field: "summary", start: null, end: null },
    text: quoted.length > DISCUSSION_CAPS.text ? text : quoted,
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
