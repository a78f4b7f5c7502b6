import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as Y from "yjs";
import { anchorAt, locateAnchor } from "#app/core/collab/comments/anchors.ts";
import type { Thread } from "#app/core/collab/comments/discussion.ts";
import { setText } from "#app/core/collab/document/edit-document.ts";
import { newDocument } from "#app/core/collab/document/layout.ts";
import { seedDocument } from "#app/core/collab/document/write-document.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import {
  type DraftTarget,
  draftNameOf,
  loadDraft,
  loadDraftTargets,
  storeDraft,
  storeDraftTargets,
} from "#app/editor/sync/offline/comment-drafts.ts";
import { copyCommentDrafts } from "./copy-comment-drafts.ts";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const SUMMARY = "Kitchen lead with nine years of cash handling.";

function documentWith(summary: string): Y.Doc {
  const doc = newDocument();
  const content = { ...emptyResume(), summary };
  seedDocument(doc, { content, templateId: "modern-professional", jobDescription: null });
  return doc;
}
const roomOf = (resumeId: string, doc: Y.Doc) => ({
  resumeId,
  presence: { withDocument: <T>(work: (doc: Y.Doc) => T) => work(doc) },
});

/** Changes the device's summary, and copies it with its drafts to an account. */
function copyAfter(summary: string, device: Y.Doc, threads: [Thread, Thread][] = []) {
  setText(device, ["summary"], summary);
  const fresh = documentWith(summary);
  copyCommentDrafts(roomOf("try", device), roomOf("account", fresh), threads);
  const { items, current } = loadDraftTargets("account");
  return {
    current,
    drafts: items.map((draftTarget) => ({
      place: locateAnchor(fresh, draftTarget.anchor),
      text: loadDraft("account", draftNameOf(draftTarget))?.text,
      isOpen: draftNameOf(draftTarget) === current,
    })),
  };
}

function about(doc: Y.Doc, words: string): DraftTarget {
  const start = SUMMARY.indexOf(words);
  const anchor = anchorAt(doc, "summary", start, start + words.length);
  return { kind: "comment", anchor, words };
}
const draft = (text: string) => ({ text, mentions: [], ref: text });

/** Begins a comment on each of these words, the last one in the form; a null text is an empty form. */
function begin(doc: Y.Doc, texts: Record<string, string | null>): void {
  const items = Object.keys(texts).map((words) => about(doc, words));
  for (const draftTarget of items) {
    const text = texts[draftTarget.words];
    storeDraft("try", draftNameOf(draftTarget), text ? draft(text) : null);
  }
  const last = items.at(-1);
  storeDraftTargets("try", { items, current: last ? draftNameOf(last) : null });
}

test("drafts whose words were deleted stay separate, and the others keep their words", () => {
  const device = documentWith(SUMMARY);
  begin(device, { "nine years": "Since when?", cash: "How much?", Kitchen: "Which one?" });
  const { drafts } = copyAfter("Kitchen lead.", device);
  expect(drafts).toEqual([
    { place: { kind: "gone" }, text: "Since when?", isOpen: false },
    { place: { kind: "gone" }, text: "How much?", isOpen: false },
    { place: expect.objectContaining({ text: "Kitchen" }), text: "Which one?", isOpen: true },
  ]);
});

test("the texts of two drafts whose ranges have become the same are joined", () => {
  const device = documentWith(SUMMARY);
  begin(device, { "nine years": "Since when?", "nine years of cash": "How much?" });
  const { drafts } = copyAfter("Kitchen lead with nine", device);
  expect(drafts).toEqual([
    {
      place: expect.objectContaining({ text: "nine" }),
      text: "Since when?\nHow much?",
      isOpen: true,
    },
  ]);
});

test("an empty form is not copied, and a copied draft that was sent since is removed from the account", () => {
  const device = documentWith(SUMMARY);
  begin(device, { "nine years": "Since when?", cash: null });
  const first = copyAfter(SUMMARY, device);
  expect(first.drafts.map(({ text }) => text)).toEqual(["Since when?"]);
  expect(first.current).toBeNull();
  const [copied] = loadDraftTargets("account").items;
  const name = copied ? draftNameOf(copied) : "";
  expect(loadDraft("account", name)).not.toBeNull();

  begin(device, {});
  expect(copyAfter(SUMMARY, device).drafts).toEqual([]);
  expect(loadDraft("account", name)).toBeNull();
});

test("unsent replies and edits are copied to the copies of their comments, and removed there once discarded", () => {
  const device = documentWith(SUMMARY);
  const by = { userId: "device", name: "You" };
  const threadOf = (id: number, texts: string[]): Thread => ({
    id,
    at: 0,
    anchor: about(device, "cash").anchor,
    quote: "cash",
    resolved: null,
    comments: texts.map((text, index) => ({
      id: id + index,
      by,
      text,
      mentions: [],
      at: 0,
      editedAt: null,
    })),
  });
  // The same thread on the device and in the account, where the first comment quotes the words it is about.
  const pair: [Thread, Thread] = [
    threadOf(10, ["Which?", "This one", "Or that"]),
    threadOf(20, ["“Cafe”: Which?", "This one", "Another"]),
  ];
  const names = ["reply-10", "edit-10", "edit-11", "edit-12"];
  for (const name of names) storeDraft("try", name, draft(name));
  copyAfter(SUMMARY, device, [pair]);
  const copied = () =>
    ["reply-20", "edit-20", "edit-21", "edit-22"].map((name) => loadDraft("account", name)?.text);
  // The third comment is not the same one.
  expect(copied()).toEqual(["reply-10", "edit-10", "edit-11", undefined]);

  for (const name of names) storeDraft("try", name, null);
  copyAfter(SUMMARY, device, [pair]);
  expect(copied()).toEqual([undefined, undefined, undefined, undefined]);
});
