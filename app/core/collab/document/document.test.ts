/** A resume is written to a Yjs document, edited there by several people, and read back. */
import * as v from "valibot";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { MAX_CORRECTIONS } from "#app/core/resume/job-description.ts";
import { type Resume, resumeSchema } from "#app/core/resume/schema.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { checkSetting, type Verdict } from "./check-values.ts";
import {
  addEntry,
  moveEntry,
  removeEntry,
  setJobDescription,
  setList,
  setText,
  setValue,
} from "./edit-document.ts";
import { documentReader, readDocument } from "./read-document.ts";
import { seedDocument, writeResume } from "./write-document.ts";

const job = (id: string, company = "Acme") => ({
  id,
  company,
  position: "Cook",
  startDate: "2020-01",
  endDate: "",
  current: true,
  description: "Cooked.\nServed.",
});

function aResume(over: Partial<Resume> = {}): Resume {
  return {
    ...emptyResume(),
    personalInfo: { ...emptyResume().personalInfo, fullName: "Zoë O'Connor" },
    summary: "A <b>bold</b> 😀 summary",
    skills: ["Go", "Rust", "Go"],
    experience: [job("e1"), job("e2", "Beta"), job("e3", "Gamma")],
    projects: [
      {
        id: "p1",
        name: "Kiln",
        description: "",
        technologies: ["Clay", "Fire"],
        githubLink: "",
        liveLink: "",
      },
    ],
    languages: [{ id: "l1", name: "Dutch", level: "native" }],
    ...over,
  };
}

function aDocument(resume = aResume()): Y.Doc {
  const doc = new Y.Doc();
  seedDocument(doc, { templateId: "modern-professional", content: resume, jobDescription: null });
  return doc;
}
const contentOf = (doc: Y.Doc) => readDocument(doc)?.resume;

/** Applies each edit to a copy of its own, then merges all copies into `doc`. */
function editConcurrently(doc: Y.Doc, ...edits: Array<(doc: Y.Doc) => void>): Y.Doc {
  const updates = edits.map((edit) => {
    const copy = new Y.Doc();
    Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
    edit(copy);
    return Y.encodeStateAsUpdate(copy);
  });
  for (const update of updates) Y.applyUpdate(doc, update);
  return doc;
}

test("a seeded document reads back as it was given, and fits the schema", () => {
  const read = contentOf(aDocument());
  expect(read).toEqual(aResume());
  expect(v.parse(resumeSchema, read)).toEqual(aResume());
});

test("seeding again changes nothing", () => {
  const doc = aDocument();
  seedDocument(doc, { templateId: "other", content: emptyResume(), jobDescription: null });
  expect(contentOf(doc)).toEqual(aResume());
});

test("an edit keeps the object identity of everything it does not touch", () => {
  const doc = aDocument();
  const read = documentReader(doc);
  const before = read();
  setText(doc, ["experience", "e2", "company"], "Beta Ltd", "Beta Ltd".length);
  const after = read();
  expect(after?.resume.experience[1]?.company).toBe("Beta Ltd");
  expect(after?.resume).not.toBe(before?.resume);
  expect(after?.resume.experience[1]).not.toBe(before?.resume.experience[1]);
  expect(after?.resume.experience[0]).toBe(before?.resume.experience[0]);
  expect(after?.resume.skills).toBe(before?.resume.skills);
  expect(after?.resume.projects).toBe(before?.resume.projects);
  expect(read()).toBe(after);
});

test("every kind of edit is read back", () => {
  const doc = aDocument();
  setText(doc, ["personalInfo", "email"], "zoe@example.org");
  setText(doc, ["summary"], "");
  setValue(doc, ["experience", "e1", "current"], false);
  setValue(doc, ["experience", "e1", "endDate"], "2021-02");
  setList(doc, ["skills"], ["Rust", "Zig"]);
  setList(doc, ["projects", "p1", "technologies"], ["Fire", "Water", "Clay"]);
  addEntry(doc, "experience", job("e4"));
  removeEntry(doc, "experience", "e2");
  moveEntry(doc, "experience", "e4", -1);
  moveEntry(doc, "experience", "e1", -1);
  const read = contentOf(doc);
  expect(read?.personalInfo.email).toBe("zoe@example.org");
  expect(read?.summary).toBe("");
  expect(read?.experience.map((entry) => entry.id)).toEqual(["e1", "e4", "e3"]);
  expect(read?.experience[0]).toMatchObject({ current: false, endDate: "2021-02" });
  expect(read?.skills).toEqual(["Rust", "Zig"]);
  expect(read?.projects[0]?.technologies).toEqual(["Fire", "Water", "Clay"]);
});

