import { expect, test } from "vitest";
import type { CommentBroadcast, Thread } from "#app/core/collab/comments/discussion.ts";
import { newDocument } from "#app/core/collab/document/layout.ts";
import { seedDocument } from "#app/core/collab/document/write-document.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { createDeviceComments } from "./device-comments.ts";

const YOU = { userId: "device", name: "You", sessionId: "device", role: "owner" } as const;

function start() {
  const doc = newDocument();
  const content = { ...emptyResume(), summary: "Closed the till each night." };
  seedDocument(doc, { content, templateId: "modern-professional", jobDescription: null });
  const answers: { type: string; message?: string }[] = [];
  const localChanges: CommentBroadcast[] = [];
  const comments = createDeviceComments({
    doc,
    you: YOU,
    onEvent: (answer) => answers.push(answer),
    onLocalChange: (event) => localChanges.push(event),
  });
  const say = (text: string) =>
    comments.handle({
      type: "commentAdd",
      resumeId: "try",
      ref: "1",
      text,
      mentions: [],
      anchor: { field: "summary", start: 0, end: 6 },
    });
  return { comments, answers, localChanges, say };
}
const idOf = ([thread]: readonly Thread[]) => thread?.id ?? 0;

test("a comment is answered, edited, resolved and deleted as by the server", () => {
  const { comments, say, answers } = start();
  say("Which till?");
  const base = { resumeId: "try", mentions: [] };
  const threadId = idOf(comments.threads());
  comments.handle({ ...base, type: "commentReply", threadId, text: "The big one" });
  comments.handle({ ...base, type: "commentResolve", threadId, isResolved: true });
  const [thread] = comments.threads();
  expect(thread?.quote).toBe("Closed");
  expect(thread?.comments.map(({ text }) => text)).toEqual(["Which till?", "The big one"]);
  expect(thread?.resolved).not.toBeNull();

  const commentId = thread?.comments[1]?.id ?? 0;
  comments.handle({ ...base, type: "commentEdit", commentId, text: "The left one" });
  expect(comments.threads()[0]?.comments[1]?.text).toBe("The left one");
  comments.handle({ ...base, type: "commentDelete", threadId });
  expect(comments.threads()).toEqual([]);
  expect(answers.filter(({ type }) => type === "error")).toEqual([]);
});

test("a reply to an unknown thread is refused with the server's message", () => {
  const { comments, answers } = start();
  comments.handle({
    type: "commentReply",
    resumeId: "try",
    threadId: 7,
    text: "Hm",
    mentions: [],
    ref: "2",
  });
  expect(answers).toEqual([
    { type: "error", message: "That discussion is no longer there", ref: "2" },
  ]);
});

test("comments of two tabs are merged", () => {
  const tab = start();
  const otherTab = start();
  tab.say("From one tab");
  otherTab.say("From the other");
  for (const event of tab.localChanges) otherTab.comments.apply(event);
  for (const event of otherTab.localChanges) tab.comments.apply(event);
  const texts = (threads: readonly Thread[]) =>
    threads.flatMap(({ comments }) => comments.map(({ text }) => text)).sort();
  expect(texts(tab.comments.threads())).toEqual(["From one tab", "From the other"]);
  expect(texts(otherTab.comments.threads())).toEqual(texts(tab.comments.threads()));
});
