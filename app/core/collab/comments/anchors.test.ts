/** Anchors keep naming the same words or list items while the document changes. */
import { expect, test } from "vitest";
import * as Y from "yjs";
import { setList } from "#app/core/collab/document/edit-document.ts";
import { seedDocument } from "#app/core/collab/document/write-document.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { anchorAt, locateAnchor, resolveAnchor, transferAnchor } from "./anchors.ts";

function documentWith(skills: string[], summary = ""): Y.Doc {
  const doc = new Y.Doc();
  const content = { ...emptyResume(), skills, summary };
  seedDocument(doc, { content, templateId: "modern-professional", jobDescription: null });
  return doc;
}

test("words selected in a list anchor to the items they touch, and follow them", () => {
  const doc = documentWith(["Go", "TypeScript", "PostgreSQL", "Rust"]);
  // The selection is "Script, Post": parts of two items.
  const start = "Go, TypeScript, PostgreSQL, Rust".indexOf("Script");
  const anchor = anchorAt(doc, "skills", start, start + "Script, Post".length);
  expect(locateAnchor(doc, anchor)).toMatchObject({
    kind: "range",
    text: "TypeScript, PostgreSQL",
  });
  setList(doc, ["skills"], ["C", "Go", "TypeScript", "SQL", "PostgreSQL"]);
  expect(locateAnchor(doc, anchor)).toMatchObject({ text: "TypeScript, SQL, PostgreSQL" });
  setList(doc, ["skills"], ["Go", "PostgreSQL"]);
  expect(locateAnchor(doc, anchor)).toMatchObject({ text: "PostgreSQL", start: 4, end: 14 });
  setList(doc, ["skills"], ["Go"]);
  expect(locateAnchor(doc, anchor)).toEqual({ kind: "gone" });
  // Between two items there is nothing to anchor to.
  expect(anchorAt(doc, "skills", 2, 2)).toEqual({ field: "skills", start: null, end: null });
});

test("an anchor in a list is resolved from offsets or item ids, and transferred to a rebuilt document", () => {
  const doc = documentWith(["Go", "TypeScript", "Rust"]);
  const resolved = resolveAnchor(doc, { field: "skills", start: 4, end: 8 });
  expect(resolved?.text).toBe("TypeScript");
  const resolvedAgain = resolved && resolveAnchor(doc, resolved.anchor);
  expect(resolvedAgain).toEqual(resolved);
  expect(resolveAnchor(doc, { field: "skills", start: "nothing", end: "nothing" })).toBeNull();
  expect(resolveAnchor(doc, { field: "skills", start: 0, end: 400 })).toBeNull();
  const rebuilt = documentWith(["Go", "TypeScript", "Rust"]);
  const transferred = resolved && transferAnchor(doc, rebuilt, resolved.anchor);
  expect(transferred && locateAnchor(rebuilt, transferred)).toMatchObject({ text: "TypeScript" });
});

test("words of a text anchor exactly", () => {
  const doc = documentWith([], "We count stars.");
  expect(resolveAnchor(doc, { field: "summary", start: 3, end: 8 })?.text).toBe("count");
  expect(resolveAnchor(doc, { field: "summary", start: 3, end: 99 })).toBeNull();
});
