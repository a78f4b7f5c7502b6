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

const about = (field: string): DraftTarget => ({
  kind: "comment",
  anchor: { field, start: null, end: null },
  words: field,
});
const openTab = () => createDraftStore("r", () => {});
type Tab = ReturnType<typeof openTab>;
const write = (draftTarget: DraftTarget) =>
  localStorage.setItem(
    `covitae:said:draft:r:${draftNameOf(draftTarget)}`,
    JSON.stringify({ text: "Why?", mentions: [], ref: "1" }),
  );
const fieldsOf = (tab: Tab) => tab.latest().items.map(({ words }) => words);

test("what is begun in one tab is not lost when another begins or discards something", () => {
  const [one, two] = [openTab(), openTab()];
  one.begin(about("summary"));
  write(about("summary"));
  two.begin(about("skills"));
  expect(fieldsOf(two)).toEqual(["summary", "skills"]);
  two.end(about("skills"));
  expect(fieldsOf(openTab())).toEqual(["summary"]);
});

test("what another tab has sent is not listed again, and an empty form stays open", () => {
  const [one, two] = [openTab(), openTab()];
  for (const field of ["summary", "skills"]) {
    one.begin(about(field));
    write(about(field));
  }
  two.begin(about("summary"));
  two.end(about("summary"));
  one.begin(about("languages"));
  one.end(about("skills"));
  expect(fieldsOf(one)).toEqual(["languages"]);
  expect(one.latest().current).toBe(draftNameOf(about("languages")));
});
