/** The job descriptions (postings) of a resume, and a person's corrections of them, in the shared document. */
import { expect, test } from "vitest";
import * as Y from "yjs";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { toJobDescription } from "#app/core/resume/job-description.ts";
import { checkChanges } from "./check-changes.ts";
import { setJobDescription } from "./edit-document.ts";
import { newDocument, settingsRoot } from "./layout.ts";
import { MAX_KEPT_CORRECTIONS, TOO_MANY_CORRECTIONS } from "./posting-corrections.ts";
import { activatePosting, setPosting } from "./postings.ts";
import { readDocument } from "./read-document.ts";
import { rebuildDocument } from "./rebuild-document.ts";
import { seedDocument } from "./write-document.ts";

const job = (title: string, more: object = {}) =>
  toJobDescription({ title, company: "", description: `- ${title}`, ...more });

function aDocument() {
  const doc = newDocument();
  seedDocument(doc, { templateId: "t", content: emptyResume(), jobDescription: job("Baker") });
  return doc;
}
const copyOf = (doc: Y.Doc) => {
  const copy = newDocument();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  return copy;
};
const titles = (doc: Y.Doc) => readDocument(doc)?.postings.map(({ job: { title } }) => title);
const active = (doc: Y.Doc) => readDocument(doc)?.jobDescription?.title;

test("a document of an earlier release has one posting, which edits change", () => {
  const doc = aDocument();
  expect([titles(doc), active(doc)]).toEqual([["Baker"], "Baker"]);
  setJobDescription(doc, job("Pastry chef"));
  expect([titles(doc), active(doc)]).toEqual([["Pastry chef"], "Pastry chef"]);
});

test("a posting can be added, switched to, changed and removed while the others stay", () => {
  const doc = aDocument();
  const id = "b";
  setPosting(doc, id, job("Welder"));
  expect(active(doc)).toBe("Baker");
  activatePosting(doc, id);
  setJobDescription(doc, job("Welder", { excludedTerms: ["mig"] }));
  expect(readDocument(doc)?.jobDescription).toMatchObject({
    title: "Welder",
    excludedTerms: ["mig"],
  });
  setJobDescription(doc, null);
  expect([titles(doc), active(doc)]).toEqual([["Baker"], undefined]);
  activatePosting(doc, "first");
  expect(active(doc)).toBe("Baker");
  setJobDescription(doc, null);
  expect(titles(doc)).toEqual([]);
});

test("a correction of one posting merges with a switch to another posting", () => {
  const docA = aDocument();
  setPosting(docA, "b", job("Welder"));
  const docB = copyOf(docA);
  setJobDescription(docA, job("Baker", { declinedTerms: ["bread"] }));
  activatePosting(docB, "b");
  setJobDescription(docB, job("Welder", { declinedTerms: ["mig"] }));
  Y.applyUpdate(docA, Y.encodeStateAsUpdate(docB));
  Y.applyUpdate(docB, Y.encodeStateAsUpdate(docA));
  for (const doc of [docA, docB]) {
    expect(readDocument(doc)?.postings.map((posting) => posting.job.declinedTerms)).toEqual([
      ["bread"],
      ["mig"],
    ]);
    expect(active(doc)).toBe("Welder");
  }
});

test("all postings survive a rebuild of the document", () => {
  const doc = aDocument();
  setPosting(doc, "b", job("Welder"));
  activatePosting(doc, "b");
  const rebuilt = rebuildDocument(doc, 7, true);
  expect(rebuilt && [titles(rebuilt), active(rebuilt)]).toEqual([["Baker", "Welder"], "Welder"]);
});

test("corrections that two people make of one posting at once are all kept", () => {
  const docA = aDocument();
  setJobDescription(docA, job("Baker", { excludedTerms: ["oven"] }));
  const docB = copyOf(docA);
  setJobDescription(docA, job("Baker", { excludedTerms: ["oven", "rye"] }));
  const added = { words: "night shifts", requirement: "required" as const };
  const answer = { term: "bread", line: "Baked for 200.", shows: true };
  // Removes the correction "oven", and adds others.
  const theirs = { declinedTerms: ["cake"], addedTerms: [added], evidenceAnswers: [answer] };
  setJobDescription(docB, job("Baker", theirs));
  Y.applyUpdate(docA, Y.encodeStateAsUpdate(docB));
  Y.applyUpdate(docB, Y.encodeStateAsUpdate(docA));
  for (const doc of [docA, docB, rebuildDocument(docA, 7, true) as Y.Doc])
    expect(readDocument(doc)?.jobDescription).toMatchObject({ ...theirs, excludedTerms: ["rye"] });
});

test("a correction can be changed, removed and made again, and is dropped when the posting's text changes", () => {
  const doc = aDocument();
  const set = (more: object) => setJobDescription(doc, job("Baker", more));
  const change = (requirement: string) => ({ requirementChanges: [{ term: "rye", requirement }] });
  const read = () => readDocument(doc)?.jobDescription;
  set(change("required"));
  set(change("preferred"));
  expect(read()).toMatchObject(change("preferred"));
  set({});
  expect(read()).not.toHaveProperty("requirementChanges");
  set(change("required"));
  setJobDescription(doc, job("Pastry chef"));
  expect(read()).not.toHaveProperty("requirementChanges");
  set({ excludedTerms: ["oven"] });
  setJobDescription(doc, null);
  set({});
  expect(read()).not.toHaveProperty("excludedTerms");
});

test("the room accepts the page's corrections up to a cap, and rejects malformed ones", () => {
  const verdictOn = (doc: Y.Doc, work: () => void) => {
    let verdict: ReturnType<typeof checkChanges> | undefined;
    doc.once("afterTransaction", ({ changed }: Y.Transaction) => {
      verdict = checkChanges(doc, changed, () => true);
    });
    doc.transact(work);
    return verdict;
  };
  const doc = aDocument();
  const good = verdictOn(doc, () =>
    setJobDescription(doc, job("Baker", { excludedTerms: ["oven"], declinedTerms: ["rye"] })),
  );
  expect(good).toMatchObject({ malformed: null, overflows: [] });
  const settings = settingsRoot(doc);
  const item = { list: "excludedTerms", item: "x" };
  /** Writes corrections of the posting "first" named n{from} to n{to - 1}. */
  const writeMany = (from: number, to: number) =>
    verdictOn(doc, () => {
      for (let name = from; name < to; name++) settings.set(`correction.first.n${name}`, item);
    });
  // Two are stored already, so the cap is reached.
  expect(writeMany(2, MAX_KEPT_CORRECTIONS)?.overflows).toEqual([]);
  expect(writeMany(0, 1)?.overflows[0]?.message).toBe(TOO_MANY_CORRECTIONS);
  for (const [key, value] of [
    ["correction.first", item],
    ["correction.first.a.b", item],
    ["correction.a b.c", item],
    ["correction.first.C", item],
    ["correction.first.c", { list: "__proto__", item: "x" }],
    ["correction.first.c", { list: "excludedTerms", item: 1 }],
    ["correction.first.c", { list: "addedTerms", item: { words: "x", requirement: "maybe" } }],
    ["correction.first.c", { ...item, more: 1 }],
    ["correction.first.c", "x".repeat(300)],
  ] as const) {
    const other = aDocument();
    const { malformed } = verdictOn(other, () => settingsRoot(other).set(key, value)) ?? {};
    expect(malformed, key).toContain("cannot be that");
  }
});
