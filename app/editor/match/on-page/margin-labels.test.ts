import { expect, test } from "vitest";
import type { Keyword } from "#app/core/ats/report.ts";
import { groupLabels, labelNumbers, type PageMatch, type PageMetrics } from "./margin-labels.ts";

const KEYWORD = {} as Keyword;
/** A4 at 100%: 1% of the height is about 11 px. */
const PAGE: PageMetrics = { width: 794, height: 1123, left: 7, right: 93, occupied: [] };
const match = (
  number: number,
  top: number,
  more: { left?: number; isPartial?: boolean; column?: PageMatch["column"] } = {},
) => ({
  number,
  key: `k${number}`,
  keyword: KEYWORD,
  isPartial: more.isPartial ?? false,
  boxes: [{ left: more.left ?? 7, top, width: 20, height: 1.4 }],
  column: more.column ?? { left: 7, right: 93 },
});
const numbers = (matches: readonly PageMatch[], page = PAGE) =>
  groupLabels(matches, page).map(({ side, labels }) => [
    side,
    labels.map((label) => label.matches.map(({ number }) => number)),
  ]);

test("matches of one line share a label, in the order of their numbers", () => {
  expect(numbers([match(5, 20, { left: 30 }), match(2, 20)])).toEqual([["right", [[2, 5]]]]);
});

test("lines that are near share a button, each with its label", () => {
  // 1.5% of the height are 17 px: room for two labels of 14 px, but not for two buttons of 24 px.
  expect(numbers([match(1, 20), match(2, 21.5), match(3, 40)])).toEqual([
    ["right", [[1], [2]]],
    ["right", [[3]]],
  ]);
});

test("on a small page labels that would cover each other become one", () => {
  // 1.5% of this height are 8 px.
  const small = { ...PAGE, width: 374, height: 529 };
  expect(numbers([match(1, 20), match(2, 21.5)], small)).toEqual([["right", [[1, 2]]]]);
});

test("numbers of a left column, and those beside a count of comments, are in the left margin", () => {
  const column = { left: 7, right: 35 };
  expect(numbers([match(1, 20), match(2, 20, { column })])).toEqual([
    ["left", [[2]]],
    ["right", [[1]]],
  ]);
  const occupied = { ...PAGE, occupied: [{ top: 19, bottom: 21 }] };
  expect(numbers([match(1, 20), match(2, 30)], occupied)).toEqual([
    ["left", [[1]]],
    ["right", [[2]]],
  ]);
});

test("a label shows as many numbers as the margin has room for", () => {
  const matches = [match(2, 20), match(5, 20, { isPartial: true }), match(11, 20), match(12, 20)];
  const shownIn = (width: number, all = matches) => {
    const { shown, more } = labelNumbers(all, width);
    return [shown.map(({ number }) => number), more];
  };
  // The four numbers take 78 px, two with ` +2` 59 px, one with ` +3` 36 px, and one with `+` 23 px.
  expect(shownIn(100)).toEqual([[2, 5, 11, 12], ""]);
  expect(shownIn(66)).toEqual([[2, 5], " +2"]);
  expect(shownIn(40)).toEqual([[2], " +3"]);
  expect(shownIn(30)).toEqual([[2], "+"]);
  expect(shownIn(5, [match(12, 20)])).toEqual([[12], ""]);
});

test("the sign for partly shown precedes each such number, or only the first if all are partly shown", () => {
  const partly = { isPartial: true };
  const signs = (matches: PageMatch[]) =>
    labelNumbers(matches, 100).shown.map(({ hasSign }) => hasSign);
  expect(signs([match(1, 20, partly), match(2, 20), match(3, 20, partly)])).toEqual([
    true,
    false,
    true,
  ]);
  expect(signs([match(1, 20, partly), match(2, 20, partly)])).toEqual([true, false]);
});

test("a label that the page would cut off has no sign", () => {
  const partly = [match(1, 20, { isPartial: true }), match(2, 20, { isPartial: true })];
  const inPhonesMargin = labelNumbers(partly, 29);
  expect(inPhonesMargin).toEqual({ shown: [{ number: 1, hasSign: false }], more: "+" });
});
