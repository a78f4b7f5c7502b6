/**
 * Tests the recurrent network with one unit in each direction, and against probabilities from the program that trains
 * it.
 */

import { expect, test } from "vitest";
import { unpackRecurrentModel } from "./pack-recurrent.ts";
import { type GatedUnits, labelSteps, type RecurrentModel } from "./recurrent.ts";
import fixture from "./recurrent-fixture.json";

/**
 * One unit, whose candidate state is the hyperbolic tangent of twice its input. `keeps` is the input of its update
 * gate: at -20 it keeps nothing of its state, at 0 half of it.
 */
const unit = (keeps: number): GatedUnits => ({
  input: { rows: 1, columns: 3, values: Float32Array.of(0, 0, 2) },
  bias: Float32Array.of(0, keeps, 0),
  state: { rows: 1, columns: 3, values: new Float32Array(3) },
  stateBias: new Float32Array(1),
});

const model = (keeps: number): RecurrentModel => ({
  labels: ["day", "night"],
  features: new Map([
    ["sun", 0],
    ["stars", 1],
  ]),
  vectors: { rows: 2, columns: 1, values: Float32Array.of(2, -2) },
  bias: Float32Array.of(0),
  layers: [{ forward: unit(keeps), backward: unit(-20) }],
  // The rows: the forward state, the backward state and the step's own vector.
  output: { rows: 3, columns: 2, values: Float32Array.of(4, -4, 0, 0, 1, -1) },
  outputBias: Float32Array.of(0, 0),
  transitions: new Float32Array(4),
});

const labelsOf = (keeps: number, sequence: string[][]) =>
  labelSteps(model(keeps), sequence).map(({ label }) => label);

test("each step gets the label of its own features", () => {
  expect(labelsOf(-20, [["sun"], ["stars"], ["stars", "unknown"]])).toEqual([
    "day",
    "night",
    "night",
  ]);
  expect(labelsOf(-20, [])).toEqual([]);
});

test("earlier steps count if the units keep their state", () => {
  const [, unsure] = labelSteps(model(-20), [["sun"], []]);
  const [, kept] = labelSteps(model(0), [["sun"], []]);
  expect(unsure?.probability).toBeCloseTo(0.5, 5);
  // Half of the state stays: tanh(2 · tanh(2)) / 2 of the first step, half of it at the next.
  const state = Math.tanh(2 * Math.tanh(2)) / 4;
  expect(kept).toEqual({
    label: "day",
    probability: expect.closeTo(1 / (1 + Math.exp(-8 * state)), 5),
  });
});

test("probabilities equal those of the program that trains the model", () => {
  const { lines, likely } = fixture;
  const model = unpackRecurrentModel(fixture.model);
  for (const [at, { label, probability }] of labelSteps(model, lines).entries())
    expect(probability).toBeCloseTo(likely[at]?.[model.labels.indexOf(label)] ?? -1, 3);
});
