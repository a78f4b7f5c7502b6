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

test("a name below an address is the next person", () => {
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

test("a telephone number below an address is the same person's", () => {
  const rows: [string, string][] = [
    [head, "Dr. Kenneth Abel"],
    [more, "k.abel@emory.example"],
    [more, "404 555 0123"],
  ];
  expect(labelsAfter(...rows)).toEqual([head, more, more]);
});

test("addresses below people side by side are theirs", () => {
  const labelBelow = (...cells: string[]) =>
    labelsAfterCorrection(withReferenceNames, [
      [head, ["Kenneth Abel", "Petra Lund"]],
      [more, ["404 555 0123", "404 555 0199"]],
      ["contact", cells],
    ]).at(-1);
  expect(labelBelow("k.abel@emory.example", "lund@emory.example")).toBe(more);
  expect(labelBelow("ada@berg.example")).toBe("contact");
});

test("numbers above references are no names", () => {
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

test("a person beside contact details, as in the line above, is the next person", () => {
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