test("edits of a removed entry do nothing", () => {
  const doc = aDocument();
  setText(doc, ["experience", "gone", "company"], "x");
  setValue(doc, ["experience", "gone", "current"], true);
  setList(doc, ["projects", "gone", "technologies"], ["x"]);
  moveEntry(doc, "experience", "gone", 1);
  expect(contentOf(doc)).toEqual(aResume());
});

test("[spec 3] the job description's requirements and text are derived on reading", () => {
  const doc = aDocument();
  const given = {
    title: "Cook",
    company: "",
    description: " Cook\n- knives ",
    text: "",
    requirements: [],
  };
  setJobDescription(doc, given);
  expect(readDocument(doc)?.jobDescription).toMatchObject({
    requirements: ["knives"],
    text: "Cook\n- knives",
  });
  setJobDescription(doc, null);
  expect(readDocument(doc)?.jobDescription).toBeNull();
});

/** A person's corrections of the requirements found in a job description. */
const ADDED = { words: "sharp knives", requirement: "required" };
const CHANGE = { term: "knives", requirement: "preferred" };
const ANSWER = { term: "knives", line: "Sharpened what cuts", shows: true };

test("corrections of a job description are kept with it, and an empty list is not", () => {
  const doc = aDocument();
  const given = { title: "Cook", company: "", description: "Cook", text: "", requirements: [] };
  setJobDescription(doc, { ...given, excludedTerms: ["knives"], declinedTerms: [] });
  const stored = readDocument(doc)?.jobDescription;
  expect(stored?.excludedTerms).toEqual(["knives"]);
  expect(stored).not.toHaveProperty("evidenceAnswers");
  setJobDescription(doc, { ...given, evidenceAnswers: [ANSWER] });
  expect(readDocument(doc)?.jobDescription?.evidenceAnswers).toEqual([ANSWER]);
  expect(stored).not.toHaveProperty("declinedTerms");
  const more = {
    addedTerms: [{ words: "sharp knives", requirement: "required" as const }],
    requirementChanges: [{ term: "knives", requirement: "preferred" as const }],
  };
  setJobDescription(doc, { ...given, ...more });
  expect(readDocument(doc)?.jobDescription).toMatchObject(more);
});

const REJECTED = "jobDescription cannot be that";
/** No test below has a template. */
const acceptAnyTemplate = () => true;
/** Why a job description with these corrections is rejected; null if it is not. */
function rejectionOf(corrections: object): string | null {
  const verdict: Verdict = { malformed: null, overflows: [], isIncomplete: false };
  const job = { title: "Cook", company: "", description: "Cook", ...corrections };
  checkSetting("jobDescription", job, acceptAnyTemplate, verdict);
  return verdict.malformed;
}
const LONGEST_TERM = "x".repeat(CAPS.shortText);

test.each([
  { excludedTerms: ["knives"] },
  { excludedTerms: Array(MAX_CORRECTIONS).fill(LONGEST_TERM) },
  { evidenceAnswers: [ANSWER] },
  { evidenceAnswers: Array(MAX_CORRECTIONS).fill(ANSWER) },
  { addedTerms: Array(MAX_CORRECTIONS).fill(ADDED) },
  { addedTerms: [{ ...ADDED, words: LONGEST_TERM }] },
  { requirementChanges: Array(MAX_CORRECTIONS).fill(CHANGE) },
])("corrections up to their caps are accepted: %#", (corrections) => {
  expect(rejectionOf(corrections)).toBeNull();
});

