/** Several job descriptions ("postings") of one resume: what a room accepts, its limit, and the active one. */
import { expect, test } from "vitest";
import type * as Y from "yjs";
import { settingsRoot } from "#app/core/collab/document/layout.ts";
import {
  activatePosting,
  MAX_POSTINGS,
  setPosting,
  TOO_MANY_POSTINGS,
} from "#app/core/collab/document/postings.ts";
import { toJobDescription } from "#app/core/resume/job-description.ts";
import { eventually } from "../support/eventually.ts";
import { createEditor, createSeededRoom, room } from "../support/room.ts";

const job = (title: string) => toJobDescription({ title, company: "", description: `- ${title}` });
const titlesIn = async (resumeId: string) =>
  (await room(resumeId).read())?.postings?.map((posting) => posting.job.title);

test("the last posting within the limit is kept, and one past it is removed with an error", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const editor = await createEditor(resumeId, owner);
  const add = (id: string) => editor.edit((doc) => setPosting(doc, id, job(id)));
  const within = Array.from({ length: MAX_POSTINGS }, (_, at) => `p${at}`);
  for (const id of within) add(id);
  await eventually(async () => expect(await titlesIn(resumeId)).toEqual(within));
  expect(editor.events.some((event) => event.type === "error")).toBe(false);
  add("q");
  await eventually(() =>
    expect(editor.events).toContainEqual({ type: "error", message: TOO_MANY_POSTINGS }),
  );
  expect(await titlesIn(resumeId)).toEqual(within);
  add("first");
  await eventually(async () =>
    expect(editor.events.filter((event) => event.type === "error")).toHaveLength(2),
  );
  expect(await titlesIn(resumeId)).toEqual(within);
});

test("the active posting is the resume's job description", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const editor = await createEditor(resumeId, owner);
  editor.edit((doc) => {
    setPosting(doc, "b", job("Welder"));
    activatePosting(doc, "b");
  });
  await eventually(async () =>
    expect((await room(resumeId).read())?.jobDescription?.title).toBe("Welder"),
  );
});

test.each<[what: string, work: (settings: Y.Map<unknown>) => void]>([
  ["a posting without a title", (settings) => settings.set("posting.b", { description: "x" })],
  ["a posting with more in it", (settings) => settings.set("posting.b", { ...kept(), more: 1 })],
  ["a posting under a bad key", (settings) => settings.set("posting.a b", kept())],
  ["a second first posting", (settings) => settings.set("posting.first", kept())],
  ["an active posting that is no id", (settings) => settings.set("activePosting", { id: "b" })],
])("%s is refused", async (_, work) => {
  const { resumeId, owner } = await createSeededRoom();
  const editor = await createEditor(resumeId, owner);
  editor.edit((doc) => work(settingsRoot(doc)));
  await eventually(() => expect(editor.closed()?.code).toBe(4403));
  expect(await titlesIn(resumeId)).toEqual([]);
});

const kept = () => ({ title: "Welder", company: "", description: "- MIG" });
