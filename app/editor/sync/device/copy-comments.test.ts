import { expect, test } from "vitest";
import type * as Y from "yjs";
import { newDocument } from "#app/core/collab/document/layout.ts";
import { seedDocument } from "#app/core/collab/document/write-document.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { CommandInput } from "#app/editor/sync/collaboration/comment-store.ts";
import { startCommentCopy } from "./copy-comments.ts";
import { createDeviceComments } from "./device-comments.ts";

const YOU = { userId: "device", name: "You", sessionId: "device", role: "owner" } as const;

function startRoom() {
  const doc = newDocument();
  const content = { ...emptyResume(), summary: "Closed the till each night." };
  seedDocument(doc, { content, templateId: "modern-professional", jobDescription: null });
  const { threads, handle } = createDeviceComments({
    doc,
    you: YOU,
    onEvent() {},
    onLocalChange() {},
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

/** @param meanwhile what another tab does: the first function after the copy's first command, and so on */
function startCopy(device: ReturnType<typeof startRoom>, meanwhile: (() => Promise<void>)[] = []) {
  const account = startRoom();
  const nothingElse = { suggestions: [], people: [], isLoaded: true, seenAt: 0 };
  const state = () => ({ ...nothingElse, threads: [...account.threads()] });
  async function send(command: CommandInput, ref?: string) {
    await account.send(command, ref);
    await meanwhile.shift()?.();
  }
  return { account, startAgain: () => startCommentCopy(device, { send, state }, () => {}) };
}
/** Adds a comment on the six characters of the summary from `start`. */
const addTo = ({ send }: ReturnType<typeof startRoom>, text: string, start: number) =>
  send({
    type: "commentAdd",
    text,
    mentions: [],
    anchor: { field: "summary", start, end: start + 6 },
  });

test("comments that another tab adds, changes and deletes during the copy are copied as well", async () => {
  const device = startRoom();
  const { threads, send } = device;
  const idOf = (index: number) => threads()[index]?.id ?? 0;
  for (const [index, text] of ["Which till?", "Every night?", "Closed?"].entries()) {
    await addTo(device, text, index * 7);
  }
  const { account, startAgain } = startCopy(device, [
    () => send({ type: "commentReply", threadId: idOf(0), text: "The big one", mentions: [] }),
    async () => {
      const commentId = threads()[1]?.comments[0]?.id ?? 0;
      await send({ type: "commentEdit", commentId, text: "Each night?", mentions: [] });
    },
    () => send({ type: "commentDelete", threadId: idOf(2) }),
    () => addTo(device, "Who?", 0),
    () => send({ type: "commentResolve", threadId: idOf(0), isResolved: true }),
  ]);
  const comments = startAgain();
  await comments.copy();
  expect(account.said().toSorted()).toEqual([
    ["Each night?"],
    ["Which till?", "The big one"],
    ["Who?"],
  ]);
  expect(account.threads().filter(({ resolved }) => resolved)).toHaveLength(1);
  expect(comments.pairs()).toHaveLength(3);
  for (const [from, to] of comments.pairs()) {
    expect(to.comments.map(({ text }) => text)).toEqual(from.comments.map(({ text }) => text));
    expect(to.quote).toBe(from.quote);
  }
  expect(comments.isUpToDate()).toBe(true);
  await addTo(device, "One more", 0);
  expect(comments.isUpToDate()).toBe(false);
});

test("a second attempt copies nothing twice, and copies an edited comment anew with its replies", async () => {
  const device = startRoom();
  const { account, startAgain } = startCopy(device);
  const copy = async () => {
    const comments = startAgain();
    await comments.copy();
    return comments.pairs();
  };
  const add = (text: string, start: number) => addTo(device, text, start);
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
