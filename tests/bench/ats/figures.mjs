/** Statistics and helpers that the parts of the ATS bench share. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The JSON values of a file with one per line. */
export const readLines = (...path) =>
  readFileSync(join(...path), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

export const mean = (values) => values.reduce((sum, each) => sum + each, 0) / (values.length || 1);

export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** The share of values that pass a test. */
export const shareOf = (values, test) => mean(values.map((each) => (test(each) ? 1 : 0)));

export const f1 = (precision, recall) =>
  precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0;

/** A generator of random numbers from 0 to 1, the same for the same seed (linear congruential). */
export function numbersFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

export function shuffled(list, seed) {
  const random = numbersFrom(seed);
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}

/** Area under the ROC curve: the probability that a relevant score is above an irrelevant one; a tie counts half. */
export function auc(relevant, irrelevant) {
  let above = 0;
  for (const a of relevant) for (const b of irrelevant) above += a > b ? 1 : a === b ? 0.5 : 0;
  return above / (relevant.length * irrelevant.length || 1);
}

/**
 * Normalized discounted cumulative gain; ties are counted against the scorer.
 * @param scored [score, 1 if relevant or 0][]
 */
export function ndcg(scored, depth = 10) {
  const gain = (list) =>
    list
      .slice(0, depth)
      .reduce((sum, [, relevant], at) => sum + (relevant ? 1 : 0) / Math.log2(at + 2), 0);
  const ours = scored.toSorted((a, b) => b[0] - a[0] || a[1] - b[1]);
  const best = scored.toSorted((a, b) => b[1] - a[1]);
  return gain(ours) / (gain(best) || 1);
}
