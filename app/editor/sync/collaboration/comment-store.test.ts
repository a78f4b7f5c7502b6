import { expect, test } from "vitest";
import type { Thread } from "#app/core/collab/comments/discussion.ts";
import { createDiscussionStore, type Saying } from "./comment-store.ts";

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
  comments: ids.map((each) => comment(each)),
});

function aStore(isLive = true) {
  const sent: Record<string, unknown>[] = [];
  const store = createDiscussionStore({
    resumeId: "r",
    isLive: () => isLive,
    send: (frame) => sent.push(JSON.parse(frame)),
  });
  return { store, sent };
}
const SAYING: Saying = { type: "commentReply", threadId: 1, text: "Yes", mentions: [] };

test("a long answer is shown once its last part has come, in place of what was there", () => {
  const { store, sent } = aStore();
  store.connected();
  expect(sent).toEqual([{ type: "commentList", resumeId: "r" }]);
  const part = { type: "discussion" as const, suggestions: [], people: [BOB] };
  store.hear({ ...part, threads: [thread(1, 1)], isMore: true });
  expect(store.view().isLoaded).toBe(false);
  store.hear({ ...part, threads: [thread(2, 2)], isMore: false });
  expect(store.view().threads.map(({ id }) => id)).toEqual([1, 2]);
  store.connected();
  store.hear({ ...part, threads: [thread(3, 3)], isMore: false });
  expect(store.view().threads.map(({ id }) => id)).toEqual([3]);
});

test("news of a thread puts in, changes and takes away comments, each in its place", () => {
  const { store } = aStore();
  const { comments: _comments, ...head } = thread(1);
  const tell = (comments: ReturnType<typeof comment>[], gone: number[] = []) =>
    store.hear({ type: "commentThread", thread: head, comments, gone });
  tell([comment(1)]);
  tell([comment(3)]);
  tell([comment(2)]);
  tell([{ ...comment(1), text: "Edited" }], [3]);
  expect(store.view().threads[0]?.comments.map(({ text }) => text)).toEqual([
    "Edited",
    "Comment 2",
  ]);
  store.hear({ type: "commentThreadGone", threadId: 1 });
  expect(store.view().threads).toEqual([]);
});

test("a command is done when its own news comes, and fails with the room's words or a lost connection", async () => {
  const { store, sent } = aStore();
  const { comments: _comments, ...head } = thread(1);
  const done = store.say(SAYING, "one");
  expect(sent).toEqual([{ ...SAYING, resumeId: "r", ref: "one" }]);
  store.hear({ type: "commentThread", thread: head, comments: [comment(1)], gone: [], ref: "one" });
  await done;
  const refused = store.say(SAYING, "two");
  expect(store.hear({ type: "error", message: "Too long", ref: "two" })).toBe(true);
  await expect(refused).rejects.toThrow("Too long");
  const lost = store.say(SAYING);
  store.disconnected();
  await expect(lost).rejects.toThrow("send it again");
  // What is nobody's here is the page's to show.
  expect(store.hear({ type: "error", message: "Other" })).toBe(false);
  await expect(aStore(false).store.say(SAYING)).rejects.toThrow("offline");
});

test("another name is put on what its owner said, decided and settled, and left to others to hear", () => {
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
  store.hear({
    type: "discussion",
    threads: [{ ...thread(1, 1), resolved }],
    suggestions: [suggestion],
    people: [BOB, suggestion.by],
    isMore: false,
  });
  expect(store.hear({ type: "renamed", userId: "b", name: "Robert" })).toBe(false);
  const { threads, suggestions, people } = store.view();
  const names = [
    threads[0]?.comments[0]?.by,
    threads[0]?.resolved?.by,
    suggestions[0]?.decided?.by,
  ];
  expect(names.map((by) => by?.name)).toEqual(["Robert", "Robert", "Robert"]);
  expect(suggestions[0]?.by.name).toBe("Ada");
  expect(people.map(({ name }) => name)).toEqual(["Robert", "Ada"]);
});
