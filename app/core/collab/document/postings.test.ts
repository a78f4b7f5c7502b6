import { expect, test } from "vitest";
import * as Y from "yjs";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { toJobDescription } from "#app/core/resume/job-description.ts";
import { setJobDescription } from "./edit-document.ts";
import { newDocument } from "./layout.ts";
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

test("a document of an earlier release has its one posting, which edits go on changing", () => {
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

test("one person corrects a posting while another switches to the next: neither is lost", () => {
  const one = aDocument();
  setPosting(one, "b", job("Welder"));
  const other = copyOf(one);
  setJobDescription(one, job("Baker", { declinedTerms: ["bread"] }));
  activatePosting(other, "b");
  setJobDescription(other, job("Welder", { declinedTerms: ["mig"] }));
  Y.applyUpdate(one, Y.encodeStateAsUpdate(other));
  Y.applyUpdate(other, Y.encodeStateAsUpdate(one));
  for (const doc of [one, other]) {
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
  const fresh = rebuildDocument(doc, 7, true);
  expect(fresh && [titles(fresh), active(fresh)]).toEqual([["Baker", "Welder"], "Welder"]);
});
