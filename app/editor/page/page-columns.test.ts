import { expect, test } from "vitest";
import { sheetOf } from "#app/core/templates/page/page.ts";
import { boundedPage, columnsOf, pageAt, pageCountOf } from "./page-columns.ts";

const a4 = columnsOf(sheetOf({}));

test("the page count is the number of columns", () => {
  const strip = (pages: number) => pages * a4.width + (pages - 1) * a4.gap;
  for (const pages of [1, 2, 3, 12]) {
    expect(pageCountOf(Math.round(strip(pages)), a4)).toBe(pages);
  }
  expect(pageCountOf(0, a4)).toBe(1);
});

test("a point is on the page of its column, despite rounding", () => {
  const step = a4.width + a4.gap;
  expect(pageAt(0, a4)).toBe(1);
  expect(pageAt(a4.width - 1, a4)).toBe(1);
  expect(pageAt(step - 0.4, a4)).toBe(2);
  expect(pageAt(step * 3, a4)).toBe(4);
  expect(pageAt(-0.5, a4)).toBe(1);
});

test("[spec 5] page navigation is bounded between 1 and the page count", () => {
  expect(boundedPage(0, 3)).toBe(1);
  expect(boundedPage(4, 3)).toBe(3);
  expect(boundedPage(2, 3)).toBe(2);
});
