/**
 * Tests that dates at the right of an entry's first bullet are moved to its first line. Rows are lines of a resume,
 * with the label that a model predicted and the texts of their cells. In labels, "head" is the first line of an entry,
 * "more" a further line of its title, employer or dates, "item" a bullet or other text and "rest" the continuation of a
 * wrapped line.
 */

import { expect, test } from "vitest";
import { labeledLines, textsOf } from "../../../../../tests/support/labeled-lines.ts";
import { moveDatesToHead } from "./dates-beside-items.ts";

const cellsAfter = (...rows: Parameters<typeof labeledLines>[0]) =>
  textsOf(moveDatesToHead(labeledLines(rows)));

test("dates beside the first bullet are moved to the first line of the entry", () => {
  expect(
    cellsAfter(
      ["experience.head", ["Acme, Manager", "Leeds, UK"]],
      ["experience.item", ["• Ran a site with 180 staff", "Apr 2020 – present"]],
      ["experience.item", ["• Cut injuries", "May 2021"]],
    ),
  ).toEqual([
    ["Acme, Manager", "Leeds, UK", "Apr 2020 – present"],
    ["• Ran a site with 180 staff"],
    ["• Cut injuries", "May 2021"],
  ]);
});

test("dates beside several bullets stay with them", () => {
  const rows: [string, string[]][] = [
    ["projects.head", ["Handover redesign"]],
    ["projects.item", ["• Survey of staff", "Jan 2019"]],
    ["projects.rest", ["and of patients"]],
    ["projects.item", ["• Pilot on two wards", "Mar 2019"]],
  ];
  expect(cellsAfter(...rows)).toEqual(rows.map(([, cells]) => cells));
});

test("if the entry has dates, dates beside a bullet stay there", () => {
  const rows = (...above: [string, string[]][]): [string, string[]][] => [
    ...above,
    ["experience.item", ["• Ran a campaign", "Apr 2020 – May 2020"]],
  ];
  const expectUnchanged = (unchanged: [string, string[]][]) =>
    expect(cellsAfter(...unchanged)).toEqual(unchanged.map(([, cells]) => cells));
  expectUnchanged(rows(["experience.head", ["Acme, Manager", "2019 – 2021"]]));
  expectUnchanged([
    ["experience.head", ["Acme, Manager"]],
    ["experience.item", ["• Opened a ward", "May 2019"]],
  ]);
  expectUnchanged(
    rows(["experience.head", ["Acme, Manager"]], ["experience.more", ["2019 – 2021"]]),
  );
  expectUnchanged([
    ["experience.head", ["Acme"]],
    ["experience.item", ["• Moved stock", "in May 2020"]],
  ]);
});
