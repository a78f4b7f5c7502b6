import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { keepFacts } from "./fact-lines.ts";

const read = (heading: string, ...rows: string[][]) =>
  keepFacts(
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
  expect(keepFacts(all)[1]?.line.text).toBe("Heimatort: Guggisberg BE");
});

test("facts below the data of a person are facts, whatever their lines were taken for", () => {
  const [, ...facts] = keepFacts(
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
