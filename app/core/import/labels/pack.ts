/** Models as JSON: weights as whole hundredths, those of a feature that are nearly nothing left out. */
import type { CrfModel } from "./crf.ts";

export interface PackedModel {
  labels: string[];
  /** In hundredths; row-major. */
  transitions: number[];
  /** Feature → label index and weight in hundredths, in turn. */
  features: Record<string, number[]>;
}

const SCALE = 100;

export function packModel(model: CrfModel, least = 0.01): PackedModel {
  const features: PackedModel["features"] = {};
  for (const [name, row] of model.features) {
    const pairs = [...row].flatMap((weight, label) =>
      Math.abs(weight) >= least ? [label, Math.round(weight * SCALE)] : [],
    );
    if (pairs.length > 0) features[name] = pairs;
  }
  return {
    labels: [...model.labels],
    transitions: [...model.transitions].map((weight) => Math.round(weight * SCALE)),
    features,
  };
}

export function unpackModel({ labels, transitions, features }: PackedModel): CrfModel {
  const rows = new Map<string, Float32Array>();
  for (const [name, pairs] of Object.entries(features)) {
    const row = new Float32Array(labels.length);
    for (let at = 0; at < pairs.length; at += 2) row[pairs[at] ?? 0] = (pairs[at + 1] ?? 0) / SCALE;
    rows.set(name, row);
  }
  return {
    labels,
    transitions: Float32Array.from(transitions, (weight) => weight / SCALE),
    features: rows,
  };
}
