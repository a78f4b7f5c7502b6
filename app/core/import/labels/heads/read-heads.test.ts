import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import type { HeadPart } from "./head-parts.ts";
import { readAddress } from "./read-address.ts";
import { readHeads } from "./read-heads.ts";

const linesOf = (...texts: string[]) =>
  labeledLines(texts.map((text) => ["experience.head", [text]])).map(({ line }) => line);

/** Labels parts by their order. */
const labels =
  (...all: string[]) =>
  (parts: readonly HeadPart[]) =>
    parts.map((_, index) => ({ label: all[index] ?? "note", probability: 1 }));

const read = (text: string, ...all: string[]) =>
  readHeads([{ content: "experience", lines: linesOf(text) }], labels(...all))[0]?.texts;

test.each([
  ["Plant Manager, Brackley Foods (€48m turnover, 210 staff)", "€48m turnover, 210 staff"],
  ["Nurse, Ward 9 (cardiology, 24 beds, nights)", "cardiology, 24 beds, nights"],
  ["Cook, Golden Lion (90 covers, two rosettes)", "90 covers, two rosettes"],
])("a note in brackets goes on behind its comma: %s", (text, note) => {
  expect(read(text, "role", "org", "note", "org", "org")?.note).toBe(note);
});

test("what stands behind the brackets, or in brackets of its own, is no note", () => {
  expect(read("Nurse (nights), Ward 9", "role", "note", "org")?.org).toBe("Ward 9");
  expect(read("Nurse (Ward 9, Leeds)", "role", "org", "place")).toMatchObject({
    org: "Ward 9",
    place: "Leeds",
  });
});

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
  ["Marital status: single", ""],
  ["Nationalität: Österreich", ""],
  ["Date of birth: 4 May, Leeds", ""],
  ["Driving licence: B, Leeds", ""],
  ["Nationalité : française", ""],
  ["Born in Leeds", ""],
  ["Born: Leeds", ""],
  ["Geboren am 4. Mai 1990 in Leipzig", ""],
  ["Leeds", "Leeds"],
  ["Born, Netherlands", "Born, Netherlands"],
  ["Nationality: British | 12 High Street, Leeds LS1 4AB", "12 High Street, Leeds LS1 4AB"],
  ["12 High Street, Leeds • Nationality: British", "12 High Street, Leeds"],
  ["Geburtsdatum: 04.05.1990 | Musterstraße 12, 04109 Leipzig", "Musterstraße 12, 04109 Leipzig"],
  ["État civil : célibataire · 5 rue Bara, Lyon · Permis B", "5 rue Bara, Lyon"],
  ["Born 4 May 1990 · Hull", "Hull"],
  ["Musterstr. 5, 80331, München", "Musterstr. 5, 80331, München"],
  ["Calle Mayor, 12, 28013 Madrid", "Calle Mayor, 12, 28013 Madrid"],
  ["Hull | 44", "Hull"],
])("the address in %s", (text, address) => {
  expect(
    readAddress(linesOf(text), (parts) => labels(...parts.map(() => "place"))(parts), ""),
  ).toBe(address);
});

test.each([
  [["Nationality", "British", "Hull"], "Hull"],
  [["Geburtsdatum:", "04.05.1990"], ""],
  [["Gender: female", "5 rue Bara, Lyon"], "5 rue Bara, Lyon"],
])("the address beside a label and its value in cells: %j", (cells, address) => {
  const lines = labeledLines([["contact", cells]]).map(({ line }) => line);
  const places = (parts: readonly HeadPart[]) => labels(...parts.map(() => "place"))(parts);
  expect(readAddress(lines, places, "")).toBe(address);
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
  const [head] = readHeads([{ content: "experience", lines }], labels("role", "org"));
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
    parts.map(({ at }) => ({ label: at === 0 ? "degree" : "field", probability: 1 })),
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
  const labelParts = labels("role", label, label);
  const [head] = readHeads([{ content: "experience", lines }], labelParts);
  expect(head?.texts[label]).toBe(text);
});

test("what comes after @ is the employer", () => {
  const lines = linesOf("Senior Developer @ Brightwater Travel");
  const [head] = readHeads([{ content: "experience", lines }], labels("role", "role"));
  expect(head?.texts).toEqual({ role: "Senior Developer", org: "Brightwater Travel" });
});

test.each([
  ["Larkspur Analytics, Denver, Colorado", ["org", "place", "role"], "Denver, Colorado"],
  ["Skyline Park & Ride, College Park, GA", ["org", "org", "place"], "College Park, GA"],
  ["Baker, Rowe, Leeds", ["role", "org", "place"], "Leeds"],
])("a state belongs to the town before it: %s", (text, given, place) => {
  const lines = linesOf(text);
  const [head] = readHeads(
    [{ content: "experience", lines }],
    labels(...(given as Parameters<typeof labels>)),
  );
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
  const [head] = readHeads([{ content: "experience", lines }], labels("role", "role"));
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
    labels("role", town, "place", "place"),
  );
  expect(head?.texts.place).toBe(place);
});

