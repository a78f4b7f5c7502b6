import { expect, test } from "vitest";
import type * as Y from "yjs";
import { newDocument } from "#app/core/collab/document/layout.ts";
import { seedDocument } from "#app/core/collab/document/write-document.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { CommandInput } from "#app/editor/sync/collaboration/comment-store.ts";
import { copyComments } from "./copy-comments.ts";
import { createDeviceComments } from "./device-comments.ts";

const YOU = { userId: "device", name: "You", sessionId: "device", role: "owner" } as const;

function startRoom() {
  const doc = newDocument();
  const content = { ...emptyResume(), summary: "Closed the till each night." };
  seedDocument(doc, { content, templateId: "modern-professional", jobDescription: null });
  const { threads, handle } = createDeviceComments({
    ...{ doc, you: YOU, onAnswer() {}, onNews() {} },
  });
  const refs = new Set<string | undefined>();
  return {
    room: { presence: { withDocument: <T>(work: (doc: Y.Doc) => T) => work(doc) } },
    threads,
    /** A command with a known `ref` is not executed again. */
    async send(command: CommandInput, ref?: string) {
      if (ref !== undefined && refs.has(ref)) return;
      refs.add(ref);
      handle({ ...command, resumeId: "r", ref });
    },
    said: () => threads().map(({ comments }) => comments.map(({ text }) => text)),
  };
}

test("a second attempt says nothing twice, and a comment that was edited since with its replies", async () => {
  const [device, account] = [startRoom(), startRoom()];
  const nothingElse = { suggestions: [], people: [], isLoaded: true, seenAt: 0 };
  const state = () => ({ ...nothingElse, threads: [...account.threads()] });
  const copy = () => copyComments(device, { send: account.send, state });
  const add = (text: string, start: number) =>
    device.send({
      ...{ type: "commentAdd", text, mentions: [] },
      anchor: { field: "summary", start, end: start + 6 },
    });
  await add("Which till?", 0);
  await add("Every night?", 7);
  const [first] = device.threads();
  const threadId = first?.id ?? 0;
  await device.send({ type: "commentReply", threadId, text: "The big one", mentions: [] });
  await copy();
  await copy();
  const before = [["Which till?", "The big one"], ["Every night?"]];
  expect(account.said()).toEqual(before);

  const commentId = first?.comments[0]?.id ?? 0;
  await device.send({ type: "commentEdit", commentId, text: "Which tills?", mentions: [] });
  await device.send({ type: "commentReply", threadId, text: "Both", mentions: [] });
  await copy();
  const pairs = await copy();
  expect(account.said()).toEqual([...before, ["Which tills?", "The big one", "Both"]]);
  const textsOf = (index: 0 | 1) => pairs.map((pair) => pair[index].comments[0]?.text);
  expect(textsOf(0).toSorted()).toEqual(["Every night?", "Which tills?"]);
  expect(textsOf(0)).toEqual(textsOf(1));
});
