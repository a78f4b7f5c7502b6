/** What is told of a discussion. */
import { expect, test } from "vitest";
import type { Thread } from "#app/core/collab/comments/discussion.ts";
import { tellActivity, tellOwn, tellThread } from "./tell-discussion.ts";

const ada = { userId: "a", name: "Ada" };
const bob = { userId: "b", name: "Bob" };
const AT = Date.UTC(2026, 0, 2);
const comment = (id: number, by: typeof ada, text: string, at = AT) => ({
  ...{ id, by, text, at },
  mentions: [],
  editedAt: null,
});
const thread: Thread = {
  ...{ id: 1, quote: "of the owner", at: AT, resolved: null },
  anchor: { field: "summary", start: null, end: null },
  comments: [comment(1, ada, "One"), comment(2, bob, "Two", 8.7e15), comment(3, bob, "Three")],
};

test("a comment whose time no calendar has is told without it, and the others with theirs", () => {
  expect(tellThread(thread).comments).toMatchObject([
    { text: "One", at: "2026-01-02T00:00:00.000Z" },
    { text: "Two", at: null },
    { text: "Three", at: "2026-01-02T00:00:00.000Z" },
  ]);
});

test("of a resume of others only one's own words are told", () => {
  const suggestion = { id: 1, anchor: thread.anchor, base: "owner's", at: AT, ref: null };
  const made = { proposed: "mine", state: "open" as const, decided: null };
  const suggestions = [
    { ...suggestion, ...made, by: bob },
    { ...suggestion, ...made, by: ada },
  ];
  const unreadable = [
    { id: 4, userId: "b" },
    { id: 5, userId: "a" },
  ];
  const told = tellOwn({ threads: [thread], unreadable, suggestions }, "b");
  expect(told.unreadable).toEqual([4]);
  expect(told.comments.map(({ text }) => text)).toEqual(["Two", "Three"]);
  expect(told.suggestions).toMatchObject([{ field: "summary", after: "mine", state: "open" }]);
  expect(JSON.stringify(told)).not.toMatch(/owner|Ada|One/);
});

test("guests are marked, whatever they call themselves", () => {
  const by = { userId: "guest:g", name: "Ada" };
  const comments = [comment(1, by, "One")];
  const told = tellThread({ ...thread, comments, resolved: { by: ada, at: AT } });
  expect(told).toMatchObject({ resolved: { by: "Ada" }, comments: [{ by: "Ada (guest)" }] });
  const line = { kind: "joined", section: null, at: AT } as const;
  expect(tellActivity({ ...line, by: by.name, userId: by.userId }).by).toBe("Ada (guest)");
});