test("a code in brackets is part of a certificate's name, an institution is not", () => {
  const name = (text: string) =>
    readHeads([{ content: "certificates", lines: linesOf(text) }], labels("name", "issuer"))[0]
      ?.texts.name;
  expect(name("Prescribing (V150)")).toBe("Prescribing (V150)");
  expect(name("First Aid (Red Cross)")).toBe("First Aid");
});

test("what an institution gives in several entries is no label of the margin", () => {
  const heads = ["Pediatrics, Oak Board", "Surgery, Oak Board"].map((text) => ({
    content: "certificates" as const,
    lines: linesOf(text),
  }));
  const read = readHeads(heads, labels("name", "note", "name", "note"));
  expect(read.map(({ texts }) => texts.note)).toEqual(["Oak Board", "Oak Board"]);
});

test.each([
  ["mention bien]", "mention bien"],
  ["3.62 [of 4]", "3.62 [of 4]"],
])("a stray bracket goes: %s", (text, grade) => {
  expect(read(text, "grade")?.grade).toBe(grade);
});

test.each([
  [["Nilüfer, Bursa"], ["note", "place"], "Nilüfer, Bursa"],
  [["Nurse, Bursa"], ["note", "place"], "Bursa"],
  [["Nantes (44)"], ["place", "note"], "Nantes (44)"],
])("the parts of a town in an address: %j", (texts, given, address) => {
  expect(readAddress(linesOf(...texts), labels(...given), "")).toBe(address);
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
  const [head] = readHeads([{ content: "awards", lines }], labels("name", "name"));
  expect(head?.texts).toMatchObject({ name: "Best Poster", issuer: "Statistics Day" });
});

test.each([
  ["Etten-Leur", { role: "Sales Assistant", place: "Etten-Leur" }],
  ["Senior Buyer", { role: "Sales Assistant, Senior Buyer" }],
])("a second post below the employer is a town, unless it names a post: %s", (below, texts) => {
  const lines = linesOf("Sales Assistant at Oak Pumps", below);
  const [head] = readHeads([{ content: "experience", lines }], labels("role", "org", "role"));
  expect(head?.texts).toMatchObject(texts);
});

test.each([
  ["Red Lodge, MT", { org: "Fire Center", place: "Red Lodge, MT" }],
  ["Oak Lodge, Ltd", { org: "Fire Center, Oak Lodge, Ltd" }],
])("a town between an employer and a state may have a word of employers: %s", (town, texts) => {
  const [head] = readHeads(
    [{ content: "experience", lines: linesOf("Cook", `Fire Center, ${town}`) }],
    labels("role", "org", "org", town.endsWith("MT") ? "place" : "org"),
  );
  expect(head?.texts).toMatchObject(texts);
});

test.each([
  ["Walter-Eucken-Gymnasium", "note", 1, "Walter-Eucken-Gymnasium"],
  ["Handwerkskammer Leipzig", "field", 0.4, "Handwerkskammer Leipzig"],
  ["College Teaching", "field", 1, undefined],
])(
  "without any school, an unlikely part that names one is it: %s",
  (text, label, probability, org) => {
    const lines = labeledLines([
      ["education.head", ["Meister"]],
      ["education.more", [text]],
    ]).map(({ line }) => line);
    const [head] = readHeads([{ content: "education", lines }], (parts) =>
      parts.map(({ line }) =>
        line === 0 ? { label: "degree", probability: 1 } : { label, probability },
      ),
    );
    expect(head?.texts.org).toBe(org);
  },
);

test("without any degree, a note that names one is it, and a town after the school its place", () => {
  const lines = labeledLines([
    ["education.head", ["Diploma in Ristorazione, Istituto Florio, Erice, 88/100"]],
  ]).map(({ line }) => line);
  const given = [
    { label: "note", probability: 0.5 },
    { label: "org", probability: 1 },
    { label: "note", probability: 0.6 },
    { label: "grade", probability: 1 },
  ];
  const [head] = readHeads([{ content: "education", lines }], (parts) =>
    parts.map((_, index) => given[index] ?? { label: "note", probability: 1 }),
  );
  expect(head?.texts).toMatchObject({ degree: "Diploma in Ristorazione", place: "Erice" });
});

test("a town in a cell of its own before a state is no employer", () => {
  const lines = labeledLines([["experience.head", ["Fire Center", "Red Lodge, MT"]]]).map(
    ({ line }) => line,
  );
  const [head] = readHeads([{ content: "experience", lines }], labels("org", "org", "place"));
  expect(head?.texts).toMatchObject({ org: "Fire Center", place: "Red Lodge, MT" });
});
