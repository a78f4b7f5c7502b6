/**
 * Tests where the entries of references, the people who recommend the applicant, start. Rows are lines of a resume,
 * with the label that a model predicted and the text. In labels, "head" is the first line of an entry and "more" a
 * further line of its title, employer or dates. Lines labeled "furniture" are not imported.
 */

import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withoutReferenceNumbers, withReferenceNames } from "./reference-names.ts";

const labelsAfter = (...rows: [label: string, text: string][]) => {
  return labelsAfterCorrection(
    withReferenceNames,
    rows.map(([label, text]) => [label, [text]]),
  );
};
const [head, more] = ["references.head", "references.more"];

test("a name below an email address starts the next reference", () => {
  expect(
    labelsAfter(
      [head, "Dr. Kenneth Abel"],
      [more, "Professor of Medicine"],
      [more, "k.abel@emory.example"],
      [more, "Dr. Petra Lund"],
      [more, "Professor of Soil Science"],
    ),
  ).toEqual([head, more, more, head, more]);
});

test("names after bullets start references too, and contact details below a name belong to it", () => {
  expect(
    labelsAfter(
      [head, "• Gordon Hall, President, Hall Packaging Inc."],
      [more, "905-555-0111 | gordon@hall.example"],
      [more, "• Amrita Chaudhry, Former Director, Evergreen"],
      ["contact", "416-555-0150"],
      ["contact", "amrita.c@hospice.example"],
      // No contact detail of a person: it may be the applicant's town in another column.
      ["contact", "Toronto, Ontario"],
    ),
  ).toEqual([head, more, head, more, more, "contact"]);
  const onRequest: [string, string][] = [
    [head, "Available on request"],
    ["contact", "416-555-0150"],
  ];
  expect(labelsAfter(...onRequest)).toEqual([head, "contact"]);
});

test("a phone number below an email address belongs to the same reference", () => {
  const rows: [string, string][] = [
    [head, "Dr. Kenneth Abel"],
    [more, "k.abel@emory.example"],
    [more, "404 555 0123"],
  ];
  expect(labelsAfter(...rows)).toEqual([head, more, more]);
});

test("email addresses below people side by side belong to the references", () => {
  const labelBelow = (...cells: string[]) =>
    labelsAfterCorrection(withReferenceNames, [
      [head, ["Kenneth Abel", "Petra Lund"]],
      [more, ["404 555 0123", "404 555 0199"]],
      ["contact", cells],
    ]).at(-1);
  expect(labelBelow("k.abel@emory.example", "lund@emory.example")).toBe(more);
  expect(labelBelow("ada@berg.example")).toBe("contact");
});

test("numbers of references above the names are left out", () => {
  const labelsOf = (...rows: [label: string, ...cells: string[]][]) =>
    labelsAfterCorrection(
      withoutReferenceNumbers,
      rows.map(([label, ...cells]) => [label, cells]),
    );
  expect(
    labelsOf(
      [head, "First referee (present employer)", "Second referee"],
      [more, "Ada Berg", "Ivo Lund"],
    ),
  ).toEqual(["furniture", head]);
  expect(labelsOf([head, "Referee 1", "Referee 2"], [more, "Ada Berg", "Ivo Lund"])).toEqual([
    "furniture",
    head,
  ]);
  expect(labelsOf([head, "Reference Desk 1"], [more, "Leeds Library"])).toEqual([head, more]);
  expect(labelsOf(["heading", "Reference 1"], ["experience.head", "Nurse"])).toEqual([
    "heading",
    "experience.head",
  ]);
});

test("a line with name and contact details, like the line above it, is the next reference", () => {
  const ada = "Ada Berg, head, Oak School. Tel. 351 555 0120";
  const rows = (text: string): [string, string][] => [
    [head, ada],
    [more, text],
  ];
  expect(labelsAfter(...rows("Ivo Blau, deputy, Elm School. Tel. 351 555 0177"))).toEqual([
    ...[head, head],
  ]);
  expect(labelsAfter(...rows("Office 351 555 0177"))).toEqual([head, more]);
});
