import { expect, test } from "vitest";
import { labeledLines, textsOf } from "../../../../../tests/support/labeled-lines.ts";
import { moveDatesToHead } from "./dates-beside-items.ts";

const lifted = (...rows: Parameters<typeof labeledLines>[0]) =>
  textsOf(moveDatesToHead(labeledLines(rows)));

test("dates beside the first bullet are those of the head above it", () => {
  expect(
    lifted(
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

test("dates beside several items are those of each", () => {
  const rows: [string, string[]][] = [
    ["projects.head", ["Handover redesign"]],
    ["projects.item", ["• Survey of staff", "Jan 2019"]],
    ["projects.rest", ["and of patients"]],
    ["projects.item", ["• Pilot on two wards", "Mar 2019"]],
  ];
  expect(lifted(...rows)).toEqual(rows.map(([, cells]) => cells));
});

test("a head with dates keeps them, and dates within a bullet stay there", () => {
  const rows = (...above: [string, string[]][]): [string, string[]][] => [
    ...above,
    ["experience.item", ["• Ran a campaign", "Apr 2020 – May 2020"]],
  ];
  const isKept = (given: [string, string[]][]) =>
    expect(lifted(...given)).toEqual(given.map(([, cells]) => cells));
  isKept(rows(["experience.head", ["Acme, Manager", "2019 – 2021"]]));
  isKept([
    ["experience.head", ["Acme, Manager"]],
    ["experience.item", ["• Opened a ward", "May 2019"]],
  ]);
  isKept(rows(["experience.head", ["Acme, Manager"]], ["experience.more", ["2019 – 2021"]]));
  isKept([
    ["experience.head", ["Acme"]],
    ["experience.item", ["• Moved stock", "in May 2020"]],
  ]);
});
