import { expect, test } from "vitest";
import { placeButtons } from "./button-positions.ts";

/** Sections that end at these heights, in the margin of one column of text. */
const endsAt = (...middles: number[]) => middles.map((middle) => ({ left: 60, middle }));

test("buttons stay where their sections end", () => {
  const entryTools = { left: 30, top: 300, bottom: 350 };
  expect(placeButtons(endsAt(100, 200), 24, 1000, entryTools)).toEqual([100, 200]);
});

test("a button that would cover the entry's buttons moves below them, and those after it keep apart", () => {
  const entryTools = { left: 30, top: 90, bottom: 150 };
  // The first one's middle is half a button (12 px) below the entry's buttons.
  expect(placeButtons(endsAt(100, 160, 190), 24, 1000, entryTools)).toEqual([162, 186, 210]);
});

test("sections that end close to each other keep their buttons apart", () => {
  expect(placeButtons(endsAt(100, 110), 28, 1000, null)).toEqual([100, 128]);
});

test("a button moves below the entry's buttons of its own column only", () => {
  const ends = [...endsAt(100), { left: 400, middle: 105 }];
  expect(placeButtons(ends, 24, 1000, { left: 370, top: 60, bottom: 104 })).toEqual([100, 116]);
});

test("buttons that the end of the page would cut off move up", () => {
  expect(placeButtons(endsAt(160, 190), 24, 200, { left: 30, top: 90, bottom: 165 })).toEqual([
    164, 188,
  ]);
});
