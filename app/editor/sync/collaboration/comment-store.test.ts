import { expect, test } from "vitest";
import type { Thread } from "#app/core/collab/comments/discussion.ts";
import { type CommandInput, createCommentStore } from "./comment-store.ts";

const BOB = { userId: "b", name: "Bob" };
const comment = (id: number, at = id) => ({
  id,
  by: BOB,
  text: `Comment ${id}`,
  mentions: [],
  at,
  editedAt: null,
});
const thread = (id: number, ...ids: number[]): Thread => ({
  id,
  anchor: { field: "summary", start: null, end: null },
  quote: "",
  at: id,
  resolved: null,
  comments: ids.map((commentId) => comment(commentId)),
});

function aStore(isLive = true) {
  const sent: Record<string, unknown>[] = [];
  const store = createCommentStore({
    resumeId: "r",
    isLive: () => isLive,
    send: (frame) => sent.push(JSON.parse(frame)),
  });
  return { store, sent };
}
const REPLY: CommandInput = { type: "commentReply", threadId: 1, text: "Yes", mentions: [] };

test("a list of comments in several messages replaces the comments once its last message has arrived", () => {
  const { store, sent } = aStore();
  store.onConnected();
  expect(sent).toEqual([{ type: "commentList", resumeId: "r" }]);
  const part = { type: "discussion" as const, suggestions: [], people: [BOB] };
  store.handleEvent({ ...part, threads: [thread(1, 1)], isMore: true });
  expect(store.state().isLoaded).toBe(false);
  store.handleEvent({ ...part, threads: [thread(2, 2)], isMore: false });
  expect(store.state().threads.map(({ id }) => id)).toEqual([1, 2]);
  store.onConnected();
  store.handleEvent({ ...part, threads: [thread(3, 3)], isMore: false });
  expect(store.state().threads.map(({ id }) => id)).toEqual([3]);
});

test("a thread event adds, changes and removes comments in the order of their ids", () => {
  const { store } = aStore();
  const { comments: _comments, ...head } = thread(1);
  const sendThread = (comments: ReturnType<typeof comment>[], gone: number[] = []) =>
    store.handleEvent({ type: "commentThread", thread: head, comments, gone });
  sendThread([comment(1)]);
  sendThread([comment(3)]);
  sendThread([comment(2)]);
  sendThread([{ ...comment(1), text: "Edited" }], [3]);
  expect(store.state().threads[0]?.comments.map(({ text }) => text)).toEqual([
    "Edited",
    "Comment 2",
  ]);
  store.handleEvent({ type: "commentThreadGone", threadId: 1 });
  expect(store.state().threads).toEqual([]);
});

test("a command resolves with its own event, and rejects with the room's error or a lost connection", async () => {
  const { store, sent } = aStore();
  const { comments: _comments, ...head } = thread(1);
  const resolved = store.send(REPLY, "one");
  expect(sent).toEqual([{ ...REPLY, resumeId: "r", ref: "one" }]);
  store.handleEvent({
    type: "commentThread",
    thread: head,
    comments: [comment(1)],
    gone: [],
    ref: "one",
  });
  await resolved;
  const rejected = store.send(REPLY, "two");
  expect(store.handleEvent({ type: "error", message: "Too long", ref: "two" })).toBe(true);
  await expect(rejected).rejects.toThrow("Too long");
  const lost = store.send(REPLY);
  store.onDisconnected();
  await expect(lost).rejects.toThrow("send it again");
  // An error of no command is for the page to show.
  expect(store.handleEvent({ type: "error", message: "Other" })).toBe(false);
  await expect(aStore(false).store.send(REPLY)).rejects.toThrow("offline");
});

test("a rename applies to comments, decisions and resolutions, and the event is passed on", () => {
  const { store } = aStore();
  const resolved = { by: BOB, at: 2 };
  const suggestion = {
    id: 1,
    by: { userId: "a", name: "Ada" },
    anchor: { field: "summary", start: null, end: null },
    base: "",
    proposed: "More",
    at: 3,
    state: "rejected" as const,
    decided: { by: BOB, at: 4, reason: "" },
  };
  store.handleEvent({
    type: "discussion",
    threads: [{ ...thread(1, 1), resolved }],
    suggestions: [suggestion],
    people: [BOB, suggestion.by],
    isMore: false,
  });
  expect(store.handleEvent({ type: "renamed", userId: "b", name: "Robert" })).toBe(false);
  const { threads, suggestions, people } = store.state();
  const names = [
    threads[0]?.comments[0]?.by,
    threads[0]?.resolved?.by,
    suggestions[0]?.decided?.by,
  ];
  expect(names.map((by) => by?.name)).toEqual(["Robert", "Robert", "Robert"]);
  expect(suggestions[0]?.by.name).toBe("Ada");
  expect(people.map(({ name }) => name)).toEqual(["Robert", "Ada"]);
});
