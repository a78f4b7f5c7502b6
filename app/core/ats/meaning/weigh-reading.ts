/** Combines the line reader's probabilities with the engine's credit: how likely the resume shows a requirement. */
import { type Evidence, LEAST_SHOWN } from "#app/core/ats/evidence/evidence-type.ts";
import type { ReadResume } from "#app/core/ats/evidence/read-resume.ts";
import { CLAIMS, shownChance } from "./line-reader.ts";
import type { ResumeLine } from "./read-texts.ts";
import { READING_WEIGHTS } from "./reading-weights.ts";

/** Bounds the logarithms of probabilities near 0 and 1. */
const SOFT = 1e-3;
const HALF = CLAIMS.indexOf("half");
const [FIRST_DOUBT, LAST_DOUBT] = [CLAIMS.indexOf("studied"), CLAIMS.indexOf("deals")];

/**
 * @param chances of CLAIMS, for each of `lines`
 * @returns one number for each of READING_WEIGHTS
 */
export function readingFeatures(
  chances: readonly Float32Array[],
  lines: readonly ResumeLine[],
  { credit, at }: Evidence,
  { text: { tokens } }: ReadResume,
): number[] {
  const shown = chances.map(shownChance);
  const [best = 0, second = 0] = shown.toSorted((a, b) => b - a);
  const half = chances.map((each, line) => (shown[line] as number) + (each[HALF] as number));
  const place = at ? tokens[at.from]?.start : undefined;
  const own = place === undefined ? [] : ownLine(lines, place);
  const ownShown = Math.max(0, ...own.map((line) => shown[line] as number));
  const doubted = Math.max(0, ...own.map((line) => doubtOf(chances[line] as Float32Array)));
  const mean = shown.reduce((sum, each) => sum + each, 0) / Math.max(1, shown.length);
  return [
    ...[logit(best), logit(second), logit(Math.max(0, ...half)), logit(mean)],
    ...[credit, credit >= LEAST_SHOWN ? 1 : 0, at ? 0 : 1],
    ...[at ? credit * logit(ownShown) : 0, credit * doubted],
  ];
}

/** @returns 0 to 1 */
export function weighReading(features: readonly number[]): number {
  const { each, base } = READING_WEIGHTS;
  const sum = features.reduce((total, value, at) => total + value * (each[at] ?? 0), base);
  return 1 / (1 + Math.exp(-sum));
}

/** The sentences of the line that holds a place; none if that line is not read. */
function ownLine(lines: readonly ResumeLine[], place: number): number[] {
  const last = lines.findLast((line) => line.start <= place);
  const start = last && place < last.end ? last.start : undefined;
  return lines.flatMap((line, at) => (line.start === start ? [at] : []));
}

const doubtOf = (chances: Float32Array) =>
  chances.subarray(FIRST_DOUBT, LAST_DOUBT + 1).reduce((sum, each) => sum + each, 0);

const logit = (chance: number) => Math.log((chance + SOFT) / (1 - chance + SOFT));
