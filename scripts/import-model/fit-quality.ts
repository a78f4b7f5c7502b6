/**
 * Fits weights that estimate which share of an import is right, and prints how good the estimates are. A "reading" is
 * what one way of importing a file gives; a file has one by rules and others by the models.
 */
import { estimateQuality } from "#app/core/import/labels/quality/reading-quality.ts";

export interface JudgedReading {
  /** As `compareReadings` gives them; the first is 1. */
  features: number[];
  /** The harmonic mean of recall and precision, from 0 to 1. */
  f1: number;
}

/** Steps and learning rate of AdaGrad, and the L2 penalty of a weight. */
const STEPS = 4_000;
const RATE = 0.5;
const PENALTY = 0.0005;
/** For features in standard deviations. A lower penalty gives worse estimates for unseen layouts (decision 0057). */
const DOUBT_PENALTY = 0.016;

/** Readings whose F1 differs by less are as good as each other; a larger difference than the second counts as that. */
const [LEAST_DIFFERENCE, MOST_DIFFERENCE] = [0.005, 0.3];

/**
 * Fits the weights by which the best reading of a file is chosen, on each two readings of one file: by rules, and by
 * labels in each order of the lines. This is pairwise logistic regression on the difference of their features; the
 * target, `f1`, is 1, which means that the first is better.
 */
export function fitQuality(files: readonly (readonly JudgedReading[])[]): number[] {
  const pairs = files.flatMap((readings) =>
    readings.flatMap((better) =>
      readings.flatMap((worse) => {
        const difference = better.f1 - worse.f1;
        if (difference < LEAST_DIFFERENCE) return [];
        const features = better.features.map(
          (value, index) => value - (worse.features[index] ?? 0),
        );
        return [{ features, f1: 1, weight: Math.min(difference, MOST_DIFFERENCE) }];
      }),
    ),
  );
  const weights = fitWeights(pairs);
  printChoice(files, weights);
  return rounded(weights);
}

/**
 * Fits weights that estimate the F1 of the reading chosen for a file; the app warns the user if the estimate is low.
 * Features: those of both readings of the file and of its labels, as `compareReadings` gives them.
 */
export function fitDoubt(files: readonly JudgedReading[]): number[] {
  printWarnings(files);
  return rounded(fitStandardized(files));
}

/**
 * Fits weights on standardized features, and converts them to weights of the original features. The first feature is 1
 * in all files.
 */
export function fitStandardized(
  files: readonly (JudgedReading & { weight?: number })[],
  penalty = DOUBT_PENALTY,
): number[] {
  const scales = (files[0]?.features ?? []).map((_, index) => spreadOf(files, index));
  const scaled = files.map(({ features, ...rest }) => ({
    ...rest,
    features: features.map((value, index) => {
      const { mean = 0, deviation = 0 } = scales[index] ?? {};
      return deviation === 0 ? Number(index === 0) : (value - mean) / deviation;
    }),
  }));
  const weights = fitWeights(scaled, penalty).map((weight, index) => {
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
function spreadOf(files: readonly JudgedReading[], index: number) {
  const values = files.map(({ features }) => features[index] ?? 0);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: square < 1e-9 ? 0 : Math.sqrt(square) };
}

const rounded = (weights: readonly number[]) =>
  weights.map((weight) => Math.round(weight * 1_000) / 1_000);

/** Parts of the files for cross-validation. */
const FOLDS = 5;

/** As in docs/imports.md: a file is poor under the first F1, and good from the second on. */
const [POOR_BELOW, GOOD_FROM] = [0.8, 0.95];
/** Limits of the estimate to compare; the app's is MIN_SURE_QUALITY (choose-reading.ts). */
const LIMITS = [
  0.88, 0.9, 0.91, 0.92, 0.93, 0.935, 0.94, 0.945, 0.95, 0.952, 0.954, 0.956, 0.958, 0.96, 0.962,
  0.964,
];

/**
 * Prints for each limit how many poor and good files the app would warn of if it warned of all estimates under the
 * limit: it should catch most poor files and few good ones. Cross-validation: each fold is estimated with weights that
 * are fitted on the others.
 */
function printWarnings(files: readonly JudgedReading[]): void {
  const judged = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const others = files.filter((_, index) => index % FOLDS !== fold);
    const weights = fitStandardized(others);
    return files
      .filter((_, index) => index % FOLDS === fold)
      .map(({ features, f1 }) => ({ f1, estimate: estimateQuality(features, weights) }));
  });
  for (const limit of LIMITS) {
    const warned = (list: typeof judged) =>
      `${list.filter(({ estimate }) => estimate < limit).length} of ${list.length}`;
    const poor = judged.filter(({ f1 }) => f1 < POOR_BELOW);
    const good = judged.filter(({ f1 }) => f1 >= GOOD_FROM);
    console.log(`under ${limit}: warns on ${warned(poor)} poor, ${warned(good)} good`);
  }
}

/** Logistic regression on F1, by AdaGrad. */
function fitWeights(
  readings: readonly (JudgedReading & { weight?: number })[],
  penalty = PENALTY,
): number[] {
  const size = readings[0]?.features.length ?? 0;
  const weights = new Array<number>(size).fill(0);
  const squares = new Array<number>(size).fill(1e-6);
  const total = readings.reduce((sum, { weight = 1 }) => sum + weight, 0);
  for (let step = 0; step < STEPS; step++) {
    // The first feature is the same for all files, and its weight is not limited.
    const gradient = weights.map((weight, index) => (index === 0 ? 0 : penalty * weight));
    for (const { features, f1, weight = 1 } of readings) {
      const error = ((estimateQuality(features, weights) - f1) * weight) / total;
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

/** Prints the mean F1, in percent, of the readings that the weights choose, and of the best reading of each file. */
function printChoice(
  files: readonly (readonly JudgedReading[])[],
  weights: readonly number[],
): void {
  const mean = (score: (reading: JudgedReading) => number) => {
    const chosen = files.map((readings) => best(readings, score)?.f1 ?? 0);
    return ((100 * chosen.reduce((sum, f1) => sum + f1, 0)) / files.length).toFixed(2);
  };
  console.log(
    `F1 of the readings chosen: ${mean(({ features }) => estimateQuality(features, weights))}`,
  );
  console.log(`F1 of the best readings: ${mean(({ f1 }) => f1)}`);
}

/** The item with the highest score; undefined for an empty list. */
export const best = <T>(list: readonly T[], score: (item: T) => number): T | undefined =>
  [...list].sort((first, second) => score(second) - score(first))[0];
