/** Fits what tells good readings from bad ones, and prints how well it does. */
import { estimateQuality } from "#app/core/import/labels/reading-quality.ts";

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

/** Logistic regression on the share of right fields. */
export function fitQuality(readings: readonly JudgedReading[]): number[] {
  const size = readings[0]?.features.length ?? 0;
  const weights = new Array<number>(size).fill(0);
  const squares = new Array<number>(size).fill(1e-6);
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight) => PENALTY * weight);
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
  printFit(readings, weights);
  return weights.map((weight) => Math.round(weight * 1_000) / 1_000);
}

function printFit(readings: readonly JudgedReading[], weights: readonly number[]): void {
  const files = new Map<string, JudgedReading[]>();
  for (const reading of readings)
    files.set(reading.name, [...(files.get(reading.name) ?? []), reading]);
  const pairs = [...files.values()].filter(({ length }) => length === 2);
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
  for (const bound of [0.75, 0.8, 0.85, 0.9]) {
    const poor = chosen.filter(({ right }) => right < 0.8);
    const good = chosen.filter(({ right }) => right >= 0.95);
    const warned = (list: JudgedReading[]) =>
      `${list.filter((reading) => estimate(reading) < bound).length} of ${list.length}`;
    console.log(`under ${bound}: warns on ${warned(poor)} poor, ${warned(good)} good`);
  }
}
