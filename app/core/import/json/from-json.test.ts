import { describe, expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { plainText } from "#app/core/resume/inline-text.ts";
import { toJsonResume } from "#app/core/resume/json-resume.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { amelieNovak } from "#app/core/templates/samples/amelie-novak.ts";
import { aPng } from "../../../../tests/support/pictures.ts";
import { richResume } from "../../../../tests/support/rich-resume.ts";
import { fromJson } from "./from-json.ts";

let ids = 0;
const read = (value: unknown) => fromJson(JSON.stringify(value), () => `new-${++ids}`);
function readWell(value: unknown) {
  const outcome = read(value);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome;
}

test("a Covitae resume survives the round trip as content, as an API response and as JSON Resume", () => {
  const shapes = [
    amelieNovak,
    { title: "Mine", content: amelieNovak },
    { resume: { id: "x", content: amelieNovak }, rev: 3 },
    { version: { id: 1, content: amelieNovak } },
    toJsonResume(amelieNovak),
  ];
  for (const shape of shapes) {
    const { resume, report } = readWell(shape);
    expect(resume).toEqual(amelieNovak);
    expect(report.uncertain).toEqual([]);
    expect(report.recovered).toContain("experience.0.company");
    expect(report.recovered.some((path) => path.endsWith(".id"))).toBe(false);
  }
});

test("a resume with every further field survives the round trip, hidden entries too", () => {
  for (const shape of [richResume(), toJsonResume(richResume())]) {
    const { resume, report } = readWell(shape);
    expect(resume).toEqual(richResume());
    expect(report.uncertain).toEqual([]);
  }
});

test("asterisks of another program's file stay asterisks, and formats of ours stay formats", () => {
  const theirs = readWell({ basics: { name: "Ann", summary: "5*4*3 **is** 60" } });
  expect(plainText(theirs.resume.summary)).toBe("5*4*3 **is** 60");
  const ours = { ...amelieNovak, summary: "5\\*4\\*3 **is** 60" };
  expect(readWell(toJsonResume(ours)).resume.summary).toBe(ours.summary);
});

test("template and design survive the round trip through JSON Resume", () => {
  const look = { templateId: "sales-impact", design: { titles: { skills: "What I know" } } };
  const { appearance: read, report } = readWell(toJsonResume(amelieNovak, look));
  expect(read).toEqual(look);
  expect(report.uncertain).toEqual([]);
});

test("a JSON Resume of another program is imported with its keywords and location", () => {
  const { kind, resume, report } = readWell({
    basics: {
      name: "Ann",
      label: "Programmer",
      location: { city: "Graz", postalCode: "8010", countryCode: "AT" },
    },
    skills: [{ name: "Web", keywords: ["HTML", "CSS"] }, { name: "Go" }],
    references: [{ name: "Bob", reference: "Reliable" }],
    pets: [{ name: "Rex" }],
  });
  expect(kind).toBe("json-resume");
  expect(resume.personalInfo.address).toBe("8010 Graz, AT");
  expect(resume.personalInfo.headline).toBe("Programmer");
  expect(resume.skills).toEqual(["HTML", "CSS", "Go"]);
  expect(resume.references).toMatchObject([{ name: "Bob", description: "Reliable", email: "" }]);
  expect(resume.skillGroups).toMatchObject([{ name: "Web", skills: ["HTML", "CSS"] }]);
  expect(report.uncertain.map(({ reason }) => reason)).toEqual(["There is no section for pets"]);
});

test("values that break the schema's limits are cut and reported", () => {
  const job = { company: "x".repeat(300), position: 7, startDate: "May 2020", id: "__proto__" };
  const { resume, report } = readWell({
    ...emptyResume(),
    personalInfo: { fullName: "A\0nn" },
    skills: Array.from({ length: 300 }, (_, index) => `s${index}`),
    experience: [job, { ...job, id: "same" }, { ...job, id: "same" }, "odd"],
  });
  expect(resume.personalInfo.fullName).toBe("Ann");
  expect(resume.skills).toHaveLength(CAPS.skills);
  expect(resume.experience).toHaveLength(3);
  expect(new Set(resume.experience.map(({ id }) => id)).size).toBe(3);
  expect(resume.experience[0]?.company).toHaveLength(CAPS.shortText);
  expect(report.uncertain.map(({ field }) => field)).toEqual(
    expect.arrayContaining(["skills", "experience.0.company", "experience.0.startDate"]),
  );
});

test("endless lists are cut at the limits without reporting each item", () => {
  const experience = Array.from({ length: 90_000 }, () => ({ company: 7 }));
  const { resume, report } = readWell({ ...emptyResume(), summary: "I count.", experience });
  expect(resume.experience).toHaveLength(CAPS.entries);
  expect(report.uncertain.length).toBeLessThan(10_000);
});

describe("rejected with a message", () => {
  test.each([
    ["{", /not valid JSON/],
    ["[]", /neither/],
    ['"resume"', /neither/],
    ['{"a":1}', /neither/],
    [JSON.stringify(emptyResume()), /empty resume/],
    [`${'{"basics":'.repeat(2_000)}1${"}".repeat(2_000)}`, /nested too deeply/],
  ])("%.20s", (text, message) => {
    const outcome = fromJson(text, () => "x");
    expect(outcome.ok).toBe(false);
    expect(outcome).toMatchObject({ message: expect.stringMatching(message) });
  });
});

describe("a photo", () => {
  const picture = `data:image/png;base64,${Buffer.from(aPng({ width: 120, height: 120 })).toString("base64")}`;
  const read = (document: object) => {
    const outcome = fromJson(JSON.stringify(document), () => "new");
    if (!outcome.ok) throw new Error(outcome.message);
    const { photo, resume, report } = outcome;
    const photoIssues = report.uncertain.filter(({ text }) => text === "The photo");
    return { photo, inResume: resume.photo, reasons: photoIssues.map(({ reason }) => reason) };
  };
  const basics = { name: "Ann", email: "ann@example.com" };

  test("inside the file is imported, visible as in a Covitae file and hidden from another program's", () => {
    const own = { ...emptyResume(), photo: { fileId: "f", visible: true }, summary: "Hello" };
    expect(read(toJsonResume(own, {}, picture))).toEqual({
      photo: { image: picture, visible: true },
      inResume: undefined,
      reasons: [],
    });
    expect(read({ basics: { ...basics, image: picture } })).toEqual({
      photo: { image: picture, visible: false },
      inResume: undefined,
      reasons: [],
    });
  });

  test("at a web address, damaged or only referenced is not imported but reported", () => {
    const inside = /inside the file/;
    for (const [image, reason] of [
      ["https://example.com/me.jpg", inside],
      ["data:image/svg+xml;base64,PHN2Zy8+", inside],
      ["data:image/png;base64,AAAA", /JPEG, PNG or WebP/],
      [`data:image/png;base64,${"A".repeat(4_000_000)}`, /2 MB/],
    ] as const) {
      const { photo, reasons } = read({ basics: { ...basics, image } });
      expect(photo).toBeUndefined();
      expect(reasons).toEqual([expect.stringMatching(reason)]);
    }
    const named = { ...emptyResume(), photo: { fileId: "f", visible: true }, summary: "Hello" };
    expect(read(named)).toMatchObject({
      inResume: undefined,
      reasons: [expect.stringMatching(/stays/)],
    });
  });
});
