/**
 * Tests that lines with the authors of a publication are not imported. Rows are lines of a resume, with the label that
 * a model predicted and the texts of their cells. In labels, "head" is the first line of an entry, "more" a further
 * line of its title, employer or dates and "item" a bullet or other text. Lines labeled "furniture" are not imported.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { withoutAuthors } from "./authors-of-publications.ts";

/** The labels in a resume of Ada Maria Berg, without "publications." */
const labelsOf = (...rows: Parameters<typeof labeledLines>[0]) =>
  withoutAuthors(labeledLines([["name", ["Ada Maria Berg"]], ...rows]))
    .slice(1)
    .map(({ labeled }) => labeled.label.replace("publications.", ""));

test.each([
  "Ada Berg, U. Graf",
  "Graf, U., Berg, A.",
  "U. Graf and A. M. Berg",
  "Berg A, Graf U, et al.",
  "Ada Maria Berg",
])("a line of authors below a title is left out: %s", (authors) => {
  expect(
    labelsOf(
      ["publications.head", ["Rivers in Winter", "May 2021"]],
      ["publications.more", [authors]],
      ["publications.more", ["Journal of Water"]],
    ),
  ).toEqual(["head", "furniture", "more"]);
});

test("the title below the authors starts the entry", () => {
  expect(
    labelsOf(
      ["publications.head", ["Ada Berg, Uwe Graf"]],
      ["publications.more", ["Rivers in Winter"]],
      ["publications.more", ["Journal of Water, 2021"]],
    ),
  ).toEqual(["furniture", "head", "more"]);
});

test.each([
  "Journal of Water, Berg",
  "Uwe Graf, Tom Hill",
  "Berg Verlag",
  "Ada Berg: Rivers in Winter",
  "Emil Berg, Uwe Graf",
  "Ada Berg Foundation",
])("a line without the person, or with more than names, stays: %s", (text) => {
  expect(
    labelsOf(["publications.head", ["Rivers in Winter"]], ["publications.more", [text]]),
  ).toEqual(["head", "more"]);
});

test("short bullets below a title are further lines of its entry if one is a date", () => {
  expect(
    labelsOf(
      ["publications.head", ["Rivers in Winter"]],
      ["publications.item", ["• May 2021"]],
      ["publications.item", ["• Ada Berg, U. Graf"]],
      ["publications.item", ["• Journal of Water"]],
      ["publications.head", ["Rivers in Spring"]],
      ["publications.item", ["• Shows how ice breaks"]],
    ),
  ).toEqual(["head", "more", "furniture", "more", "head", "item"]);
});
