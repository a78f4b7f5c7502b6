import { expect, test } from "vitest";
import { unpackRecurrentModel } from "./pack-recurrent.ts";
import { type GatedUnits, labelSteps, type RecurrentModel } from "./recurrent.ts";
import fixture from "./recurrent-fixture.json";

/** One unit that keeps nothing of before, unless `keeps`, and takes the tangent of twice what comes in. */
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
  // From the state ahead, the state back and the step's own vector.
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

test("what was before counts where units keep it", () => {
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

test("labels are as likely as where the model is trained", () => {
  const { lines, likely } = fixture;
  const model = unpackRecurrentModel(fixture.model);
  for (const [at, { label, probability }] of labelSteps(model, lines).entries())
    expect(probability).toBeCloseTo(likely[at]?.[model.labels.indexOf(label)] ?? -1, 3);
});
