import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withWrappedTitles } from "./wrapped-titles.ts";

const OF_ISSUER = /^Oracle/;

/** Each line is as wide as its column; one with a gap of 1.4 is closer to the line above it than others. */
const labelsOf = (rows: [text: string, gap: number][], width = 0) =>
  labelsAfterCorrection(
    (lines, labeled) =>
      withWrappedTitles(
        lines.map((line, at) => ({
          ...{ ...line, gap: rows[at]?.[1] ?? 0 },
          columnRight: line.columnRight + width,
        })),
        labeled,
      ),
    rows.map(([text]) => [`certificates.${OF_ISSUER.test(text) ? "more" : "head"}`, [text]]),
  ).map((label) => label.split(".")[1]);

const WRAPPED: [string, number][] = [
  ["SnowPro Core Certification", 1.9],
  ["Databricks Certified Data", 1.7],
  ["Engineer Professional", 1.4],
  ["AWS Certified Practitioner", 1.7],
];

test("a title that had no room goes on in the next line, closer than the next title is", () => {
  expect(labelsOf(WRAPPED)).toEqual(["head", "head", "rest", "head"]);
});

test("what had room, titles as far from each other, and a line below each title stay", () => {
  const heads = ["head", "head", "head", "head"];
  const more: [string, number][] = [
    ["Java Professional", 1.7],
    ["Oracle University", 1.4],
  ];
  expect(labelsOf([...WRAPPED, ...more])).not.toContain("rest");
  expect(labelsOf(WRAPPED, 300)).toEqual(heads);
  expect(labelsOf(WRAPPED.map(([text]) => [text, 1.4]))).toEqual(heads);
  expect(
    labelsOf([
      ["SnowPro Core Certification", 1.9],
      ["Snowflake", 1.4],
      ["AWS Certified Practitioner", 1.7],
      ["Amazon Web Services", 1.4],
    ]),
  ).toEqual(heads);
});

test("a date among the titles leaves them as they are", () => {
  expect(labelsOf([...WRAPPED, ["March 2020", 1.7]])).not.toContain("rest");
});
