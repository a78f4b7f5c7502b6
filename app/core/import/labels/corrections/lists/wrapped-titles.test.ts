/**
 * Tests that the second line of a title, wrapped in a narrow column, continues the title. Rows are lines of a resume,
 * with the label that a model predicted and the text. In labels, "head" is the first line of an entry, "more" a further
 * line of its title, employer or dates and "rest" the continuation of a wrapped line.
 */

import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withWrappedTitles } from "./wrapped-titles.ts";

/** Lines that the model labeled as issuers ("more"). */
const OF_ISSUER = /^Oracle/;

/**
 * Each line is as wide as its column unless `width`, in points, widens the column. `gap`: the space above the line as a
 * multiple of the font size; with 1.4, the line is closer to the one above than titles are to each other.
 */
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

test("a line that had no room above, and is closer to that line than titles are, continues it", () => {
  expect(labelsOf(WRAPPED)).toEqual(["head", "head", "rest", "head"]);
});

test("lines that had room above, with equal distances, or below each title stay titles", () => {
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
