/** Fits what tells good readings from bad ones, and prints how well it does. */
import { estimateQuality } from "#app/core/import/labels/quality/reading-quality.ts";

export interface JudgedReading {
  name: string;
  features: number[];
  /** The harmonic mean of recall and precision, from 0 to 1. */
  right: number;
  counts: { shown: number; filled: number; right: number };
}

const STEPS = 4_000;
const RATE = 0.5;
const PENALTY = 0.0005;
/** Of features in standard deviations; with less, files of unseen layouts are told worse (decision 0057). */
const DOUBT_PENALTY = 0.09;

/** What tells the better of two readings. */
export function fitQuality(readings: readonly JudgedReading[]): number[] {
  const weights = fitWeights(readings);
  printFit(readings, weights);
  return rounded(weights);
}

/** A file by what tells how much of it is right. */
export type JudgedFile = Pick<JudgedReading, "features" | "right">;

/** What tells how much of a file is right, from both of its readings and its labels. */
export function fitDoubt(files: readonly JudgedFile[]): number[] {
  printDoubt(files);
  return rounded(fitStandardized(files));
}

/**
 * Fits weights of features that are scaled to the same spread, and gives them for the features as they are. The first
 * feature is 1 in all files.
 */
function fitStandardized(files: readonly JudgedFile[]): number[] {
  const scales = (files[0]?.features ?? []).map((_, index) => spreadOf(files, index));
  const scaled = files.map(({ features, right }) => ({
    right,
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

const PARTS = 5;

/** Each part of the files by what is learnt from the others. */
function printDoubt(files: readonly JudgedFile[]): void {
  const judged = Array.from({ length: PARTS }, (_, part) => part).flatMap((part) => {
    const others = files.filter((_, index) => index % PARTS !== part);
    const weights = fitStandardized(others);
    return files
      .filter((_, index) => index % PARTS === part)
      .map(({ features, right }) => ({ right, estimate: estimateQuality(features, weights) }));
  });
  for (const bound of [0.88, 0.9, 0.91, 0.92, 0.93, 0.935, 0.94, 0.945, 0.95]) {
    const warned = (list: typeof judged) =>
      `${list.filter(({ estimate }) => estimate < bound).length} of ${list.length}`;
    const poor = judged.filter(({ right }) => right < 0.8);
    const good = judged.filter(({ right }) => right >= 0.95);
    console.log(`under ${bound}: warns on ${warned(poor)} poor, ${warned(good)} good`);
  }
}

/** Logistic regression on the share of right fields. */
function fitWeights(readings: readonly JudgedFile[], penalty = PENALTY): number[] {
  const size = readings[0]?.features.length ?? 0;
  const weights = new Array<number>(size).fill(0);
  const squares = new Array<number>(size).fill(1e-6);
  for (let step = 0; step < STEPS; step++) {
    // The first feature is the same for all files, and its weight is not limited.
    const gradient = weights.map((weight, index) => (index === 0 ? 0 : penalty * weight));
    for (const { features, right } of readings) {
      const error = (estimateQuality(features, weights) - right) / readings.length;
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
    pairs.map(([one, other]) => ((one?.right ?? 0) >= (other?.right ?? 0) ? one : other)),
  );
}
