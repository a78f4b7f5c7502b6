/**
 * Tests that personal facts become lines of a custom section. Rows are lines of a resume, with the label that a model
 * predicted and the texts of their cells. In labels, "head" is the first line of an entry, "more" a further line of its
 * title, employer or dates and "item" a bullet or other text.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { separatePersonalFacts } from "./fact-lines.ts";

/** The labels and texts of contact lines below a heading. */
const read = (heading: string, ...rows: string[][]) =>
  separatePersonalFacts(
    labeledLines([["heading", [heading]], ...rows.map((cells) => ["contact", cells] as const)]),
  )
    .slice(1)
    .map(({ line, labeled }) => `${labeled.label} ${line.text}`);

test("personal facts become a custom section, contact details stay", () => {
  expect(
    read(
      "Personalia",
      ["Telefoon", "06 5550 2248"],
      ["Geboortedatum 11 maart 1991"],
      ["Nationaliteit", "Nederlandse"],
      ["Rijbewijs:", "B"],
    ),
  ).toEqual([
    "contact Telefoon 06 5550 2248",
    "custom.item Geboortedatum: 11 maart 1991",
    "custom.item Nationaliteit: Nederlandse",
    "custom.item Rijbewijs: B",
  ]);
});

test("a caption is joined with the value below it, a caption without a value stays", () => {
  expect(
    read(
      "Persönliche Daten",
      ["Geboren am"],
      ["03.09.1989 in Bramsche"],
      ["Familienstand"],
      ["Staatsangehörigkeit: deutsch"],
    ),
  ).toEqual([
    "custom.item Geboren am: 03.09.1989 in Bramsche",
    "contact Familienstand",
    "custom.item Staatsangehörigkeit: deutsch",
  ]);
});

test("under a heading of contact details alone, facts stay where they are", () => {
  expect(read("Contact", ["Nationality: British"])).toEqual(["contact Nationality: British"]);
});

test("facts that were labeled as a custom section are joined with a colon too", () => {
  const all = labeledLines([
    ["heading", ["Personalien"]],
    ["custom.item", ["Heimatort", "Guggisberg BE"]],
  ]);
  expect(separatePersonalFacts(all)[1]?.line.text).toBe("Heimatort: Guggisberg BE");
});

test("lines below a heading of the person are facts, whatever their labels", () => {
  const [, ...facts] = separatePersonalFacts(
    labeledLines([
      ["heading", ["Informazioni personali"]],
      ["name", ["Father’s name", "Per Berg"]],
      ["skills.item", ["Visa status: resident"]],
      ["name", ["Ada Berg"]],
    ]),
  ).map(({ line, labeled }) => `${labeled.label} ${line.text}`);
  expect(facts).toEqual([
    "custom.item Father’s name: Per Berg",
    "custom.item Visa status: resident",
    "name Ada Berg",
  ]);
});

test("facts beside each other become a line each, contact details stay", () => {
  expect(
    read(
      "Bio-Data",
      ["Date of Birth", "3 May 1990", "Civil Status", "Married"],
      ["Sex", "Male", "Mobile", "0501 555 0142"],
    ),
  ).toEqual([
    "custom.item Date of Birth: 3 May 1990",
    "custom.item Civil Status: Married",
    "custom.item Sex: Male",
    "contact Mobile 0501 555 0142",
  ]);
});

test("beside a known fact, other rows of two cells are facts too, except contact details", () => {
  const rows = (...names: string[]) =>
    separatePersonalFacts(
      labeledLines([
        ["heading", ["Candidate summary"]],
        ...names.map((name): [string, string[]] => ["custom.item", [name, "Text"]]),
      ]),
    )
      .slice(1)
      .map(({ line }) => line.text);
  expect(rows("Nationality", "Work permit", "Address")).toEqual([
    ...["Nationality: Text", "Work permit: Text", "Address Text"],
  ]);
  expect(rows("Conference", "Work permit")).toEqual(["Conference Text", "Work permit Text"]);
});

test.each([
  ["Personal particulars", "State of Origin", "Ekiti"],
  ["Date personale", "Data nașterii", "12/03/1990"],
  ["Identité du candidat", "Permis de conduire", "B"],
  ["Kişisel Bilgiler", "Medeni hali", "Evli"],
  ["Dados pessoais", "Nascimento", "22/10/1995"],
])("below the heading %s, %s is the caption of a fact", (heading, name, value) => {
  expect(read(heading, [name, value])).toEqual([`custom.item ${name}: ${value}`]);
});

test("an ambiguous caption counts only before a colon or number", () => {
  expect(read("Personal details", ["Age UK"], ["Age: 34"])).toEqual([
    "contact Age UK",
    "custom.item Age: 34",
  ]);
});

test("name and contact details below a heading of the person are labeled as such", () => {
  const lines = labeledLines([
    ["heading", ["Osobní údaje"]],
    ["custom.item", ["Jméno a příjmení: Ada Bergová"]],
    ["custom.item", ["Adresa", "Lipová 27, Olomouc"]],
    ["custom.item", ["E-mail: ada@schranka.example"]],
    ["custom.item", ["Datum narození: 6. 2. 1989"]],
    ["heading", ["Projects"]],
    ["custom.item", ["Name: Ada"]],
  ]);
  expect(separatePersonalFacts(lines).map(({ labeled }) => labeled.label)).toEqual([
    "heading",
    "name",
    "contact",
    "contact",
    "custom.item",
    "heading",
    "custom.item",
  ]);
});

test("facts between bars become a line each, a line with another text stays", () => {
  const read = (text: string) =>
    separatePersonalFacts(
      labeledLines([
        ["heading", ["Informazioni personali"]],
        ["custom.item", [text]],
      ]),
    )
      .slice(1)
      .map(({ line }) => line.text);
  expect(read("Data di nascita 12/04/1988 | Nazionalità Italiana")).toEqual([
    "Data di nascita: 12/04/1988",
    "Nazionalità: Italiana",
  ]);
  expect(read("Nazionalità Italiana | Cuoco")).toEqual(["Nazionalità Italiana | Cuoco"]);
});

test("rows below a heading above a table of facts are facts, whatever their labels", () => {
  const lines = labeledLines([
    ["heading", ["Personal profile"]],
    ["courses.head", ["Father's Name", "Yousuf Shaikh"]],
    ["courses.more", ["Marital Status", "Single"]],
    ["courses.head", ["Passport No.", "5521908"]],
    ["courses.more", ["Expected salary", "AED 4500"]],
    ["languages.item", ["Languages Known", "English, Hindi"]],
    ["heading", ["Training"]],
    ["courses.head", ["First Aid", "2021"]],
  ]);
  expect(
    separatePersonalFacts(lines).map(({ line, labeled }) => `${labeled.label} ${line.text}`),
  ).toEqual([
    "heading Personal profile",
    "custom.item Father's Name: Yousuf Shaikh",
    "custom.item Marital Status: Single",
    "custom.item Passport No.: 5521908",
    "custom.item Expected salary: AED 4500",
    "languages.item Languages Known English, Hindi",
    "heading Training",
    "courses.head First Aid 2021",
  ]);
});

test("a row of languages among facts is joined with a colon too", () => {
  const lines = labeledLines([
    ["heading", ["Personal details"]],
    ["custom.item", ["Nationality", "Indian"]],
    ["custom.item", ["Languages known", "Hindi, English"]],
  ]);
  expect(separatePersonalFacts(lines)[2]?.line.text).toBe("Languages known: Hindi, English");
});