test.each([
  { excludedTerms: Array(MAX_CORRECTIONS + 1).fill("x") },
  { declinedTerms: [`${LONGEST_TERM}x`] },
  { evidenceAnswers: Array(MAX_CORRECTIONS + 1).fill(ANSWER) },
  // A quoted line has at most 500 characters.
  { evidenceAnswers: [{ ...ANSWER, line: "x".repeat(501) }] },
  { addedTerms: Array(MAX_CORRECTIONS + 1).fill(ADDED) },
  { addedTerms: [{ ...ADDED, words: `${LONGEST_TERM}x` }] },
  { requirementChanges: Array(MAX_CORRECTIONS + 1).fill(CHANGE) },
])("corrections beyond their caps are rejected: %#", (corrections) => {
  expect(rejectionOf(corrections)).toBe(REJECTED);
});

test.each([
  { declinedTerms: [7] },
  { evidenceAnswers: [{ ...ANSWER, shows: null }] },
  { evidenceAnswers: [{ ...ANSWER, more: 1 }] },
  { addedTerms: [{ ...ADDED, requirement: "maybe" }] },
  { addedTerms: [{ ...ADDED, more: 1 }] },
  { requirementChanges: [{ ...CHANGE, term: 7 }] },
  { others: [] },
])("corrections with unknown keys or wrong values are rejected: %j", (corrections) => {
  expect(rejectionOf(corrections)).toBe(REJECTED);
});

test("two people who insert words into one sentence at once keep both words", () => {
  const doc = editConcurrently(
    aDocument(aResume({ summary: "I cook well" })),
    // The last argument is where the caret is after typing.
    (a) => setText(a, ["summary"], "I often cook well", "I often ".length),
    (b) => setText(b, ["summary"], "I cook very well", "I cook very ".length),
  );
  expect(contentOf(doc)?.summary).toBe("I often cook very well");
});

test("a move and an edit of the same entry both survive", () => {
  const doc = editConcurrently(
    aDocument(),
    (a) => moveEntry(a, "experience", "e3", -1),
    (b) => setText(b, ["experience", "e3", "company"], "Gamma & Sons"),
  );
  expect(contentOf(doc)?.experience.map((e) => e.company)).toEqual([
    "Acme",
    "Gamma & Sons",
    "Beta",
  ]);
});

test("entries added at the same index at once stay distinct and can be moved", () => {
  const doc = editConcurrently(
    aDocument(),
    (a) => addEntry(a, "experience", job("x"), 1),
    (b) => addEntry(b, "experience", job("y"), 1),
  );
  moveEntry(doc, "experience", "e3", -1);
  moveEntry(doc, "experience", "e3", -1);
  expect(contentOf(doc)?.experience.map((e) => e.id)).toEqual(["e1", "x", "e3", "y", "e2"]);
});

test("replacing writes a whole resume over any other", () => {
  const doc = aDocument();
  const next = aResume({
    summary: "Another one",
    skills: ["Zig", "Go", "Ada", "Rust"],
    experience: [job("e3", "Delta"), job("new"), job("e1")],
    projects: [],
    languages: [{ id: "l2", name: "Greek", level: "" }],
  });
  writeResume(doc, next, "replace");
  expect(contentOf(doc)).toEqual(next);
});

test("any order of entries can be reached", () => {
  const ids = ["a", "b", "c", "d"];
  const orders = ids.flatMap((a) =>
    ids.flatMap((b) => ids.flatMap((c) => ids.map((d) => [a, b, c, d]))),
  );
  for (const order of orders.filter((each) => new Set(each).size === 4)) {
    const doc = aDocument(aResume({ experience: ids.map((id) => job(id)) }));
    writeResume(doc, { experience: order.map((id) => job(id)) }, "replace");
    expect(contentOf(doc)?.experience.map((e) => e.id)).toEqual(order);
  }
});

test("adding deletes nothing: absent keys stay, items match by id, new ones are appended", () => {
  const doc = aDocument();
  writeResume(doc, { skills: ["Ada", "Go"], experience: [job("e2", "Beta 2"), job("n")] }, "add");
  const read = contentOf(doc);
  expect(read?.skills).toEqual(["Go", "Rust", "Go", "Ada"]);
  expect(read?.experience.map((e) => e.company)).toEqual(["Acme", "Beta 2", "Gamma", "Acme"]);
  expect(read?.summary).toBe(aResume().summary);
});

test("replacing with what is already there writes nothing at all", () => {
  const doc = aDocument();
  const before = Y.encodeStateVector(doc);
  writeResume(doc, aResume(), "replace");
  expect(Y.encodeStateVector(doc)).toEqual(before);
});
