/**
 * Tests that a signature at the end of a document, and an offer of references, are not imported. Rows are lines of a
 * resume, with the label that a model predicted and the text. In labels, "head" is the first line of an entry, "more" a
 * further line of its title, employer or dates and "item" a bullet or other text. Lines labeled "furniture" are not
 * imported.
 */

import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../tests/support/labeled-lines.ts";
import { withoutReferencesOnRequest, withoutSignatureBlocks } from "./signatures.ts";

type Row = [label: string, ...cells: string[]];

/** The last `count` labels of a document of Ada Berg in Köln with these lines at its end. */
const lastLabels = (count: number, ...rows: Row[]) =>
  labelsAfterCorrection(
    withoutSignatureBlocks,
    [["name", "Ada Berg"], ["contact", "Rheinweg 8, 50676 Köln"], ...rows].map(
      ([label = "", ...cells]) => [label, cells],
    ),
  ).slice(-count);

test("place, date and name at the end are a signature, also in one row", () => {
  expect(
    lastLabels(
      3,
      ["languages.item", "Deutsch"],
      ["courses.head", "Bonn, 12.03.2026"],
      ["interests.item", "Ada Berg"],
    ),
  ).toEqual(["languages.item", "furniture", "furniture"]);
  expect(lastLabels(1, ["certificates.head", "Bonn, im Februar 2026", "Ada Berg"])).toEqual([
    "furniture",
  ]);
  expect(lastLabels(1, ["custom.item", "Fait à Lyon, le 3 mai 2026", "ADA BERG"])).toEqual([
    "furniture",
  ]);
});

test("a line to sign on, the name and the number of an identity document are a signature", () => {
  expect(
    lastLabels(
      4,
      ["references.more", "Celular: 301 555 0177"],
      ["references.more", "______________________________"],
      ["references.more", "Ada Berg"],
      ["references.more", "C.C. 43.555.014 de Medellín"],
    ),
  ).toEqual(["references.more", "furniture", "furniture", "furniture"]);
});

test("the name alone at the end, or a date in the person's town, is a signature", () => {
  expect(lastLabels(1, ["languages.item", "Ada Berg"])).toEqual(["furniture"]);
  expect(lastLabels(1, ["courses.head", "Köln, 12.03.2026"])).toEqual(["furniture"]);
});

test("without a line labeled as the name, the first line has it", () => {
  const labels = labelsAfterCorrection(withoutSignatureBlocks, [
    ["contact", ["Ada Berg"]],
    ["languages.item", ["German, English"]],
    ["languages.item", ["Ada Berg"]],
  ]);
  expect(labels).toEqual(["contact", "languages.item", "furniture"]);
});

test("courses, awards, authors, other people and places of entries are no signature", () => {
  // A course and its date, an author, another person.
  expect(lastLabels(1, ["courses.head", "Erste Hilfe, 12.03.2026"])).toEqual(["courses.head"]);
  expect(lastLabels(1, ["awards.head", "Best Apprentice, May 2024"])).toEqual(["awards.head"]);
  expect(lastLabels(1, ["publications.more", "Ada Berg"])).toEqual(["publications.more"]);
  expect(lastLabels(1, ["references.head", "Ivo Berg"])).toEqual(["references.head"]);
  expect(lastLabels(1, ["awards.head", "Köln Marathon 2019"])).toEqual(["awards.head"]);
  expect(lastLabels(1, ["awards.head", "Köln, 5 Marathon 2019"])).toEqual(["awards.head"]);
  // When and where a degree was, above the name.
  expect(
    lastLabels(2, ["education.more", "Köln, Mai 2019"], ["interests.item", "Ada Berg"]),
  ).toEqual(["education.more", "furniture"]);
  // The name amid the document.
  expect(lastLabels(2, ["experience.more", "Ada Berg"], ["languages.item", "Dutch"])).toEqual([
    "experience.more",
    "languages.item",
  ]);
});

test("places and dates of courses, and the person's own firm, stay", () => {
  expect(
    lastLabels(
      4,
      ["courses.head", "Erste Hilfe"],
      ["courses.more", "Köln, 4. Mai 2019"],
      ["courses.head", "Brandschutz"],
      ["courses.more", "Köln, 12. Mai 2021"],
    ),
  ).toEqual(["courses.head", "courses.more", "courses.head", "courses.more"]);
  expect(
    lastLabels(
      2,
      ["experience.head", "Nurse, 2019 – 2024"],
      ["courses.more", "Köln, 4. Mai 2019"],
    )[1],
  ).toBe("courses.more");
  expect(
    lastLabels(2, ["experience.head", "Owner, 2009 – 2014"], ["experience.more", "Ada Berg"])[1],
  ).toBe("experience.more");
});

test("an offer of references without a heading is left out of lists", () => {
  const labels = (label: string, text: string) =>
    labelsAfterCorrection(withoutReferencesOnRequest, [[label, [text]]])[0];
  expect(labels("languages.item", "Referencias disponibles a solicitud.")).toBe("furniture");
  expect(labels("interests.item", "References available on request")).toBe("furniture");
  expect(labels("references.item", "References available on request")).toBe("references.item");
  expect(labels("skills.item", "Reference management")).toBe("skills.item");
});

test("an offer of references in the last line is left out of an entry", () => {
  const offer: [string, string[]] = ["volunteering.item", ["References available upon request."]];
  const number: [string, string[]] = ["furniture", ["Ada Berg, page 2"]];
  const entry: [string, string[]] = ["volunteering.head", ["Clinic, 2019"]];
  const labels = (...rows: [string, string[]][]) =>
    labelsAfterCorrection(withoutReferencesOnRequest, rows);
  expect(labels(offer, number)).toEqual(["furniture", "furniture"]);
  expect(labels(offer, entry)).toEqual(["volunteering.item", "volunteering.head"]);
  for (const text of ["Provided references on request", "Full list available on request"])
    expect(labels(["volunteering.item", [text]])).toEqual(["volunteering.item"]);
});
