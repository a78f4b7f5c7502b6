import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDraftStore, type DraftTarget, draftNameOf } from "./comment-drafts.ts";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A comment on a whole field. */
const about = (field: string): DraftTarget => ({
  kind: "comment",
  anchor: { field, start: null, end: null },
  words: field,
});
const openTab = () => createDraftStore("r", () => {});
type Tab = ReturnType<typeof openTab>;
/** Stores a text for it, as its form does at each key. */
const write = (draftTarget: DraftTarget) =>
  localStorage.setItem(
    `covitae:said:draft:r:${draftNameOf(draftTarget)}`,
    JSON.stringify({ text: "Why?", mentions: [], ref: "1" }),
  );
const fieldsOf = (tab: Tab) => tab.latest().items.map(({ words }) => words);

test("a draft begun in one tab is kept when another tab begins or discards one", () => {
  const [tab, otherTab] = [openTab(), openTab()];
  tab.begin(about("summary"));
  write(about("summary"));
  otherTab.begin(about("skills"));
  expect(fieldsOf(otherTab)).toEqual(["summary", "skills"]);
  otherTab.end(about("skills"));
  expect(fieldsOf(openTab())).toEqual(["summary"]);
});

test("a draft that another tab has sent is not listed again, and an empty form stays open", () => {
  const [tab, otherTab] = [openTab(), openTab()];
  for (const field of ["summary", "skills"]) {
    tab.begin(about(field));
    write(about(field));
  }
  otherTab.begin(about("summary"));
  otherTab.end(about("summary"));
  tab.begin(about("languages"));
  tab.end(about("skills"));
  expect(fieldsOf(tab)).toEqual(["languages"]);
  expect(tab.latest().current).toBe(draftNameOf(about("languages")));
});
