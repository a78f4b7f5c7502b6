/**
 * Tests the corrections of labels by what is beside, above and below a part. A part is a text between separators in the
 * first lines of an entry, with the label that a model gave it: "role" is a job title, "org" an employer or school,
 * "field" a field of study, "issuer" who gave a certificate and "note" any other text.
 */

import { expect, test } from "vitest";
import { labeledLines, labelInOrder } from "../../../../../tests/support/labeled-lines.ts";
import { readHeads } from "./read-heads.ts";

const linesOf = (...texts: string[]) =>
  labeledLines(texts.map((text) => ["experience.head", [text]])).map(({ line }) => line);

/** The texts read from a job of one line; `labels` are those of its parts in order. */
const read = (text: string, ...labels: string[]) =>
  readHeads([{ content: "experience", lines: linesOf(text) }], labelInOrder(...labels))[0]?.texts;

test.each([
  ["Plant Manager, Brackley Foods (€48m turnover, 210 staff)", "€48m turnover, 210 staff"],
  ["Nurse, Ward 9 (cardiology, 24 beds, nights)", "cardiology, 24 beds, nights"],
  ["Cook, Golden Lion (90 covers, two rosettes)", "90 covers, two rosettes"],
])("a note in brackets continues behind its comma: %s", (text, note) => {
  expect(read(text, "role", "org", "note", "org", "org")?.note).toBe(note);
});

test("texts behind the brackets, and brackets without a note, keep their labels", () => {
  expect(read("Nurse (nights), Ward 9", "role", "note", "org")?.org).toBe("Ward 9");
  expect(read("Nurse (Ward 9, Leeds)", "role", "org", "place")).toMatchObject({
    org: "Ward 9",
    place: "Leeds",
  });
});

test("a town with its state behind an employer, and a doubtful employer below one, are places", () => {
  expect(read("Stan Pappas & Sons, Castlemaine VIC", "org", "org")).toMatchObject({
    org: "Stan Pappas & Sons",
    place: "Castlemaine VIC",
  });
  const heads = (probability: number) =>
    readHeads(
      [{ content: "experience", lines: linesOf("Manager, Ikhwezi Cartons", "Pinetown") }],
      (parts) =>
        parts.map((_, at) =>
          at < 2 ? { label: "role", probability: 1 } : { label: "org", probability },
        ),
    )[0]?.texts;
  expect(heads(0.4)).toMatchObject({ role: "Manager", org: "Ikhwezi Cartons", place: "Pinetown" });
  expect(heads(0.9)?.org).toBe("Pinetown");
  expect(read("Various schools, Co. Longford", "org", "org")?.place).toBe("Co. Longford");
});

test.each([
  ["Red Lodge, MT", { org: "Fire Center", place: "Red Lodge, MT" }],
  ["Oak Lodge, Ltd", { org: "Fire Center, Oak Lodge, Ltd" }],
])(
  "a town between employer and state is a place even with a word of employers: %s",
  (town, texts) => {
    const [head] = readHeads(
      [{ content: "experience", lines: linesOf("Cook", `Fire Center, ${town}`) }],
      labelInOrder("role", "org", "org", town.endsWith("MT") ? "place" : "org"),
    );
    expect(head?.texts).toMatchObject(texts);
  },
);

test.each([
  ["Walter-Eucken-Gymnasium", "note", 1, "Walter-Eucken-Gymnasium"],
  ["Handwerkskammer Leipzig", "field", 0.4, "Handwerkskammer Leipzig"],
  ["College Teaching", "field", 1, undefined],
])(
  "without a school, a doubtful part with a word of schools is the school: %s",
  (text, label, probability, org) => {
    const lines = labeledLines([
      ["education.head", ["Meister"]],
      ["education.more", [text]],
    ]).map(({ line }) => line);
    const [head] = readHeads([{ content: "education", lines }], (parts) =>
      parts.map(({ lineIndex }) =>
        lineIndex === 0 ? { label: "degree", probability: 1 } : { label, probability },
      ),
    );
    expect(head?.texts.org).toBe(org);
  },
);

