/**
 * Tests how the texts of a head, such as job title and employer, are read from labeled parts. A part is a text between
 * separators in the first lines of an entry, with the label that a model gave it: "role" is a job title, "org" an
 * employer or school, "field" a field of study, "issuer" who gave a certificate and "note" any other text.
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
  ["NCLEX-RN, first attempt", undefined],
  ["Fitter, night shift only", undefined],
  ["Koch, als zweiter von drei", undefined],
  ["Fitter, Hull", "Hull"],
  ["Fitter, remote", "remote"],
  ["fitter, milton keynes", "milton keynes"],
  ["técnica, são paulo", "são paulo"],
  ["koch, bad homburg", "bad homburg"],
])("in a head with capitals, lowercase words are no place unless known: %s", (text, place) => {
  expect(read(text, "name", "place")?.place).toBe(place);
});

test("an employer may be named like a caption of duties", () => {
  expect(read("Nurse, Impact, Leeds", "role", "org", "place")?.org).toBe("Impact");
  expect(read("Impact", "org")?.org).toBe("Impact");
  expect(read("Nurse, Highlights, Leeds", "role", "org", "place")?.org).toBe("Highlights");
});

test("a lowercase region behind its town is part of the place", () => {
  expect(read("Fitter, Leeds, west yorkshire", "role", "place", "place")?.place).toBe(
    "Leeds, west yorkshire",
  );
});

test.each([
  ["Lund", "Lund"],
  ["Porto, Portugal", "Porto, Portugal"],
  ["(3)", undefined],
  ["Full-time", undefined],
  ["Contract", undefined],
  ["Fixed-term contract", undefined],
  ["Maternity leave", undefined],
  ["Elternzeit", undefined],
  ["Part-time, seasonal", undefined],
  ["Present", undefined],
  ["Heute", undefined],
  ["Kockums Holding", undefined],
])(
  "a text beside the dates of a row is the place if it looks like one: %s",
  (besideDates, place) => {
    const [line] = linesOf("Welder, Kockums AB");
    const lines = line ? [{ ...line, besideDates: [besideDates] }] : [];
    const [head] = readHeads([{ content: "experience", lines }], labelInOrder("role", "org"));
    expect(head?.texts.place).toBe(place);
  },
);

test.each([
  ["BComm (Hons), 2:1", "2:1"],
  ["BA History, First Class Honours", "First Class Honours"],
  ["MSc Physics, with distinction", "with distinction"],
  ["Licence de droit, mention bien", "mention bien"],
  ["Meisterin, Note 1,8", "1,8"],
  ["BSc Physics, magna cum laude", "magna cum laude"],
  ["BSc, Physics", undefined],
  ["Diploma, Merit Studies", undefined],
])("a grade beside a degree, labeled as a field, is the grade: %s", (text, grade) => {
  const lines = linesOf(text);
  const [head] = readHeads([{ content: "education", lines }], (parts) =>
    parts.map(({ partIndex }) => ({ label: partIndex === 0 ? "degree" : "field", probability: 1 })),
  );
  expect(head?.texts.grade).toBe(grade);
});

test.each([
  [["Oakhurst", "Halifax,", "Canada"], "place", "Halifax, Canada"],
  [["Oakhurst", "Sunderland, ", "Tyne and Wear"], "place", "Sunderland, Tyne and Wear"],
  [["Oakhurst", "Zielona", "Góra"], "place", "Zielona Góra"],
  [
    ["Cook", "Department of Fisheries,", "Oceans and Parks"],
    "org",
    "Department of Fisheries, Oceans and Parks",
  ],
] as const)("a comma at the end of a line stays: %j", (texts, label, text) => {
  const lines = linesOf(...texts);
  const labelParts = labelInOrder("role", label, label);
  const [head] = readHeads([{ content: "experience", lines }], labelParts);
  expect(head?.texts[label]).toBe(text);
});

test('the text after "@" is the employer', () => {
  const lines = linesOf("Senior Developer @ Brightwater Travel");
  const [head] = readHeads([{ content: "experience", lines }], labelInOrder("role", "role"));
  expect(head?.texts).toEqual({ role: "Senior Developer", org: "Brightwater Travel" });
});

test.each([
  ["Larkspur Analytics, Denver, Colorado", ["org", "place", "role"], "Denver, Colorado"],
  ["Skyline Park & Ride, College Park, GA", ["org", "org", "place"], "College Park, GA"],
  ["Baker, Rowe, Leeds", ["role", "org", "place"], "Leeds"],
])("the place has the town and its state: %s", (text, labels, place) => {
  const lines = linesOf(text);
  const [head] = readHeads([{ content: "experience", lines }], labelInOrder(...labels));
  expect(head?.texts.place).toBe(place);
});

test.each([
  [["Norwich, Norfolk", "Norwich, Norfolk"], "Norwich, Norfolk"],
  [["Pune", "Pune, Maharashtra"], "Pune, Maharashtra"],
  [["Utrecht, Utrecht"], "Utrecht, Utrecht"],
  [["New York, New York", "New York"], "New York, New York"],
  [["Cork, Munster", "Halifax"], "Cork, Munster Halifax"],
])("a place that the lines repeat is read once: %j", (texts, place) => {
  const [head] = readHeads([{ content: "experience", lines: linesOf(...texts) }], (parts) =>
    parts.map(() => ({ label: "place", probability: 1 })),
  );
  expect(head?.texts.place).toBe(place);
});

test("a school on the line below a job title is the employer", () => {
  const lines = linesOf("Teaching Assistant", "Oak Junior School");
  const [head] = readHeads([{ content: "experience", lines }], labelInOrder("role", "role"));
  expect(head?.texts).toEqual({ role: "Teaching Assistant", org: "Oak Junior School" });
});

test.each([
  [["role", "note", "place"], "Macon, Georgia, United States"],
  [["role", "org", "place"], "Georgia, United States"],
])("a town, its region and country on a line are a place: %j", (labels, place) => {
  const lines = linesOf("Nurse", "Macon, Georgia, United States");
  const town = labels[1] ?? "";
  const [head] = readHeads(
    [{ content: "experience", lines }],
    labelInOrder("role", town, "place", "place"),
  );
  expect(head?.texts.place).toBe(place);
});

test("a code in brackets is part of a certificate's name, an institution is not", () => {
  const name = (text: string) =>
    readHeads(
      [{ content: "certificates", lines: linesOf(text) }],
      labelInOrder("name", "issuer"),
    )[0]?.texts.name;
  expect(name("Prescribing (V150)")).toBe("Prescribing (V150)");
  expect(name("First Aid (Red Cross)")).toBe("First Aid");
});

test("an institution that several entries repeat is no caption in the margin", () => {
  const heads = ["Pediatrics, Oak Board", "Surgery, Oak Board"].map((text) => ({
    content: "certificates" as const,
    lines: linesOf(text),
  }));
  const read = readHeads(heads, labelInOrder("name", "note", "name", "note"));
  expect(read.map(({ texts }) => texts.note)).toEqual(["Oak Board", "Oak Board"]);
});

test.each([
  ["mention bien]", "mention bien"],
  ["3.62 [of 4]", "3.62 [of 4]"],
])("a stray bracket at the end is removed: %s", (text, grade) => {
  expect(read(text, "grade")?.grade).toBe(grade);
});

test('the text after the Dutch word "te" is a town', () => {
  expect(read("Verpleegkundige te Brussel, AZ Oost", "role", "org", "org")).toEqual({
    role: "Verpleegkundige",
    place: "Brussel",
    org: "AZ Oost",
  });
});

test("a second name in the next cell is the issuer of the award", () => {
  const lines = labeledLines([["awards.head", ["2024", "Best Poster", "Statistics Day"]]]).map(
    ({ line }) => line,
  );
  const [head] = readHeads([{ content: "awards", lines }], labelInOrder("name", "name"));
  expect(head?.texts).toMatchObject({ name: "Best Poster", issuer: "Statistics Day" });
});

test.each([
  ["Etten-Leur", { role: "Sales Assistant", place: "Etten-Leur" }],
  ["Senior Buyer", { role: "Sales Assistant, Senior Buyer" }],
])(
  "below an employer and a comma, a second job title is a town unless it names a job: %s",
  (below, texts) => {
    const lines = linesOf("Sales Assistant at Oak Pumps,", below);
    const [head] = readHeads(
      [{ content: "experience", lines }],
      labelInOrder("role", "org", "role"),
    );
    expect(head?.texts).toMatchObject(texts);
  },
);

test("a town and a country after their captions are the place", () => {
  expect(read("Localidad: Logroño | País: España", "note", "note", "role", "note")).toEqual({
    place: "Logroño, España",
  });
});

test("the title of a publication keeps its colon", () => {
  const lines = labeledLines([
    ["publications.head", ["Exercises at home: a guide, Speech Press"]],
  ]).map(({ line }) => line);
  const [head] = readHeads([{ content: "publications", lines }], labelInOrder("name", "issuer"));
  expect(head?.texts.name).toBe("Exercises at home: a guide");
});

test("a job title below a line without a comma at its end is no town", () => {
  const lines = linesOf("Manager at Oak Pumps", "Operations");
  const [head] = readHeads([{ content: "experience", lines }], labelInOrder("role", "org", "role"));
  expect(head?.texts.place).toBeUndefined();
});

test("a second name in another style is the issuer if both have several words", () => {
  const issuerOf = (first: string, second: string) => {
    const [line] = labeledLines([["awards.head", [`${first}${second}`]]]).map(({ line }) => line);
    const style = { isItalic: false, size: 10 };
    const spans = [
      { text: first, isBold: true, ...style },
      { text: second, isBold: false, ...style },
    ];
    const lines = line ? [{ ...line, cells: line.cells.map((cell) => ({ ...cell, spans })) }] : [];
    return readHeads([{ content: "awards", lines }], labelInOrder("name", "name"))[0]?.texts.issuer;
  };
  expect(issuerOf("Best Renovation ", "Mountain Architect")).toBe("Mountain Architect");
  expect(issuerOf("AWS ", "Solutions Architect")).toBeUndefined();
});

test('"Attorney at Law" is not split at "at"', () => {
  const lines = labeledLines([["certificates.head", ["Attorney at Law, Pennsylvania Bar"]]]).map(
    ({ line }) => line,
  );
  const [head] = readHeads([{ content: "certificates", lines }], labelInOrder("name", "issuer"));
  expect(head?.texts).toMatchObject({ name: "Attorney at Law", issuer: "Pennsylvania Bar" });
});

test("captions before a job title and its dates are left out", () => {
  const lines = linesOf(
    "Acme Hotels",
    "Designation: Head Waiter",
    "Duration: Jun 2017 to Mar 2020",
  );
  const [head] = readHeads([{ content: "experience", lines }], labelInOrder("org", "note", "role"));
  expect(head?.texts).toEqual({ org: "Acme Hotels", role: "Head Waiter" });
});
