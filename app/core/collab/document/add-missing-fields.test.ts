/** A document of an earlier release gets the fields added since; replicas that add them separately still merge. */
import { expect, test } from "vitest";
import * as Y from "yjs";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { addMissingFields } from "./add-missing-fields.ts";
import { findText, setText } from "./edit-document.ts";
import { newDocument, resumeRoot } from "./layout.ts";
import { readDocument } from "./read-document.ts";
import { seedDocument } from "./write-document.ts";

const JOB = {
  id: "a",
  company: "Acme",
  position: "Engineer",
  startDate: "2019-01",
  endDate: "",
  current: true,
  description: "Built it",
};

/** A document as it was stored before the headline, locations, links and groups of skills existed. */
function olderDocument(): Uint8Array {
  const doc = newDocument();
  const content = { ...emptyResume(), experience: [JOB] };
  seedDocument(doc, { templateId: "t", content, jobDescription: null });
  const root = resumeRoot(doc);
  const fresh = newDocument();
  const target = resumeRoot(fresh);
  // Copied without them: deleting a key would leave a trace that an older document does not have.
  const copy = (from: Y.Map<unknown>, skipped: string[]): Y.Map<unknown> => {
    const map = new Y.Map<unknown>();
    for (const [key, value] of from.entries()) {
      if (skipped.includes(key)) continue;
      if (value instanceof Y.Text) map.set(key, new Y.Text(value.toString()));
      else if (value instanceof Y.Map) map.set(key, copy(value, skipped));
      else map.set(key, value);
    }
    return map;
  };
  fresh.transact(() => {
    for (const [key, value] of root.entries()) {
      if (key === "links" || key === "skillGroups") continue;
      if (value instanceof Y.Map) target.set(key, copy(value, ["headline", "location"]));
      else target.set(key, value instanceof Y.Text ? new Y.Text(value.toString()) : value);
    }
  });
  return Y.encodeStateAsUpdate(fresh);
}

function open(update: Uint8Array): Y.Doc {
  const doc = newDocument();
  Y.applyUpdate(doc, update);
  return doc;
}

test("added fields are empty and can be edited; the content reads the same", () => {
  const old = olderDocument();
  const doc = open(old);
  const before = readDocument(doc);
  expect(addMissingFields(doc)).toBe(true);
  expect(readDocument(doc)).toEqual(before);
  expect(findText(doc, ["experience", "a", "location"])?.toString()).toBe("");
  setText(doc, ["personalInfo", "headline"], "Engineer and gardener");
  expect(readDocument(doc)?.resume.personalInfo.headline).toBe("Engineer and gardener");
  expect(addMissingFields(doc)).toBe(false);
});

test("two replicas that add the fields separately keep what both write into them", () => {
  const old = olderDocument();
  const [first, second] = [open(old), open(old)];
  for (const doc of [first, second]) addMissingFields(doc);
  setText(first, ["experience", "a", "location"], "Columbus");
  setText(second, ["experience", "a", "location"], "Ohio");
  const updates = [first, second].map((doc) => Y.encodeStateAsUpdate(doc));
  for (const doc of [first, second]) for (const update of updates) Y.applyUpdate(doc, update);
  const texts = [first, second].map((doc) => readDocument(doc)?.resume.experience[0]?.location);
  expect(texts[0]).toBe(texts[1]);
  expect(texts[0]).toContain("Columbus");
  expect(texts[0]).toContain("Ohio");
});

test("the client id stays, and an empty or a complete document is not changed", () => {
  const doc = open(olderDocument());
  doc.clientID = 77;
  addMissingFields(doc);
  expect(doc.clientID).toBe(77);
  expect(addMissingFields(newDocument())).toBe(false);
  const complete = newDocument();
  seedDocument(complete, { templateId: "t", content: emptyResume(), jobDescription: null });
  expect(addMissingFields(complete)).toBe(false);
});
