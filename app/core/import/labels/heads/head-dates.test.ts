/**
 * Tests that dates are cut out of a text and read as a period. `read` returns the text that is left, and the period.
 */

import { expect, test } from "vitest";
import { cutDates } from "./head-dates.ts";

const read = (text: string) => {
  const cell = { text, isBold: false, isItalic: false, x: 1, width: 9 };
  const { spans, period } = cutDates(cell);
  return [spans.map((span) => span.text.trim()).join(""), period];
};

test.each([
  ["Oak College – início em 2023 (cursando)", "2023"],
  ["Oak College – started in 03/2023 (ongoing)", "2023-03"],
])("the date in %s is the start of a current period", (text, startDate) => {
  expect(read(text)).toEqual(["Oak College –", { startDate, endDate: "", current: true }]);
});

test("without a word for the present, or a start, a date is the end", () => {
  const period = { startDate: "", endDate: "2023", current: false };
  expect(read("Start: 2023")[1]).toEqual(period);
  expect(read("Start: 2023 (online)")[1]).toEqual(period);
  expect(read("concluído em 2023 (hoje)")[1]).toEqual(period);
});

test.each([
  ["D’avril 1995 à décembre 2002", "1995-04", "2002-12"],
  ["d'octobre 2019 à mai 2020", "2019-10", "2020-05"],
])("the preposition before %s is no text", (text, startDate, endDate) => {
  expect(read(text)).toEqual(["", { startDate, endDate, current: false }]);
});

test("an article within a name stays", () => {
  expect(read("Comptoir d’Oran, mai 2019")[0]).toBe("Comptoir d’Oran,");
});
