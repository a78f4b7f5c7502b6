/** Fits weights that estimate how much of a reading is right, and prints how well they do. */
import { estimateQuality } from "#app/core/import/labels/quality/reading-quality.ts";

export interface JudgedReading {
  name: string;
  features: number[];
  /** The harmonic mean of recall and precision, from 0 to 1. */
  f1: number;
  counts: { shown: number; filled: number; right: number };
}

const STEPS = 4_000;
const RATE = 0.5;
const PENALTY = 0.0005;
/** For features in standard deviations. A lower penalty gives worse estimates for unseen layouts (decision 0057). */
const DOUBT_PENALTY = 0.09;

/** Fits the weights by which the better of two readings is chosen. */
export function fitQuality(readings: readonly JudgedReading[]): number[] {
  const weights = fitWeights(readings);
  printFit(readings, weights);
  return rounded(weights);
}

/** The features of a file, from which its F1 is estimated. */
export type JudgedFile = Pick<JudgedReading, "features" | "f1">;

/** Fits weights that estimate how much of a file is right, from features of both its readings and of its labels. */
export function fitDoubt(files: readonly JudgedFile[]): number[] {
  printDoubt(files);
  return rounded(fitStandardized(files));
}

/**
 * Fits weights on standardized features, and converts them to weights of the original features. The first feature is 1
 * in all files.
 */
function fitStandardized(files: readonly JudgedFile[]): number[] {
  const scales = (files[0]?.features ?? []).map((_, index) => spreadOf(files, index));
  const scaled = files.map(({ features, f1 }) => ({
    f1,
    features: features.map((value, index) => {
      const { mean = 0, deviation = 0 } = scales[index] ?? {};
      return deviation === 0 ? Number(index === 0) : (value - mean) / deviation;
    }),
  }));
  const weights = fitWeights(scaled, DOUBT_PENALTY).map((weight, index) => {
    const { deviation = 0 } = scales[index] ?? {};
    return deviation === 0 ? weight : weight / deviation;
  });
  const shift = weights.reduce((sum, weight, index) => {
    const { mean = 0, deviation = 0 } = scales[index] ?? {};
    return deviation === 0 ? sum : sum + weight * mean;
  }, 0);
  return [(weights[0] ?? 0) - shift, ...weights.slice(1)];
}

/** The mean and standard deviation of a feature; 0 for one that is the same in all files. */
function spreadOf(files: readonly JudgedFile[], index: number) {
  const values = files.map(({ features }) => features[index] ?? 0);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: square < 1e-9 ? 0 : Math.sqrt(square) };
}

const rounded = (weights: readonly number[]) =>
  weights.map((weight) => Math.round(weight * 1_000) / 1_000);

type Pair = [byRules: JudgedReading, byLabels: JudgedReading];

function pairsOf(readings: readonly JudgedReading[]): Pair[] {
  const files = new Map<string, JudgedReading[]>();
  for (const reading of readings)
    files.set(reading.name, [...(files.get(reading.name) ?? []), reading]);
  return [...files.values()].filter(({ length }) => length === 2) as Pair[];
}

const FOLDS = 5;

/** Cross-validation: estimates each fold with weights that are fitted on the others. */
function printDoubt(files: readonly JudgedFile[]): void {
  const judged = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const others = files.filter((_, index) => index % FOLDS !== fold);
    const weights = fitStandardized(others);
    return files
      .filter((_, index) => index % FOLDS === fold)
      .map(({ features, f1 }) => ({ f1, estimate: estimateQuality(features, weights) }));
  });
  for (const bound of [0.88, 0.9, 0.91, 0.92, 0.93, 0.935, 0.94, 0.945, 0.95]) {
    const warned = (list: typeof judged) =>
      `${list.filter(({ estimate }) => estimate < bound).length} of ${list.length}`;
    const poor = judged.filter(({ f1 }) => f1 < 0.8);
    const good = judged.filter(({ f1 }) => f1 >= 0.95);
    console.log(`under ${bound}: warns on ${warned(poor)} poor, ${warned(good)} good`);
  }
}

/** Logistic regression on F1. */
function fitWeights(readings: readonly JudgedFile[], penalty = PENALTY): number[] {
  const size = readings[0]?.features.length ?? 0;
  const weights = new Array<number>(size).fill(0);
  const squares = new Array<number>(size).fill(1e-6);
  for (let step = 0; step < STEPS; step++) {
    // The first feature is the same for all files, and its weight is not limited.
    const gradient = weights.map((weight, index) => (index === 0 ? 0 : penalty * weight));
    for (const { features, f1 } of readings) {
      const error = (estimateQuality(features, weights) - f1) / readings.length;
      for (let index = 0; index < size; index++)
        gradient[index] = (gradient[index] ?? 0) + error * (features[index] ?? 0);
    }
    for (let index = 0; index < size; index++) {
      const slope = gradient[index] ?? 0;
      squares[index] = (squares[index] ?? 0) + slope * slope;
      weights[index] = (weights[index] ?? 0) - (RATE * slope) / Math.sqrt(squares[index] ?? 1);
    }
  }
  return weights;
}

function printFit(readings: readonly JudgedReading[], weights: readonly number[]): void {
  const pairs = pairsOf(readings);
  const estimate = ({ features }: JudgedReading) => estimateQuality(features, weights);
  const chosen = pairs.map(([one, other]) =>
    one && other && estimate(one) >= estimate(other) ? one : other,
  ) as JudgedReading[];
  const print = (what: string, list: readonly (JudgedReading | undefined)[]) => {
    const sum = (key: "shown" | "filled" | "right") =>
      list.reduce((total, reading) => total + (reading?.counts[key] ?? 0), 0);
    const percent = (under: "shown" | "filled") => ((100 * sum("right")) / sum(under)).toFixed(1);
    console.log(`${what}: recall ${percent("shown")}, precision ${percent("filled")}`);
  };
  print(
    "by rules",
    pairs.map(([one]) => one),
  );
  print(
    "by labels",
    pairs.map(([, other]) => other),
  );
  print("chosen", chosen);
  print(
    "best",
    pairs.map(([one, other]) => ((one?.f1 ?? 0) >= (other?.f1 ?? 0) ? one : other)),
  );
}
