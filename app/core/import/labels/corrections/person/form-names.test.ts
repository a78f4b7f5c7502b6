/**
 * Tests that the value of "Name" in an application form is read as the person's name. Rows are lines of a resume, with
 * the label that a model predicted and the text. In labels, "head" is the first line of an entry. Lines labeled
 * "furniture" are not imported.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../../tests/support/labeled-lines.ts";
import { withFormName } from "./form-names.ts";

/** `tableLabels`: for each line, the label that a table of the form gives it; undefined outside tables. */
const labelsOf = (tableLabels: readonly (string | undefined)[], ...rows: [string, string][]) => {
  const all = labeledLines(rows.map(([label, text]) => [label, [text]]));
  return withFormName(
    all.map(({ line }, index) => {
      const tableLabel = tableLabels[index];
      return tableLabel ? { ...line, tableLabel } : line;
    }),
    all.map(({ labeled }) => labeled),
  ).map(({ label }) => label);
};

test("the name in a form's table is the person's, not the organization above it", () => {
  expect(
    labelsOf(
      [undefined, undefined, "name"],
      ["name", "Oak School Trust"],
      ["heading", "Personal details"],
      ["contact", "Ada Berg"],
    ),
  ).toEqual(["furniture", "heading", "name"]);
});

test("a name in larger letters above the same name in a form stays", () => {
  expect(labelsOf([undefined, "name"], ["name", "Ada M. Berg"], ["contact", "Ada Berg"])).toEqual([
    "name",
    "name",
  ]);
  expect(labelsOf([undefined, "name"], ["name", "王小明"], ["contact", "Wang Xiaoming"])).toEqual([
    "name",
    "name",
  ]);
});

test("the name of another person in a table is not that of the person", () => {
  const labelOf = (heading: string, top = "Nurse") =>
    labelsOf(
      [undefined, undefined, undefined, "name"],
      ["name", "Ada Berg"],
      ["contact", top],
      ["heading", heading],
      ["contact", "Ivo Lund"],
    ).at(-1);
  expect(labelOf("Emergency contact")).toBe("contact");
  expect(labelOf("Agents", "Leeds | ada@example.org")).toBe("contact");
  expect(labelOf("Personal details")).toBe("name");
});

test("the names of references stay", () => {
  expect(
    labelsOf([undefined, "name"], ["name", "Ada Berg"], ["references.head", "Ivo Lund"]),
  ).toEqual(["name", "references.head"]);
});

test("the reference of a vacancy above the person is no heading of referees", () => {
  expect(
    labelsOf(
      [undefined, "furniture", "name"],
      ["headline", "Night Porter"],
      ["furniture", "Reference"],
      ["contact", "Ada Berg"],
    ),
  ).toEqual(["headline", "furniture", "name"]);
});
