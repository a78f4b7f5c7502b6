/**
 * Tests that the declaration at the end of an application, "I hereby declare that …", is imported only below a heading of
 * its own. Rows are lines
 * of a resume, with the label that a model predicted and the text. In labels, "head" is the first line of an entry,
 * "more" a further line of its title, employer or dates, "item" a bullet or other text and "rest" the continuation of a
 * wrapped line. Lines labeled "furniture" are not imported.
 */

import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../tests/support/labeled-lines.ts";
import { relabelDeclarations } from "./declarations.ts";

type Row = [label: string, ...cells: string[]];

const labelsOf = (...rows: Row[]) =>
  labelsAfterCorrection(
    relabelDeclarations,
    rows.map(([label, ...cells]) => [label, cells]),
  );

test("a declaration below its heading is a section with its place, and one without is left out", () => {
  expect(
    labelsOf(
      ["name", "Ada Berg"],
      ["heading", "DECLARATION"],
      [
        "custom.item",
        "I hereby declare that all the information furnished above is true to the best",
      ],
      ["custom.rest", "of my knowledge and belief."],
      ["custom.item", "Place: Pune", "(Ada Berg)"],
      ["custom.item", "Date:", "Signature"],
      ["custom.item", "ADA BERG"],
    ),
  ).toEqual([
    ...["name", "heading", "custom.item", "custom.rest", "custom.item"],
    ...["furniture", "furniture"],
  ]);
  expect(
    labelsOf(
      ["references.more", "ada@example.org"],
      ["skills.item", "I certify that the statements on this application are true and complete."],
      ["skills.item", "Signature: ......... Date: ........"],
    ),
  ).toEqual(["references.more", "furniture", "furniture"]);
});

test("text that follows a declaration stays", () => {
  expect(
    labelsOf(
      ["heading", "Declaration"],
      ["custom.item", "I declare that these details are correct."],
      ["custom.item", "I can start in May."],
    ),
  ).toEqual(["heading", "custom.item", "custom.item"]);
});

test("further sentences of a declaration, and its heading with another label, are its section", () => {
  expect(
    labelsOf(
      ["skills.item", "Declaration"],
      ["skills.item", "I affirm that the details above are true."],
      ["summary.item", "I shall bear the responsibility"],
      ["summary.rest", "for any mistake."],
      ["contact", "Yours faithfully,"],
      ["heading", "Skills"],
    ),
  ).toEqual([...["heading", "custom.item", "custom.item", "custom.rest", "furniture", "heading"]]);
});

test("captions with their values in another cell are the signature below a declaration", () => {
  expect(
    labelsOf(
      ["references.head", "I certify that the facts above are true."],
      ["references.head", "Signature:", "Ada Berg"],
      ["references.more", "Date:", "05/19/2025"],
      ["references.head", "Ivo Lund", "Owner"],
    ),
  ).toEqual(["furniture", "furniture", "furniture", "references.head"]);
});

test("the name at the top of the page, read after a declaration in a side column, stays", () => {
  const declaration = "I declare that these details are correct.";
  expect(
    labelsOf(["heading", "Declaration"], ["custom.item", declaration], ["name", "Ada Berg"]),
  ).toEqual(["heading", "custom.item", "name"]);
  expect(labelsOf(["custom.item", declaration], ["name", "Ada Berg"])).toEqual([
    "furniture",
    "name",
  ]);
});

test.each<Row>([
  ["experience.item", "• The information in 300 returns was accurate."],
  ["summary.item", "I certify data entries as complete and correct for 12 clinics."],
  ["summary.item", "I certify electrical installations and declare them complete."],
  ["experience.item", "Confirmed that the information in 400 records was correct."],
  ["summary.item", "The details matter to me: I finish what I start."],
  ["publications.head", "I Declare: a true history of small nations"],
])("labeled %s, this is no declaration: %s", (...row) => {
  expect(labelsOf(["heading", "Declaration"], row)).toEqual(["heading", row[0]]);
});
