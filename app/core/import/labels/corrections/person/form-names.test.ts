import { expect, test } from "vitest";
import { labeledLines } from "../../../../../../tests/support/labeled-lines.ts";
import { withFormName } from "./form-names.ts";

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

test("the name in a form's cells is that of the person, not the organization above it", () => {
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
