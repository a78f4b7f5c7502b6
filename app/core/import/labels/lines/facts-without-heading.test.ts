/** Tests that personal facts beside the contact details become a section of their own. */
import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { moveFactsWithoutHeading } from "./facts-without-heading.ts";

const read = (...rows: [label: string, cells: string[]][]) =>
  moveFactsWithoutHeading(labeledLines(rows)).map(
    ({ line, labeled }) => `${labeled.label} ${line.text}`,
  );

test("facts without a heading follow at the end, below one in the document's language", () => {
  expect(
    read(
      ["name", ["Ada Berg"]],
      ["contact", ["Geburtsdatum", "3. Mai 1990"]],
      ["contact", ["Nationalität", "deutsch"]],
      ["contact", ["Nearest airport", "Kiel"]],
      ["contact", ["Kiel", "Germany"]],
      ["contact", ["LinkedIn", "ada-berg"]],
      ["contact", ["Zweitwohnsitz", "Am Hang 5, Kiel"]],
      ["contact", ["Telefon", "0431 555 01"]],
      ["heading", ["Berufserfahrung"]],
      ["experience.head", ["Pflegerin"]],
      ["heading", ["Ausbildung"]],
    ),
  ).toEqual([
    "name Ada Berg",
    "contact Kiel Germany",
    "contact LinkedIn ada-berg",
    "contact Zweitwohnsitz Am Hang 5, Kiel",
    "contact Telefon 0431 555 01",
    "heading Berufserfahrung",
    "experience.head Pflegerin",
    "heading Ausbildung",
    "heading Persönliche Daten",
    "custom.item Geburtsdatum: 3. Mai 1990",
    "custom.item Nationalität: deutsch",
    "custom.item Nearest airport: Kiel",
  ]);
});

const FACTS: [string, string[]][] = [
  ["contact", ["Date of birth", "3 May 1990"]],
  ["contact", ["Nationality: British"]],
];
const SECTION: [string, string[]] = ["heading", ["Education"]];

test("a single fact, facts below a heading about the person and below other sections stay", () => {
  const areUnchanged = (...rows: [string, string[]][]) =>
    expect(read(...rows)).toEqual(rows.map(([label, cells]) => `${label} ${cells.join(" ")}`));
  areUnchanged(...FACTS.slice(0, 1), SECTION);
  areUnchanged(["heading", ["Personal details"]], ...FACTS, SECTION);
  areUnchanged(SECTION, ...FACTS);
  const ownFacts = FACTS.map(([, cells]): [string, string[]] => ["custom.item", cells]);
  areUnchanged(["heading", ["Good to know"]], ...ownFacts, SECTION);
  expect(read(["heading", ["Contact"]], ...FACTS, SECTION)).toContain("heading Personal details");
});

test("a single answer in an application form's cells is enough for the section", () => {
  const rows = labeledLines([
    ["name", ["Ada Berg"]],
    ["custom.item", ["Shift preferred: 2nd or 3rd"]],
    SECTION,
  ]);
  const lines = rows.map(({ line, labeled }) => ({
    line: labeled.label === "custom.item" ? { ...line, tableLabel: "custom.item" } : line,
    labeled,
  }));
  const texts = (all: typeof rows) => moveFactsWithoutHeading(all).map(({ line }) => line.text);
  expect(texts(lines).slice(2)).toEqual(["Personal details", "Shift preferred: 2nd or 3rd"]);
  expect(texts(rows)).not.toContain("Personal details");
});
