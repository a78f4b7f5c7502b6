/** Tests the labels and probabilities of a conditional random field on a model of two labels. */

import { expect, test } from "vitest";
import { forwardBackward, labelSequence } from "./crf.ts";

const model = {
  labels: ["day", "night"],
  features: new Map([
    ["sun", Float32Array.of(2, 0)],
    ["stars", Float32Array.of(0, 2)],
  ]),
  /** The same label twice scores 1, a change 0. */
  transitions: Float32Array.of(1, 0, 0, 1),
};

test("each step gets the label of the likeliest sequence", () => {
  const read = labelSequence(model, [["sun"], [], ["stars"], ["stars"]]);
  expect(read.map(({ label }) => label)).toEqual(["day", "day", "night", "night"]);
  expect(labelSequence(model, [])).toEqual([]);
});

test("probabilities are sums over all sequences", () => {
  const scores = [Float64Array.of(2, 0), Float64Array.of(0, 0)];
  const { marginals, logSum } = forwardBackward(scores, model.transitions);
  // By hand: day-day e³, day-night e², night-day 1, night-night e.
  const all = Math.exp(3) + Math.exp(2) + 1 + Math.E;
  expect(marginals[0]?.[0]).toBeCloseTo((Math.exp(3) + Math.exp(2)) / all, 10);
  expect(marginals[1]?.[0]).toBeCloseTo((Math.exp(3) + 1) / all, 10);
  expect(logSum).toBeCloseTo(Math.log(all), 10);
});
