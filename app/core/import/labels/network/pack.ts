/**
 * Converts a conditional random field (crf.ts) to JSON and back: weights become integers, and weights of features that
 * round to 0 are omitted.
 */
import type { CrfModel } from "./crf.ts";

export interface PackedModel {
  labels: string[];
  /** A weight is its integer divided by this; 100 if absent. */
  scale?: number;
  /** As integers, row-major. */
  transitions: number[];
  /** Feature → label indexes, each followed by its weight as an integer. */
  features: Record<string, number[]>;
}

/**
 * Weights are rounded to multiples of 1/16; with multiples of 1/100 the file was half as large again (decision 0042).
 */
const SCALE = 16;

/** Returns the model as JSON. Small weights are lost by rounding. */
export function packModel(model: CrfModel): PackedModel {
  const features: PackedModel["features"] = {};
  const quantize = (weight: number) => Math.round(weight * SCALE);
  for (const [name, row] of model.features) {
    const pairs = [...row].flatMap((weight, label) =>
      quantize(weight) === 0 ? [] : [label, quantize(weight)],
    );
    if (pairs.length > 0) features[name] = pairs;
  }
  return {
    labels: [...model.labels],
    scale: SCALE,
    transitions: [...model.transitions].map(quantize),
    features,
  };
}

/** Restores a model from its JSON. */
export function unpackModel({ labels, scale = 100, transitions, features }: PackedModel): CrfModel {
  const rows = new Map<string, Float32Array>();
  for (const [name, pairs] of Object.entries(features)) {
    const row = new Float32Array(labels.length);
    for (let index = 0; index < pairs.length; index += 2)
      row[pairs[index] ?? 0] = (pairs[index + 1] ?? 0) / scale;
    rows.set(name, row);
  }
  return {
    labels,
    transitions: Float32Array.from(transitions, (weight) => weight / scale),
    features: rows,
  };
}
