import { expect, test } from "vitest";
import { linesOf } from "../../../../tests/support/lines-of.ts";
import { areNamesBesideLabels } from "./names-beside-labels.ts";

/** The cells of each line, with their left edges. */
const rows = (...all: [text: string, x: number][][]) =>
  all.map((cells) => {
    const [line] = linesOf(cells.map(([text]) => text).join(" || "));
    if (!line) throw new Error("no line");
    return { ...line, cells: line.cells.map((cell, at) => ({ ...cell, x: cells[at]?.[1] ?? 0 })) };
  });

test("names are beside labels of different widths that start at one edge", () => {
  const craft: [string, number][] = [
    ["Craft", 58],
    ["Editing", 165],
    ["Interviews", 200],
  ];
  const tools: [string, number][] = [
    ["Tools", 58],
    ["SEO", 165],
    ["Webflow", 190],
  ];
  expect(areNamesBesideLabels(rows(craft, tools))).toBe(true);
  expect(areNamesBesideLabels(rows(craft))).toBe(false);
});

test("a grid, and labels that start anywhere, have no names", () => {
  const row = (...edges: number[]) => edges.map((x): [string, number] => ["Jira", x]);
  expect(areNamesBesideLabels(rows(row(58, 165, 200), row(58, 165, 200)))).toBe(false);
  expect(areNamesBesideLabels(rows(row(58, 120, 200), row(58, 165, 230)))).toBe(false);
  expect(areNamesBesideLabels(rows(row(58, 165), row(58, 165)))).toBe(false);
});
