/** Tests that a town beside the name becomes a contact detail. */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { splitTownFromName } from "./town-beside-name.ts";

/** The labels and cells after the split; texts that begin with "Leeds" are towns. */
const split = (label: string, cells: string[]) =>
  splitTownFromName(labeledLines([[label, cells]]), (_, after) => after.startsWith("Leeds")).map(
    ({ line, labeled }) => [labeled.label, ...line.cells.map(({ text }) => text)],
  );

test("a town beside the name is a contact detail", () => {
  expect(split("name", ["Ada Berg", "Leeds, UK"])).toEqual([
    ["name", "Ada Berg"],
    ["contact", "Leeds, UK"],
  ]);
});

test.each([
  ["name", ["Ada", "Berg"]],
  ["name", ["Ada Berg", "Leeds", "Cook"]],
  ["contact", ["Ada Berg", "Leeds"]],
] as [string, string[]][])("lines without a town beside the name stay: %s %j", (label, cells) => {
  expect(split(label, cells)).toEqual([[label, ...cells]]);
});

test("a town that the contact details have is not read twice", () => {
  const lines = labeledLines([
    ["name", ["Ada Berg", "Leeds"]],
    ["contact", ["Leeds, UK"]],
  ]);
  expect(splitTownFromName(lines, () => true)).toEqual(lines);
});
