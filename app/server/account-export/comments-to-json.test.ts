/** Tests for comments and suggestions in the account export. */
import { expect, test } from "vitest";
import type { Thread } from "#app/core/collab/comments/discussion.ts";
import { activityToJson, contributionsToJson, threadToJson } from "./comments-to-json.ts";

const ada = { userId: "a", name: "Ada" };
const bob = { userId: "b", name: "Bob" };
const TIME = Date.UTC(2026, 0, 2);
const comment = (id: number, by: typeof ada, text: string, at = TIME) => ({
  ...{ id, by, text, at },
  mentions: [],
  editedAt: null,
});
const thread: Thread = {
  ...{ id: 1, quote: "of the owner", at: TIME, resolved: null },
  anchor: { field: "summary", start: null, end: null },
  comments: [comment(1, ada, "One"), comment(2, bob, "Two", 8.7e15), comment(3, bob, "Three")],
};

test("exports a comment with an invalid time without its time, and the others with theirs", () => {
  expect(threadToJson(thread).comments).toMatchObject([
    { text: "One", at: "2026-01-02T00:00:00.000Z" },
    { text: "Two", at: null },
    { text: "Three", at: "2026-01-02T00:00:00.000Z" },
  ]);
});

test("exports only the user's own words from other people's resumes", () => {
  const suggestion = { id: 1, anchor: thread.anchor, base: "owner's", at: TIME, ref: null };
  const openState = { proposed: "mine", state: "open" as const, decided: null };
  const suggestions = [
    { ...suggestion, ...openState, by: bob },
    { ...suggestion, ...openState, by: ada },
  ];
  const unreadable = [
    { id: 4, userId: "b" },
    { id: 5, userId: "a" },
  ];
  const exported = contributionsToJson({ threads: [thread], unreadable, suggestions }, "b");
  expect(exported.unreadable).toEqual([4]);
  expect(exported.comments.map(({ text }) => text)).toEqual(["Two", "Three"]);
  expect(exported.suggestions).toMatchObject([{ field: "summary", after: "mine", state: "open" }]);
  expect(JSON.stringify(exported)).not.toMatch(/owner|Ada|One/);
});

test("marks a guest as a guest, even with the name of an account", () => {
  const by = { userId: "guest:g", name: "Ada" };
  const comments = [comment(1, by, "One")];
  const exported = threadToJson({ ...thread, comments, resolved: { by: ada, at: TIME } });
  expect(exported).toMatchObject({ resolved: { by: "Ada" }, comments: [{ by: "Ada (guest)" }] });
  const line = { kind: "joined", section: null, at: TIME } as const;
  expect(activityToJson({ ...line, by: by.name, userId: by.userId }).by).toBe("Ada (guest)");
});
