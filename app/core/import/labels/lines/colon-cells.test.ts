/** Tests that colons before values in cells of their own are removed. */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { withoutColonCells } from "./colon-cells.ts";

/** The texts of the cells of a line with this label, after the removal. */
const cleanAs = (label: string, ...cells: string[]) =>
  withoutColonCells(labeledLines([[label, cells]]))[0]?.line.cells.map(({ text }) => text);
const clean = (...cells: string[]) => cleanAs("custom.item", ...cells);

test("colons before values are removed", () => {
  expect(clean("Hobbies", ": Chess")).toEqual(["Hobbies", "Chess"]);
  expect(clean("Hobbies", ":", "Chess")).toEqual(["Hobbies", "Chess"]);
});

test("other colons stay", () => {
  expect(clean(": Chess", "8:30")).toEqual([": Chess", "8:30"]);
  expect(clean("Hobbies: Chess")).toEqual(["Hobbies: Chess"]);
});

test("the name of a group of skills keeps a colon", () => {
  expect(cleanAs("skills.item", "Typing", ":", "45 wpm")).toEqual(["Typing:", "45 wpm"]);
  expect(cleanAs("skills.item", "Tools:", ": Excel, SAP")).toEqual(["Tools:", "Excel, SAP"]);
});