test("without a degree, a note with a degree is it, and a doubtful town behind the school is the place", () => {
  const lines = labeledLines([
    ["education.head", ["Diploma in Ristorazione, Istituto Florio, Erice, 88/100"]],
  ]).map(({ line }) => line);
  const labels = [
    { label: "note", probability: 0.5 },
    { label: "org", probability: 1 },
    { label: "note", probability: 0.6 },
    { label: "grade", probability: 1 },
  ];
  const [head] = readHeads([{ content: "education", lines }], (parts) =>
    parts.map((_, index) => labels[index] ?? { label: "note", probability: 1 }),
  );
  expect(head?.texts).toMatchObject({ degree: "Diploma in Ristorazione", place: "Erice" });
});

test('"Some college" is the degree, not a second school', () => {
  const lines = labeledLines([
    ["education.head", ["Some college in Business"]],
    ["education.more", ["Community College of Aurora"]],
  ]).map(({ line }) => line);
  const [head] = readHeads([{ content: "education", lines }], labelInOrder("org", "org"));
  expect(head?.texts).toMatchObject({
    degree: "Some college in Business",
    org: "Community College of Aurora",
  });
});

test("a town in a cell of its own before a state is no employer", () => {
  const lines = labeledLines([["experience.head", ["Fire Center", "Red Lodge, MT"]]]).map(
    ({ line }) => line,
  );
  const [head] = readHeads([{ content: "experience", lines }], labelInOrder("org", "org", "place"));
  expect(head?.texts).toMatchObject({ org: "Fire Center", place: "Red Lodge, MT" });
});

test("a second organization below a membership is the role", () => {
  const lines = labeledLines([
    ["memberships.head", ["Society of Speech Therapists"]],
    ["memberships.more", ["Member of the board"]],
  ]).map(({ line }) => line);
  const [head] = readHeads([{ content: "memberships", lines }], labelInOrder("org", "org"));
  expect(head?.texts).toMatchObject({ role: "Member of the board" });
});

test("brackets before the issuer are part of the name of a certificate", () => {
  const lines = labeledLines([
    ["certificates.head", ["Registered Nurse (Adult), Nursing Council"]],
  ]).map(({ line }) => line);
  const [head] = readHeads(
    [{ content: "certificates", lines }],
    labelInOrder("name", "issuer", "issuer"),
  );
  expect(head?.texts).toMatchObject({
    name: "Registered Nurse (Adult)",
    issuer: "Nursing Council",
  });
});

test("a town and its state after an organization are the place", () => {
  const lines = labeledLines([
    ["volunteering.head", ["Scratch Club", "Durham, NC"]],
    ["volunteering.more", ["Code Mentor"]],
  ]).map(({ line }) => line);
  const [head] = readHeads(
    [{ content: "volunteering", lines }],
    labelInOrder("org", "org", "role", "role"),
  );
  expect(head?.texts).toEqual({ org: "Scratch Club", place: "Durham, NC", role: "Code Mentor" });
});

test("the abbreviation of a degree alone in the first cell is the degree, initials of a school are not", () => {
  const degree = (text: string) => {
    const lines = labeledLines([
      ["education.head", [text, "Newcastle College, Logistics", "Newcastle"]],
    ]).map(({ line }) => line);
    return readHeads(
      [{ content: "education", lines }],
      labelInOrder("note", "org", "field", "place"),
    )[0]?.texts.degree;
  };
  expect(degree("HNC")).toBe("HNC");
  expect(degree("B.Sc.")).toBe("B.Sc.");
  expect(degree("NCL")).toBeUndefined();
});

test("an examining body in brackets behind a degree is part of it", () => {
  const texts = (...cells: string[]) => {
    const lines = labeledLines([["education.head", cells]]).map(({ line }) => line);
    return readHeads([{ content: "education", lines }], labelInOrder("degree", "org", "org"))[0]
      ?.texts;
  };
  expect(texts("Industriekauffrau (IHK)", "Berufskolleg Deutz")).toEqual({
    degree: "Industriekauffrau (IHK)",
    org: "Berufskolleg Deutz",
  });
  expect(texts("Industriekauffrau, IHK")?.org).toBe("IHK");
  expect(texts("Industriekauffrau (Acme)")?.org).toBe("Acme");
});
