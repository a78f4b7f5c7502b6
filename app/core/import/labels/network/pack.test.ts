/** Tests that a conditional random field is the same, but for rounding, after it was packed and unpacked. */

import { expect, test } from "vitest";
import { packModel, unpackModel } from "./pack.ts";

const model = {
  labels: ["day", "night"],
  features: new Map([
    ["sun", Float32Array.of(2, -0.26)],
    ["noise", Float32Array.of(0.01, -0.02)],
  ]),
  transitions: Float32Array.of(1, -0.5, 0, 1.25),
};

test("weights are rounded to multiples of 1/16, and features that round to 0 are omitted", () => {
  const { labels, features, transitions } = unpackModel(packModel(model));
  expect(labels).toEqual(model.labels);
  expect(Object.fromEntries(features)).toEqual({ sun: Float32Array.of(2, -0.25) });
  expect(transitions).toEqual(model.transitions);
});

test("without a scale in the file, weights are in hundredths", () => {
  const old = { labels: ["day"], transitions: [150], features: { sun: [0, 25] } };
  const { features, transitions } = unpackModel(old);
  expect(features.get("sun")).toEqual(Float32Array.of(0.25));
  expect(transitions).toEqual(Float32Array.of(1.5));
});
