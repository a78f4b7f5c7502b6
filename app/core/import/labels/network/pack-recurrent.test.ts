/** Tests that the packed recurrent network is unpacked to its matrices. */

import { expect, test } from "vitest";
import { type PackedRecurrentModel, unpackRecurrentModel } from "./pack-recurrent.ts";

/** Signed bytes in base64. */
const bytes = (...numbers: number[]) =>
  btoa(String.fromCharCode(...numbers.map((number) => number & 0xff)));
const units = {
  input: { scales: [0.5], bytes: bytes(1, -2, 127) },
  bias: [0, 1, 2],
  state: { scales: [1], bytes: bytes(0, 0, -127) },
  stateBias: [0.25],
};

test("each byte is multiplied by the scale of its row", () => {
  const packed: PackedRecurrentModel = {
    labels: ["day", "night"],
    features: ["sun", "stars"],
    vectors: { scales: [0.5, 0.01], bytes: bytes(3, 100) },
    bias: [1],
    layers: [{ forward: units, backward: units }],
    output: { scales: [1, 1, 1], bytes: bytes(1, -1, 0, 0, 2, -2) },
    outputBias: [0, 0.5],
    transitions: [1, 0, 0, 1],
  };
  const model = unpackRecurrentModel(packed);
  expect(model.vectors).toEqual({ rows: 2, columns: 1, values: Float32Array.of(1.5, 1) });
  expect(model.features.get("stars")).toBe(1);
  expect(model.layers[0]?.forward.input).toEqual({
    rows: 1,
    columns: 3,
    values: Float32Array.of(0.5, -1, 63.5),
  });
  expect(model.layers[0]?.backward.state.values).toEqual(Float32Array.of(0, 0, -127));
  expect(model.output.rows).toBe(3);
  expect(model.outputBias).toEqual(Float32Array.of(0, 0.5));
});
