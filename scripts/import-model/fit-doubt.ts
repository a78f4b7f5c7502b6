/**
 * Fits the weights by which an import decides to warn that a file is hard to read. The data are readings, that is, what
 * imports made of files whose resumes are known, by models and rules that had not seen files of the same design. Later
 * rules raise the share of right fields in such files, but not the features that the estimate sees, so only the first
 * reading of a file is used (docs/decisions/0062).
 */
import { MIN_SURE_QUALITY } from "#app/core/import/labels/quality/choose-reading.ts";
import { fitStandardized, type JudgedReading } from "./fit-quality.ts";

/** A file as it was read by code from before any rule was made for its set. */
export interface FirstReading {
  /** Files of one set are by one person, and are held out together. */
  set: string;
  /** The features of `compareReadings`; the first is 1. */
  features: number[];
  /** Shares from 0 to 1 of the fields that were recovered, and of the filled fields that are right. */
  recall: number;
  precision: number;
}

/** As in docs/imports.md: a file is poor under the first share of right fields, and good from the second on. */
const [POOR, GOOD] = [0.8, 0.95];
/** How often a poor file counts: there is one for about four good ones. */
const POOR_WEIGHT = 4;
/**
 * For features in standard deviations, of a mean over the files: 30 in a sum over 513 (372 files, the 47 poor ones four
 * times). 20 and 40 were alike, 60 and more worse.
 */
const PENALTY = 30 / 513;
/** The share of the good files that may be warned of; the goal is 0.1, for sets unlike these. */
const MAX_WARNED = 0.08;

/**
 * @param prior weights that were fitted on the many files that the models learned (`trainPacked`); the sum of features
 *   weighted by them is one more feature
 * @throws if a reading has other features than the prior, as one by former models may
 */
export function fitFirstReadings(readings: readonly FirstReading[], prior: readonly number[]) {
  if (readings.some(({ features }) => features.length !== prior.length))
    throw new Error(`All readings need ${prior.length} features, as data/import-doubt/prior.json.`);
  const sums = new Map(readings.map((reading) => [reading, 0]));
  for (const set of new Set(readings.map((reading) => reading.set))) {
    const weights = fitWithPrior(
      readings.filter((reading) => reading.set !== set),
      prior,
    );
    for (const reading of readings)
      if (reading.set === set) sums.set(reading, weightedSum(reading.features, weights));
  }
  const sumsOf = (meets: (reading: FirstReading) => boolean) =>
    readings
      .filter(meets)
      .map((reading) => sums.get(reading) ?? 0)
      .sort((first, second) => first - second);
  const [poor, good] = [sumsOf(isPoor), sumsOf(isGood)];
  const limit = good[Math.floor(MAX_WARNED * good.length)] ?? 0;
  const countWarned = (list: readonly number[]) =>
    `${list.filter((sum) => sum < limit).length} of ${list.length}`;
  console.log(
    `each set held out: tells ${countWarned(poor)} poor files, warns of ${countWarned(good)} good ones`,
  );
  const [constant = 0, ...others] = fitWithPrior(readings, prior);
  // An estimate of MIN_SURE_QUALITY is at the limit.
  const shift = Math.log(MIN_SURE_QUALITY / (1 - MIN_SURE_QUALITY)) - limit;
  return [constant + shift, ...others].map((weight) => Math.round(weight * 1_000) / 1_000);
}

const isPoor = ({ recall, precision }: FirstReading) => Math.min(recall, precision) < POOR;
const isGood = ({ recall, precision }: FirstReading) => Math.min(recall, precision) >= GOOD;

/** Weights of the features alone: that of the prior's sum is multiplied into them. */
function fitWithPrior(readings: readonly FirstReading[], prior: readonly number[]): number[] {
  const judged = readings.map((reading): JudgedReading & { weight: number } => ({
    features: [...reading.features, weightedSum(reading.features, prior)],
    f1: sureness(reading),
    weight: isPoor(reading) ? POOR_WEIGHT : 1,
  }));
  const weights = fitStandardized(judged, PENALTY);
  const ofPrior = weights.at(-1) ?? 0;
  return prior.map((weight, index) => (weights[index] ?? 0) + ofPrior * weight);
}

/** 0 for a poor file, 1 for a good one, and between them by its F1. */
function sureness(reading: FirstReading): number {
  if (isPoor(reading)) return 0;
  if (isGood(reading)) return 1;
  const { recall, precision } = reading;
  const f1 = (2 * recall * precision) / (recall + precision);
  return Math.min(1, Math.max(0, (f1 - POOR) / (GOOD - POOR)));
}

const weightedSum = (features: readonly number[], weights: readonly number[]) =>
  features.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
