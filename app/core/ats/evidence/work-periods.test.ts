import { expect, test } from "vitest";
import { TODAY } from "../../../../tests/support/ats-model.ts";
import { workPeriods, yearsCovered } from "./work-periods.ts";

/** The years that the periods of a text cover, to one decimal. TODAY is in November 2026. */
const years = (text: string, today = TODAY) =>
  Math.round(10 * yearsCovered(workPeriods(text.toLowerCase(), today))) / 10;

test.each([
  ["Baker, March 2021 - February 2023", 2],
  ["Baker, March  2021 - February  2023", 2],
  ["Baker, 03/2021 - 02/2023", 2],
  ["Baker, 06/18-09/25", 7.3],
  ["Baker, '18-'25", 7],
  ["Baker, 2018 to date", 8.9],
  ["Baker since 2018", 8.9],
  ["Baker, 2019-04 to 2021-03", 2],
  ["Baker, Apr 2022 - till date", 4.7],
  ["Bäcker, seit 2018", 8.9],
  ["Bäcker, Januar 2019 bis Dezember 2020", 2],
  ["Boulanger, depuis 2020", 6.9],
  ["Panadera, enero 2019 - actualidad", 7.9],
  ["Piekarz, od 2020", 6.9],
  ["Baker, 2019 - 2021\nBaker, 2020 - 2022", 3],
  ["Baker, 2024 - 2030", 2.9],
  ["Baker, 2020", 1],
  ["Baker, 2025 - 2021", 0],
])("%s covers %s years", (text, expected) => {
  expect(years(text)).toBeCloseTo(expected, 1);
});

test("`present` means the given date", () => {
  expect(years("Baker, 2020 - present", new Date("2022-01-01T00:00:00Z"))).toBeCloseTo(2.1, 1);
});
