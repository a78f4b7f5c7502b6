import { expect, test } from "vitest";
import { computeScore } from "./compute-score.ts";

/** The features of a resume that shows everything, but for `musts`, which each test gives. */
const perfect = {
  coverage: 1,
  similarity: 1,
  likeness: null,
  trades: 1,
  words: 400,
  lacksCredential: false,
};

test("[spec 9] a score of 80 needs four fifths of the must-haves, one of 60 half of them", () => {
  expect(computeScore({ ...perfect, musts: 0.79 })).toBeLessThan(80);
  expect(computeScore({ ...perfect, musts: 0.8 })).toBeGreaterThanOrEqual(80);
  expect(computeScore({ ...perfect, musts: 0.49 })).toBeLessThan(60);
  expect(computeScore({ ...perfect, musts: 0.5 })).toBeGreaterThanOrEqual(60);
  expect(computeScore({ ...perfect, musts: 1 })).toBe(100);
});

test("a strong resume that is no copy of the job description reaches 90", () => {
  const strong = { coverage: 0.92, musts: 0.92, similarity: 0.2, trades: 0.8 };
  expect(computeScore({ ...perfect, ...strong })).toBeGreaterThanOrEqual(90);
});

test("showing more of what is asked for never lowers the score", () => {
  let last = 0;
  for (let coverage = 0; coverage <= 1; coverage += 0.01) {
    const score = computeScore({ ...perfect, coverage, musts: coverage });
    expect(score).toBeGreaterThanOrEqual(last);
    last = score;
  }
});

test("no score reaches 80 without a license, certificate or degree that is required", () => {
  const lacking = { ...perfect, musts: 1, lacksCredential: true };
  expect(computeScore(lacking)).toBe(79);
  expect(computeScore({ ...lacking, lacksCredential: false })).toBe(100);
  expect(computeScore({ ...lacking, musts: 0.4, coverage: 0.4 })).toBeLessThan(60);
});

test("beyond what candidates of one trade share, more of the posting's words add nothing", () => {
  const candidate = { ...perfect, coverage: 0.5, musts: 0.5, trades: 0.75 };
  const [few, many] = [0.16, 0.9].map((similarity) => computeScore({ ...candidate, similarity }));
  expect(few).toBe(many);
  expect(computeScore({ ...candidate, similarity: 0.02 })).toBeLessThan(few as number);
});

test("words of the job description count less in a resume that does not read like its work", () => {
  const candidate = { ...perfect, coverage: 0.7, musts: 0.7 };
  const scores = [0, 0.5, 1].map((likeness) => computeScore({ ...candidate, likeness }));
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  expect(new Set(scores).size).toBe(3);
});

test("a resume that shows everything reaches 100, whether its lines were read or not", () => {
  expect(computeScore({ ...perfect, musts: 1 })).toBe(100);
  expect(computeScore({ ...perfect, musts: 1, likeness: 1 })).toBe(100);
});

// 8 points for 12 words, in proportion for fewer, and 2.5 for each further word, rounded down.
test("a text of a few words scores hardly anything, and each further word raises the limit", () => {
  const full = { ...perfect, musts: 1 };
  const scores = [0, 1, 6, 12, 13, 20].map((words) => computeScore({ ...full, words }));
  expect(scores).toEqual([0, 0, 4, 8, 10, 28]);
});
