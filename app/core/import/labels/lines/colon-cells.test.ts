import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { withoutColonCells } from "./colon-cells.ts";

const clean = (...cells: string[]) =>
  withoutColonCells(labeledLines([["custom.item", cells]]))[0]?.line.cells.map(({ text }) => text);

test("colons before values are left out", () => {
  expect(clean("Hobbies", ": Chess")).toEqual(["Hobbies", "Chess"]);
  expect(clean("Hobbies", ":", "Chess")).toEqual(["Hobbies", "Chess"]);
});

test("other colons stay", () => {
  expect(clean(": Chess", "8:30")).toEqual([": Chess", "8:30"]);
  expect(clean("Hobbies: Chess")).toEqual(["Hobbies: Chess"]);
});
