import { expect, test } from "vitest";
import { quantitiesIn } from "./numbers.ts";

const keys = (text: string) => quantitiesIn(text).map(({ key }) => key);

test.each([
  ["1,200", "1.2k"],
  ["1,200,000", "1.2 million"],
  ["$1,200,000", "$1.2M"],
  ["500 dollars", "$500"],
  ["€ 5.000", "5,000 euros"],
  ["30 %", "30 percent"],
  ["30%", "thirty percent"],
  ["five", "5"],
  ["a dozen", "12"],
  ["five hundred", "500"],
  ["twice", "2x"],
  ["doubled", "2 times"],
  ["1 200", "1200"],
  ["２０", "20"],
])("%s and %s are one quantity", (one, other) => {
  expect(keys(one)).toEqual(keys(other));
  expect(keys(one)).toHaveLength(1);
});

test.each([
  ["30 people", "30%"],
  ["$30", "30"],
  ["$30", "€30"],
  ["5k", "5"],
  ["2019", "2020"],
  ["hundreds", "thousands"],
  ["1.5", "15"],
])("%s and %s are two", (one, other) => {
  expect(keys(one)).not.toEqual(keys(other));
});

test("what stands once is meant of both ends of a range", () => {
  expect(keys("30 to 40%")).toEqual(["30%", "40%"]);
  expect(keys("$5-10M")).toEqual(["5000000$", "10000000$"]);
  expect(keys("2019 - 2021")).toEqual(["2019", "2021"]);
});

test("a figure within a name is no quantity", () => {
  expect(keys("S3, OAuth2, B2B, H1N1 and one of the teams")).toEqual([]);
});

test("a long text of figures is read in no time", () => {
  expect(quantitiesIn("1,".repeat(20_000)).length).toBeGreaterThan(0);
  expect(quantitiesIn("9".repeat(50_000))).toHaveLength(1);
});
