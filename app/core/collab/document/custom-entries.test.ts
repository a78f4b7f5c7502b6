/** The dated entries of all custom sections are stored in one list and read back within their sections. */
import { expect, test } from "vitest";
import * as Y from "yjs";
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { addMissingFields } from "./add-missing-fields.ts";
import { addEntry, moveEntry, removeEntry, setText } from "./edit-document.ts";
import { newDocument, resumeRoot } from "./layout.ts";
import { documentReader, readDocument } from "./read-document.ts";
import { withAllSections } from "./with-all-sections.ts";
import { seedDocument, writeResume } from "./write-document.ts";

/** An entry whose title is its id in capitals. */
const dated = (id: string) => ({
  ...{ id, title: id.toUpperCase(), subtitle: "", startDate: "2019", endDate: "" },
  ...{ current: true, description: "" },
});
const SECTIONS: NonNullable<Resume["customSections"]> = [
  { id: "s", title: "Teaching", body: "", entries: [dated("a"), dated("b")] },
  { id: "t", title: "Stage", body: "Text", entries: [dated("c")] },
];

function seeded(customSections = SECTIONS): Y.Doc {
  const doc = newDocument();
  const content = { ...emptyResume(), customSections };
  seedDocument(doc, { templateId: "t", content, jobDescription: null });
  return doc;
}
const sectionsOf = (doc: Y.Doc) => readDocument(doc)?.resume.customSections;
/** The ids of the entries, one string per section: ["ab", "c"]. */
const idsOf = (doc: Y.Doc) =>
  (sectionsOf(doc) ?? []).map(({ entries = [] }) => entries.map(({ id }) => id).join(""));

test("entries are read back within their sections", () => {
  expect(sectionsOf(seeded())).toEqual(SECTIONS);
});

test("an entry moves among the entries of its own section only", () => {
  const doc = seeded();
  addEntry(doc, "customEntries", { ...dated("d"), sectionId: "s" } as { id: string });
  addEntry(doc, "customEntries", { ...dated("e"), sectionId: "s" } as { id: string }, 1);
  expect(idsOf(doc)).toEqual(["aebd", "c"]);
  moveEntry(doc, "customEntries", "d", -2);
  expect(idsOf(doc)).toEqual(["adeb", "c"]);
  moveEntry(doc, "customEntries", "c", 1);
  expect(idsOf(doc)).toEqual(["adeb", "c"]);
});

test("removing a section removes its entries, and adding it again adds them", () => {
  const doc = seeded();
  const [first] = SECTIONS;
  removeEntry(doc, "customSections", "s");
  expect(idsOf(doc)).toEqual(["c"]);
  expect([...(resumeRoot(doc).get("customEntries") as Y.Map<unknown>).keys()]).toEqual(["c"]);
  if (first) addEntry(doc, "customSections", first, 0);
  expect(sectionsOf(doc)).toEqual(SECTIONS);
});

test("an entry added to a section that another person removes at the same time is not read", () => {
  const [docA, docB] = [seeded(), newDocument()];
  Y.applyUpdate(docB, Y.encodeStateAsUpdate(docA));
  removeEntry(docA, "customSections", "s");
  addEntry(docB, "customEntries", { ...dated("d"), sectionId: "s" } as { id: string });
  Y.applyUpdate(docA, Y.encodeStateAsUpdate(docB));
  Y.applyUpdate(docB, Y.encodeStateAsUpdate(docA));
  expect(idsOf(docA)).toEqual(["c"]);
  expect(sectionsOf(docB)).toEqual(sectionsOf(docA));
});

test("a patch without entries keeps them, and an empty list or a whole resume without them removes them", () => {
  const doc = seeded();
  const titles = [
    { id: "s", title: "Lectures", body: "" },
    { id: "t", title: "Stage", body: "Text", entries: [] },
  ];
  writeResume(doc, { customSections: titles }, "replace");
  expect(idsOf(doc)).toEqual(["ab", ""]);
  const content = { ...emptyResume(), customSections: titles };
  writeResume(doc, withAllSections(content), "replace");
  expect(idsOf(doc)).toEqual(["", ""]);
  writeResume(doc, { customSections: SECTIONS }, "add");
  expect(idsOf(doc)).toEqual(["ab", "c"]);
});

test("an edit keeps the object identity of unchanged entries", () => {
  const doc = seeded();
  const read = documentReader(doc);
  const before = read()?.resume.customSections;
  setText(doc, ["customEntries", "a", "title"], "Algebra");
  const after = read()?.resume.customSections;
  expect(after?.[0]?.entries?.[0]?.title).toBe("Algebra");
  expect(after?.[0]?.entries?.[1]).toBe(before?.[0]?.entries?.[1]);
  setText(doc, ["summary"], "Hello");
  expect(read()?.resume.customSections).toBe(after);
});

test("lists added to an older document are the same on every replica", () => {
  const doc = newDocument();
  const old = seeded([]);
  const root = resumeRoot(doc);
  doc.transact(() => {
    for (const [key, value] of resumeRoot(old).entries()) {
      if (["customEntries", "courses", "references"].includes(key)) continue;
      root.set(key, value instanceof Y.AbstractType ? value.clone() : value);
    }
  });
  const update = Y.encodeStateAsUpdate(doc);
  const copies = [newDocument(), newDocument()].map((copy) => {
    Y.applyUpdate(copy, update);
    expect(addMissingFields(copy)).toBe(true);
    return copy;
  });
  const [docA, docB] = copies as [Y.Doc, Y.Doc];
  const course = { id: "k", name: "Glazes", provider: "", date: "", url: "", description: "" };
  addEntry(docA, "courses", course);
  addEntry(docB, "courses", { ...course, id: "l" });
  Y.applyUpdate(docA, Y.encodeStateAsUpdate(docB));
  Y.applyUpdate(docB, Y.encodeStateAsUpdate(docA));
  expect(readDocument(docA)?.resume.courses).toHaveLength(2);
  expect(readDocument(docB)).toEqual(readDocument(docA));
});
