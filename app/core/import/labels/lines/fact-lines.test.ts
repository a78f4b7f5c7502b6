import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { separatePersonalFacts } from "./fact-lines.ts";

const read = (heading: string, ...rows: string[][]) =>
  separatePersonalFacts(
    labeledLines([["heading", [heading]], ...rows.map((cells) => ["contact", cells] as const)]),
  )
    .slice(1)
    .map(({ line, labeled }) => `${labeled.label} ${line.text}`);

test("personal facts are a section of their own, apart from contact details", () => {
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

test("a label above its value is joined with it, and one without a value is left", () => {
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

test("facts that are labeled as a section of their own already are read alike", () => {
  const all = labeledLines([
    ["heading", ["Personalien"]],
    ["custom.item", ["Heimatort", "Guggisberg BE"]],
  ]);
  expect(separatePersonalFacts(all)[1]?.line.text).toBe("Heimatort: Guggisberg BE");
});

test("facts below the data of a person are facts, whatever their lines were taken for", () => {
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

test("facts beside each other are lines of their own, apart from contact details", () => {
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

test("among facts of two cells, the others are facts too, unless they are contact details", () => {
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
])("below %s, %s is a fact", (heading, name, value) => {
  expect(read(heading, [name, value])).toEqual([`custom.item ${name}: ${value}`]);
});

test("a word that may begin a name is a fact with a value alone", () => {
  expect(read("Personal details", ["Age UK"], ["Age: 34"])).toEqual([
    "contact Age UK",
    "custom.item Age: 34",
  ]);
});

test("names and contact details below a heading of the person are those of the person", () => {
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

test("facts between bars are a line each, and a line with something else stays", () => {
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

test("a heading above a table of facts is one of a person, whatever the labels are", () => {
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

test("languages among facts that stay there have a colon too", () => {
  const lines = labeledLines([
    ["heading", ["Personal details"]],
    ["custom.item", ["Nationality", "Indian"]],
    ["custom.item", ["Languages known", "Hindi, English"]],
  ]);
  expect(separatePersonalFacts(lines)[2]?.line.text).toBe("Languages known: Hindi, English");
});
