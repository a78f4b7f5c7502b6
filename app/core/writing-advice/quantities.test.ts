/** Quantities in any notation are compared by a canonical key: "1,200" and "1.2k" are both "1200". */
import { expect, test } from "vitest";
import { findQuantities, listStatedQuantities } from "./quantities.ts";

const keys = (text: string) => findQuantities(text).map(({ key }) => key);

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
  ["twenty-five", "25"],
  ["twenty five percent", "25%"],
  ["one hundred and fifty", "150"],
  ["a hundred and five", "105"],
  ["Two thousand five hundred", "2,500"],
  ["two hundred thousand dollars", "$200k"],
  ["three million two hundred thousand", "3.2m"],
  ["nineteen hundred", "1900"],
  ["half a million", "500,000"],
  ["half-a-dozen", "6"],
  ["two dozen", "24"],
  ["a decade", "10"],
  ["tenfold", "10x"],
  ["ten-fold", "10 times"],
  ["twofold", "doubled"],
  ["a hundredfold", "100x"],
  ["one hundred percent", "hundred percent"],
  ["a third", "one-third"],
  ["two-thirds", "two thirds"],
  ["a quarter", "25%"],
  ["three quarters", "75 %"],
  ["half", "50%"],
  ["halved", "one half"],
  ["third", "3rd"],
  ["200+", "more than 200"],
  ["$1M+", "in excess of $1,000,000"],
  ["200 +", "200 or more"],
  ["at least 200", "200+"],
  ["5-plus", "5 plus"],
  ["> 5", "≥5"],
  ["upward of 5", "no fewer than 5"],
  ["over 5", "5+"],
  ["over 5 years of experience", "5+ years of experience"],
  ["$5 trillion", "$5tn"],
  ["5 mil", "5 mn"],
  ["5 grand", "5k"],
  ["2 lakh", "two hundred thousand"],
  ["3 crore", "30 million"],
  ["€ 5 m", "€5 million"],
  ["one and a half million", "1.5 million"],
  ["two and a half thousand", "2,500"],
  ["a quarter million", "250k"],
  ["a quarter of a million", "quarter million"],
  ["half of a million", "500k"],
  ["a third", "33%"],
  ["a twentieth", "5%"],
  ["quintupled", "5x"],
  ["trebled", "tripled"],
  ["multibillion", "multi-billion"],
  ["twentyfive", "25"],
  ["a century", "100"],
  ["a pair", "two"],
  ["a trio", "3"],
])("%s and %s are the same quantity", (first, second) => {
  expect(keys(first)).toEqual(keys(second));
  expect(keys(first)).toHaveLength(1);
});

test.each([
  ["30 people", "30%"],
  ["$30", "30"],
  ["$30", "€30"],
  ["5k", "5"],
  ["2019", "2020"],
  ["hundreds", "thousands"],
  ["1.5", "15"],
  ["twenty-five", "20"],
  ["five and six", "11"],
  ["several hundred", "100"],
  ["multi-million", "1,000,000"],
  ["a third", "third"],
  ["dozens", "a dozen"],
  ["decades", "a decade"],
  ["tenfold", "10"],
  ["200+", "200"],
  ["$5 trillion", "$5"],
  ["5 mil", "5"],
  ["5 m", "5 million"],
  ["half a million", "one and a half million"],
  ["over 5 years of experience", "5 years of experience"],
])("%s and %s are different quantities", (first, second) => {
  expect(keys(first)).not.toEqual(keys(second));
});

test("a unit or multiplier applies to both ends of a range", () => {
  expect(keys("30 to 40%")).toEqual(["30%", "40%"]);
  expect(keys("$5-10M")).toEqual(["5000000$", "10000000$"]);
  expect(keys("2019 - 2021")).toEqual(["2019", "2021"]);
});

test.each([
  ["hundreds of thousands", ["hundreds", "thousands", "of thousands"]],
  ["hundreds here, thousands there", ["hundreds", "thousands"]],
  ["scores of shops, manifold, a fortnight", ["scores", "manifold", "fortnight"]],
  ["over 2 years, over two decades", ["2", "20"]],
  ["tens of thousands", ["thousands", "tens"]],
  ["several hundred thousand", ["hundred thousands"]],
  ["thousands", ["thousands"]],
  ["a million-dollar deal", ["1000000$"]],
  ["the past decade", ["decades"]],
  ["five six", ["5", "6"]],
  ["half of the nurses and a quarter of the doctors", ["50%", "25%"]],
  ["a year and a half, and a half day", []],
  ["one of a kind, a third-party tool, each quarter, quarters", []],
  ["seventy, weight, tent, often, someone, halfway", ["70"]],
])("%s has the quantities %j", (text, quantities) => {
  expect(keys(text)).toEqual(quantities);
});

test("200+ supports 200, but 200 doesn't support more", () => {
  expect(listStatedQuantities(["Served 200+ users"])).toEqual(new Set(["200+", "200"]));
  expect(listStatedQuantities(["Served (200)+, 5k+."])).toEqual(new Set(["200", "5000+", "5000"]));
  expect(listStatedQuantities(["over 200 users"])).toEqual(new Set(["200+", "200"]));
  expect(keys("200+, over 200, 10+5")).toEqual(["200+", "200+", "10", "5"]);
});

test("a digit within a name is not a quantity", () => {
  expect(keys("S3, OAuth2, B2B, H1N1 and one of the teams")).toEqual([]);
});

test("a long text of numbers causes no slow backtracking", () => {
  expect(findQuantities("1,".repeat(20_000)).length).toBeGreaterThan(0);
  expect(findQuantities("9".repeat(50_000))).toHaveLength(1);
  for (const [word, count] of Object.entries({
    "twenty ": 20_000,
    "hundred ": 10_000,
    "hundred and ": 20_000,
    "half a ": 20_000,
    "a ": 0,
    "and a half ": 0,
    "and a half of ": 20_000,
    "1 ": 20_000,
    "111 ": 1,
    "+": 0,
    "> ": 0,
    "$ ": 0,
  })) {
    expect(findQuantities(word.repeat(20_000)), word).toHaveLength(count);
  }
});
