/** Tests which cells of tables are one part of an entry's head: the whole cell is an employer or a school. */
import { expect, test } from "vitest";
import { columnPartOf, isUnsplitColumn } from "./column-parts.ts";

test("the cell of a column with names alone is one name, another is split before the town", () => {
  expect(isUnsplitColumn("org", "Oak Public School, Hull", undefined, true)).toBe(true);
  expect(isUnsplitColumn("org", "Berg & Lund, Chartered Accountants", undefined, true)).toBe(true);
  expect(isUnsplitColumn("org", "Oak Public School, Hull", undefined)).toBe(false);
});

test("a town with its state or behind a bar is split from the name", () => {
  expect(isUnsplitColumn("org", "Oak College, Columbus, OH", undefined, true)).toBe(false);
  expect(isUnsplitColumn("org", "Oak College | Hull", undefined, true)).toBe(false);
});

test("a whole name is the employer or school of its entry", () => {
  const cell = { text: "Oak College, Hull", part: "wholeOrg" } as Parameters<
    typeof columnPartOf
  >[0];
  expect(columnPartOf(cell, "education")).toBe("org");
  expect(columnPartOf(cell, "courses")).toBeUndefined();
});
