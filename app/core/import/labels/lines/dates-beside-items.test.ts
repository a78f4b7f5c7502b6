/**
 * Tests that dates at the right of an entry's first bullet are moved to its first line, if that has none. A period is
 * moved in all sections; a single month only in projects and education, because in a job it dates an achievement. Rows
 * are lines of a resume, with the label that a model predicted and the texts of their cells. In labels, "head" is the
 * first line of an entry, "more" a further line of its title, employer or dates, "item" a bullet or other text and
 * "rest" the continuation of a wrapped line.
 */

import { expect, test } from "vitest";
import { labeledLines, textsOf } from "../../../../../tests/support/labeled-lines.ts";
import { moveDatesToHead } from "./dates-beside-items.ts";

const cellsAfter = (...rows: Parameters<typeof labeledLines>[0]) =>
  textsOf(moveDatesToHead(labeledLines(rows)));

const expectUnchanged = (...rows: [string, string[]][]) =>
  expect(cellsAfter(...rows)).toEqual(rows.map(([, cells]) => cells));

test("a period beside the first bullet is moved to the first line of the entry", () => {
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
  expectUnchanged(
    ["projects.head", ["Handover redesign"]],
    ["projects.item", ["• Survey of staff", "Jan 2019"]],
    ["projects.rest", ["and of patients"]],
    ["projects.item", ["• Pilot on two wards", "Mar 2019"]],
  );
});

test("if the entry has dates, dates beside a bullet stay there", () => {
  const bullet: [string, string[]] = [
    "experience.item",
    ["• Ran a campaign", "Apr 2020 – May 2020"],
  ];
  expectUnchanged(["experience.head", ["Acme, Manager", "2019 – 2021"]], bullet);
  expectUnchanged(
    ["experience.head", ["Acme, Manager"]],
    ["experience.more", ["2019 – 2021"]],
    bullet,
  );
});

test("a single month beside a bullet is the date of a project, but not of a job", () => {
  expect(
    cellsAfter(
      ["projects.head", ["Handover redesign"]],
      ["projects.item", ["• Survey of staff", "Jan 2019"]],
    ),
  ).toEqual([["Handover redesign", "Jan 2019"], ["• Survey of staff"]]);
  expectUnchanged(
    ["experience.head", ["Acme, Manager"]],
    ["experience.item", ["• Opened a ward", "May 2019"]],
  );
});

test("a text beside a bullet that only contains a date stays there", () => {
  expectUnchanged(
    ["experience.head", ["Acme"]],
    ["experience.item", ["• Moved stock", "in May 2020"]],
  );
});
