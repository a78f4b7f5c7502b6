import { expect, test } from "vitest";
import { labeledLines, labelInOrder } from "../../../../../tests/support/labeled-lines.ts";
import { readHeads } from "./read-heads.ts";

const linesOf = (...texts: string[]) =>
  labeledLines(texts.map((text) => ["experience.head", [text]])).map(({ line }) => line);

const read = (text: string, ...all: string[]) =>
  readHeads([{ content: "experience", lines: linesOf(text) }], labelInOrder(...all))[0]?.texts;

test.each([
  ["NCLEX-RN, first attempt", undefined],
  ["Fitter, night shift only", undefined],
  ["Koch, als zweiter von drei", undefined],
  ["Fitter, Hull", "Hull"],
  ["Fitter, remote", "remote"],
  ["fitter, milton keynes", "milton keynes"],
  ["técnica, são paulo", "são paulo"],
  ["koch, bad homburg", "bad homburg"],
])("words without a capital are no place: %s", (text, place) => {
  expect(read(text, "name", "place")?.place).toBe(place);
});

test("an employer may have the name of a label of duties", () => {
  expect(read("Nurse, Impact, Leeds", "role", "org", "place")?.org).toBe("Impact");
  expect(read("Impact", "org")?.org).toBe("Impact");
  expect(read("Nurse, Highlights, Leeds", "role", "org", "place")?.org).toBe("Highlights");
});

test("a region behind its town stays with it", () => {
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
])("what stands beside the dates of a row: %s", (besideDates, place) => {
  const [line] = linesOf("Welder, Kockums AB");
  const lines = line ? [{ ...line, besideDates: [besideDates] }] : [];
  const [head] = readHeads([{ content: "experience", lines }], labelInOrder("role", "org"));
  expect(head?.texts.place).toBe(place);
});

test.each([
  ["BComm (Hons), 2:1", "2:1"],
  ["BA History, First Class Honours", "First Class Honours"],
  ["MSc Physics, with distinction", "with distinction"],
  ["Licence de droit, mention bien", "mention bien"],
  ["Meisterin, Note 1,8", "1,8"],
  ["BSc Physics, magna cum laude", "magna cum laude"],
  ["BSc, Physics", undefined],
  ["Diploma, Merit Studies", undefined],
])("a grade beside a degree is no field: %s", (text, grade) => {
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

test("what comes after @ is the employer", () => {
  const lines = linesOf("Senior Developer @ Brightwater Travel");
  const [head] = readHeads([{ content: "experience", lines }], labelInOrder("role", "role"));
  expect(head?.texts).toEqual({ role: "Senior Developer", org: "Brightwater Travel" });
});

test.each([
  ["Larkspur Analytics, Denver, Colorado", ["org", "place", "role"], "Denver, Colorado"],
  ["Skyline Park & Ride, College Park, GA", ["org", "org", "place"], "College Park, GA"],
  ["Baker, Rowe, Leeds", ["role", "org", "place"], "Leeds"],
])("a state belongs to the town before it: %s", (text, given, place) => {
  const lines = linesOf(text);
  const [head] = readHeads([{ content: "experience", lines }], labelInOrder(...given));
  expect(head?.texts.place).toBe(place);
});

test.each([
  [["Norwich, Norfolk", "Norwich, Norfolk"], "Norwich, Norfolk"],
  [["Pune", "Pune, Maharashtra"], "Pune, Maharashtra"],
  [["Utrecht, Utrecht"], "Utrecht, Utrecht"],
  [["New York, New York", "New York"], "New York, New York"],
  [["Cork, Munster", "Halifax"], "Cork, Munster Halifax"],
])("a place that is shown again counts once: %j", (texts, place) => {
  const [head] = readHeads([{ content: "experience", lines: linesOf(...texts) }], (parts) =>
    parts.map(() => ({ label: "place", probability: 1 })),
  );
  expect(head?.texts.place).toBe(place);
});

test("a school on the line below a post is the employer", () => {
  const lines = linesOf("Teaching Assistant", "Oak Junior School");
  const [head] = readHeads([{ content: "experience", lines }], labelInOrder("role", "role"));
  expect(head?.texts).toEqual({ role: "Teaching Assistant", org: "Oak Junior School" });
});

test.each([
  [["role", "note", "place"], "Macon, Georgia, United States"],
  [["role", "org", "place"], "Georgia, United States"],
])("a town, its region and country on a line are a place: %j", (given, place) => {
  const lines = linesOf("Nurse", "Macon, Georgia, United States");
  const town = given[1] ?? "";
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

test("what an institution gives in several entries is no label of the margin", () => {
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
])("a stray bracket goes: %s", (text, grade) => {
  expect(read(text, "grade")?.grade).toBe(grade);
});

test("what comes after the Dutch word for at is a town", () => {
  expect(read("Verpleegkundige te Brussel, AZ Oost", "role", "org", "org")).toEqual({
    role: "Verpleegkundige",
    place: "Brussel",
    org: "AZ Oost",
  });
});

test("what is in the next cell gave the award", () => {
  const lines = labeledLines([["awards.head", ["2024", "Best Poster", "Statistics Day"]]]).map(
    ({ line }) => line,
  );
  const [head] = readHeads([{ content: "awards", lines }], labelInOrder("name", "name"));
  expect(head?.texts).toMatchObject({ name: "Best Poster", issuer: "Statistics Day" });
});

test.each([
  ["Etten-Leur", { role: "Sales Assistant", place: "Etten-Leur" }],
  ["Senior Buyer", { role: "Sales Assistant, Senior Buyer" }],
])("a second post below the employer is a town, unless it names a post: %s", (below, texts) => {
  const lines = linesOf("Sales Assistant at Oak Pumps,", below);
  const [head] = readHeads([{ content: "experience", lines }], labelInOrder("role", "org", "role"));
  expect(head?.texts).toMatchObject(texts);
});

test("a town and a country after their labels are the place", () => {
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

test("a department below a whole line is no town", () => {
  const lines = linesOf("Manager at Oak Pumps", "Operations");
  const [head] = readHeads([{ content: "experience", lines }], labelInOrder("role", "org", "role"));
  expect(head?.texts.place).toBeUndefined();
});

test("words in another style go on with an award, but for a whole name", () => {
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

test("an attorney at law is one certificate", () => {
  const lines = labeledLines([["certificates.head", ["Attorney at Law, Pennsylvania Bar"]]]).map(
    ({ line }) => line,
  );
  const [head] = readHeads([{ content: "certificates", lines }], labelInOrder("name", "issuer"));
  expect(head?.texts).toMatchObject({ name: "Attorney at Law", issuer: "Pennsylvania Bar" });
});

test("labels before a post and its dates are left out", () => {
  const lines = linesOf(
    "Acme Hotels",
    "Designation: Head Waiter",
    "Duration: Jun 2017 to Mar 2020",
  );
  const [head] = readHeads([{ content: "experience", lines }], labelInOrder("org", "note", "role"));
  expect(head?.texts).toEqual({ org: "Acme Hotels", role: "Head Waiter" });
});
