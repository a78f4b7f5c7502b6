import { expect, test } from "vitest";
import { linesOf } from "../../../../tests/support/lines-of.ts";
import { areNamesBesideTags } from "./names-beside-tags.ts";

/** The cells of each line, with their left edges and widths. */
const rows = (...all: [text: string, x: number, width?: number][][]) =>
  all.map((cells) => {
    const [line] = linesOf(cells.map(([text]) => text).join(" || "));
    if (!line) throw new Error("no line");
    const placed = line.cells.map((cell, index) => {
      const [, x = 0, width = 0] = cells[index] ?? [];
      return { ...cell, x, width };
    });
    return { ...line, cells: placed };
  });

test("rows with a name and tags of different widths, the first ones aligned, are found", () => {
  const craft: [string, number, number?][] = [
    ["Craft", 58],
    ["Editing", 165, 27],
    ["Interviews", 200],
  ];
  const tools: [string, number, number?][] = [
    ["Tools", 58],
    ["SEO", 165, 17],
    ["Webflow", 190],
  ];
  expect(areNamesBesideTags(rows(craft, tools))).toBe(true);
  expect(areNamesBesideTags(rows(craft))).toBe(false);
});

test("a grid, and rows without aligned first tags, are not found", () => {
  const row = (...edges: number[]) => edges.map((x): [string, number] => ["Jira", x]);
  expect(areNamesBesideTags(rows(row(58, 165, 200), row(58, 165, 200)))).toBe(false);
  expect(areNamesBesideTags(rows(row(58, 120, 200), row(58, 165, 230)))).toBe(false);
  expect(areNamesBesideTags(rows(row(58, 165), row(58, 165)))).toBe(false);
  // The third cells are centered.
  expect(areNamesBesideTags(rows(row(58, 165, 310), row(58, 165, 290)))).toBe(false);
});
