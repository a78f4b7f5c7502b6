import { expect, test } from "vitest";
import { findDate, findPeriod } from "./read-dates.ts";

test("a year in the number of a standard is no date", () => {
  expect(findPeriod("18th Edition (BS 7671:2018)")).toBeNull();
  expect(findDate("ISO 9001:2015")).toBeNull();
  expect(findDate("ISO 9001:2015, March 2021")?.value).toBe("2021-03");
  expect(findDate("Graduated:2018")?.value).toBe("2018");
});

test("an Italian period up to today", () => {
  expect(findPeriod("Da gennaio 2016 ad oggi")).toMatchObject({
    period: { startDate: "2016-01", current: true },
    rest: "",
  });
});
