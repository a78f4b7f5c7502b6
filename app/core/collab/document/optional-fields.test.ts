/**
 * Optional fields beyond the product's specification (links, skill groups, hidden entries, a language): stored, merged,
 * validated, and kept by clients that do not know them.
 */

import * as v from "valibot";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { createDocumentGuard } from "#app/core/collab/room/document-guard.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { type Resume, resumePatchSchema, resumeSchema } from "#app/core/resume/schema.ts";
import { visibleContent } from "#app/core/resume/visible-content.ts";
import { addEntry, findEntry, setLanguage, setList, setText, setValue } from "./edit-document.ts";
import { newDocument, resumeRoot } from "./layout.ts";
import { readDocument } from "./read-document.ts";
import { withAllSections } from "./with-all-sections.ts";
import { seedDocument, writeResume } from "./write-document.ts";

/** Months 21 to 24 are the seasons from spring to winter, as in EDTF. */
const job = {
  id: "a",
  company: "Riverside",
  position: "Nurse",
  startDate: "2019",
  endDate: "2024-23",
  current: false,
  description: "Cared",
};
const RICH: Resume = {
  ...emptyResume(),
  personalInfo: {
    ...emptyResume().personalInfo,
    headline: "Registered nurse",
    links: [{ id: "l", label: "ORCID", url: "orcid.org/0000-0001" }],
  },
  skills: ["IV therapy", "Triage", "Epic"],
  skillGroups: [{ id: "g", name: "Clinical", skills: ["IV therapy", "Triage"] }],
  experience: [{ ...job, location: "Columbus, OH", employerId: "r", hidden: true }],
  certificates: [
    {
      ...{ id: "c", name: "RN", issuer: "Ohio Board of Nursing", date: "2016", url: "" },
      ...{ number: "RN.412345", validUntil: "2027-10" },
    },
  ],
  language: "de",
};

function docOf(content: Resume): Y.Doc {
  const doc = newDocument();
  seedDocument(doc, { templateId: "t", content, jobDescription: null });
  return doc;
}
const resumeOf = (doc: Y.Doc) => readDocument(doc)?.resume as Resume;

test("a resume with every optional field passes the schema and reads back equal", () => {
  expect(v.parse(resumeSchema, RICH)).toEqual(RICH);
  expect(resumeOf(docOf(RICH))).toEqual(RICH);
});

test.each(["2019", "2019-05", "2019-21", "2019-24", ""])(
  "the start date %j is valid",
  (startDate) => {
    expect(
      v.safeParse(resumeSchema, { ...RICH, experience: [{ ...job, startDate }] }).success,
    ).toBe(true);
  },
);
test.each(["19", "2019-00", "2019-13", "2019-20", "2019-25", "May 2019"])(
  "the start date %j is rejected",
  (startDate) => {
    const result = v.safeParse(resumeSchema, { ...RICH, experience: [{ ...job, startDate }] });
    expect(result.issues?.[0]?.message).toBe(
      "Start date must be a month like 2024-05 or a year like 2024",
    );
  },
);

test("12 links are accepted and 13 are rejected", () => {
  const links = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ id: `l${id}`, label: "", url: "a.example" }));
  const parse = (count: number) =>
    v.safeParse(resumePatchSchema, { personalInfo: { links: links(count) } });
  expect(parse(12).success).toBe(true);
  expect(parse(13).issues?.[0]?.message).toBe("Links is limited to 12 entries");
});

test("a client that knows only the specified keys changes nothing else", () => {
  const doc = docOf(RICH);
  const { fullName, email, phone, address, linkedIn, github } = RICH.personalInfo;
  const patch = {
    personalInfo: { fullName: "Rosa", email, phone, address, linkedIn, github },
    summary: "New",
    skills: RICH.skills,
    experience: [{ ...job, description: "Cared more" }],
    education: [],
    projects: [],
  };
  expect(fullName).toBe("");
  writeResume(doc, v.parse(resumePatchSchema, patch), "replace");
  expect(resumeOf(doc)).toEqual({
    ...RICH,
    summary: "New",
    personalInfo: { ...RICH.personalInfo, fullName: "Rosa" },
    experience: [{ ...RICH.experience[0], description: "Cared more" }],
  });
});

