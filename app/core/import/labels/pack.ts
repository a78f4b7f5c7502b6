/** Models as JSON: weights as whole steps, those of a feature that are nearly nothing left out. */
import type { CrfModel } from "./crf.ts";

export interface PackedModel {
  labels: string[];
  /** How many steps make one; hundredths where it is not said. */
  scale?: number;
  /** In steps; row-major. */
  transitions: number[];
  /** Feature → label index and weight in steps, in turn. */
  features: Record<string, number[]>;
}

const SCALE = 16;

export function packModel(model: CrfModel): PackedModel {
  const features: PackedModel["features"] = {};
  const inSteps = (weight: number) => Math.round(weight * SCALE);
  for (const [name, row] of model.features) {
    const pairs = [...row].flatMap((weight, label) =>
      inSteps(weight) === 0 ? [] : [label, inSteps(weight)],
    );
    if (pairs.length > 0) features[name] = pairs;
  }
  return {
    labels: [...model.labels],
    scale: SCALE,
    transitions: [...model.transitions].map(inSteps),
    features,
  };
}

export function unpackModel({ labels, scale = 100, transitions, features }: PackedModel): CrfModel {
  const rows = new Map<string, Float32Array>();
  for (const [name, pairs] of Object.entries(features)) {
    const row = new Float32Array(labels.length);
    for (let at = 0; at < pairs.length; at += 2) row[pairs[at] ?? 0] = (pairs[at + 1] ?? 0) / scale;
    rows.set(name, row);
  }
  return {
    labels,
    transitions: Float32Array.from(transitions, (weight) => weight / scale),
    features: rows,
  };
}
