import { expect, test } from "vitest";
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import { likenessOfLines } from "./likeness-of-lines.ts";
import { CLAIMS } from "./line-reader.ts";
import type { ResumeLine } from "./reader-inputs.ts";

const DOES = CLAIMS.indexOf("does");

/**
 * The line reader's result for informative lines with different texts.
 * @param shown for each requirement, the probability that each line shows it
 * @param change changes a line
 */
function readingOf(shown: number[][], change: (line: ResumeLine, at: number) => ResumeLine) {
  const lines = (shown[0] ?? []).map((_, at) =>
    change({ start: at, at, end: at, text: `line ${at}`, entry: "", isInformative: true }, at),
  );
  const probabilitiesByRequirement = new Map(
    shown.map((each) => [
      {} as Requirement,
      each.map((value) => Float32Array.from(CLAIMS, (_, at) => (at === DOES ? value : 0))),
    ]),
  );
  return { lines, probabilitiesByRequirement };
}
const likeness = (shown: number[][], change = (line: ResumeLine) => line) =>
  likenessOfLines(readingOf(shown, change)) as number;

/** The probabilities of seven lines of a middling resume. */
const LINES = [0.3, 0.2, 0.1, 0.05, 0.05, 0.01, 0.01];

test("a resume of other work has likeness 0, one that reads like the work throughout 1", () => {
  expect(likeness([Array(9).fill(0.005)])).toBe(0);
  expect(likeness([Array(9).fill(0.4)])).toBe(1);
  expect(likeness([LINES])).toBeGreaterThan(0.2);
  expect(likeness([LINES])).toBeLessThan(0.9);
});

test("one line more never lowers the likeness, and a single good line is not enough", () => {
  for (const line of [0, 0.03, 0.5, 1])
    expect(likeness([[...LINES, line]])).toBeGreaterThanOrEqual(likeness([LINES]));
  for (const line of [0.9, 0.98])
    expect(likeness([[line, ...Array(8).fill(0.005)]])).toBeLessThan(0.7);
  expect(likeness([[0.9]])).toBeLessThan(likeness([[0.9, 0.1]]));
});

test("all requirements count alike, in any order of lines", () => {
  expect(likeness([LINES, Array(7).fill(0.001)])).toBeLessThan(likeness([LINES]));
  expect(likeness([LINES.toReversed()])).toBe(likeness([LINES]));
});

test("lines that repeat a text, or that are not informative, do not count", () => {
  const repeated = likeness([[...LINES, 0.3, 0.3]], (line) => ({
    ...line,
    text: line.at < LINES.length ? line.text : "line 0",
  }));
  expect(repeated).toBe(likeness([LINES]));
  const listed = likeness([[...LINES, 0.9]], (line) => ({
    ...line,
    isInformative: line.at < LINES.length,
  }));
  expect(listed).toBe(likeness([LINES]));
});

test("without a result of the line reader, the likeness is null", () => {
  expect(likenessOfLines({ lines: [], probabilitiesByRequirement: new Map() })).toBeNull();
});