test("restoring a state without optional fields removes them all", () => {
  const before = { ...emptyResume(), experience: [job] };
  const doc = docOf(RICH);
  writeResume(doc, withAllSections(before), "replace");
  expect(resumeOf(doc)).toEqual(before);
  writeResume(doc, withAllSections(RICH), "replace");
  expect(resumeOf(doc)).toEqual(RICH);
});

test("each optional field can be edited alone, and an emptied one is left out of the JSON", () => {
  const doc = docOf({ ...emptyResume(), experience: [job] });
  setText(doc, ["personalInfo", "headline"], "Nurse");
  setText(doc, ["experience", "a", "location"], "Columbus");
  setValue(doc, ["experience", "a", "hidden"], true);
  addEntry(doc, "links", { id: "l" });
  setText(doc, ["links", "l", "url"], "rosa.example");
  setLanguage(doc, "es");
  expect(resumeOf(doc)).toMatchObject({
    personalInfo: { headline: "Nurse", links: [{ id: "l", label: "", url: "rosa.example" }] },
    experience: [{ location: "Columbus", hidden: true }],
    language: "es",
  });
  setText(doc, ["experience", "a", "location"], "");
  setValue(doc, ["experience", "a", "hidden"], false);
  expect(resumeOf(doc).experience).toEqual([job]);
});

test("a skill removed from the flat list leaves its group, and each skill is in one group only", () => {
  const doc = docOf(RICH);
  setList(doc, ["skills"], ["Triage", "Wound care"]);
  expect(resumeOf(doc).skillGroups).toEqual([{ id: "g", name: "Clinical", skills: ["Triage"] }]);
  addEntry(doc, "skillGroups", {
    id: "h",
    name: "Other",
    skills: ["Triage", "Wound care"],
  } as never);
  expect(resumeOf(doc).skillGroups?.[1]?.skills).toEqual(["Wound care"]);
});

test("hidden entries and sections are left out of the visible content", () => {
  const visibleJob = { ...job, id: "b", company: "Olive Court" };
  const resume = { ...RICH, experience: [...RICH.experience, visibleJob] };
  expect(visibleContent(resume).experience).toEqual([visibleJob]);
  expect(visibleContent(resume, { hidden: ["skills"] })).not.toHaveProperty("skillGroups");
});

test("an entry added by a page of an earlier release is accepted and gets the missing location text", () => {
  const rows: Uint8Array[] = [];
  const room = createDocumentGuard({
    ...{ load: () => rows, append: (update) => rows.push(update), clientId: 1 },
    isTemplate: () => true,
  });
  const seed = { templateId: "t", content: emptyResume(), jobDescription: null };
  room.change((doc) => seedDocument(doc, seed), { skipsChecks: true });
  const outcome = room.change((doc) => {
    const entry = new Y.Map<unknown>();
    for (const [field, value] of Object.entries({ ...job, pos: "a0" })) {
      const isText = ["company", "position", "description"].includes(field);
      if (field !== "id") entry.set(field, isText ? new Y.Text(String(value)) : value);
    }
    (resumeRoot(doc).get("experience") as Y.Map<unknown>).set("a", entry);
  });
  expect(outcome).toMatchObject({ ok: true, repaired: null });
  expect(room.read()?.resume.experience).toEqual([job]);
  expect(findEntry(room.doc(), "experience", "a")?.get("location")).toBeInstanceOf(Y.Text);
});

test.each([
  ["hidden", "yes", /hidden must be true or false/],
  ["location", "Columbus", /location cannot be replaced/],
  ["employerId", 4, /employerId must be text/],
] as const)("%s cannot be %j", (field, value, message) => {
  const rows: Uint8Array[] = [];
  const room = createDocumentGuard({
    ...{ load: () => rows, append: (update) => rows.push(update), clientId: 1 },
    isTemplate: () => true,
  });
  room.change(
    (doc) => seedDocument(doc, { templateId: "t", content: RICH, jobDescription: null }),
    {
      skipsChecks: true,
    },
  );
  const outcome = room.change((doc) => findEntry(doc, "experience", "a")?.set(field, value));
  expect(outcome).toMatchObject({ ok: false, reason: "malformed" });
  expect("message" in outcome && outcome.message).toMatch(message);
  expect(room.read()?.resume).toEqual(RICH);
});
