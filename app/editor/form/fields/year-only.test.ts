import { expect, test } from "vitest";
import { restoreMonths, yearOf } from "./year-only.ts";

test("months are restored for dates with the same year", () => {
  const dates = ["2015-03", "2019-12"];
  const years = dates.map(yearOf);
  expect(years).toEqual(["2015", "2019"]);
  expect(restoreMonths(years, dates)).toEqual(dates);
});

test("a year that was changed, emptied or never had a month stays as it is", () => {
  expect(restoreMonths(["2016", "2019"], ["2015-03", "2019-12"])).toEqual(["2016", "2019-12"]);
  expect(restoreMonths(["", "2019-11"], ["2015-03", "2019-12"])).toEqual(["", "2019-11"]);
  expect(restoreMonths(["2015"], ["2015"])).toEqual(["2015"]);
  expect(restoreMonths(["2015", "2019"], [])).toEqual(["2015", "2019"]);
});
