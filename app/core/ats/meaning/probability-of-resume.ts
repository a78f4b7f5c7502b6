/**
 * Computes the probability that a resume shows a requirement, by a logistic regression on the line
 * reader's output and the engine's credit.
 */
import { smoothedTradeAffinity } from "#app/core/ats/affinity.ts";
import type { AnalyzedResume } from "#app/core/ats/evidence/analyze-resume.ts";
import { type Evidence, MIN_SHOWN } from "#app/core/ats/evidence/evidence-type.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import { CLAIMS, probabilityShown } from "./line-reader.ts";
import type { LineReadings } from "./read-lines.ts";
import type { ResumeLine } from "./reader-inputs.ts";
import { READING_WEIGHTS } from "./reading-weights.ts";

/** Added to probabilities, to bound their logarithms near 0 and 1. */
const SMOOTHING = 1e-3;
/** Smoothing for short resumes: adds this many lines with an average result. */
const UNKNOWN_LINES = 4;
const UNKNOWN_SHOWN = -1.5;
/** The same for texts with few names; READING_WEIGHTS are fitted with it. */
const UNKNOWN_NAMES = 1;
const HALF = CLAIMS.indexOf("half");
const [FIRST_DOUBT, LAST_DOUBT] = [CLAIMS.indexOf("studied"), CLAIMS.indexOf("deals")];

/**
 * How well a resume fits a posting as a whole. If it does, a similar line more likely shows a
 * requirement.
 */
export interface ResumeFit {
  /**
   * Mean log-odds over the requirements, by the second-best line of each, so no single line
   * decides.
   */
  shown: number;
  /** Affinity of their trades, 0 to 1. */
  trades: number;
}

export function fitOf(
  { lines, probabilitiesByRequirement }: LineReadings,
  posting: Posting,
  resume: AnalyzedResume,
): ResumeFit {
  const secondBest = [...probabilitiesByRequirement.values()].map(
    (probabilities) => bestTwo(informative(probabilities, lines))[1],
  );
  const lineCount = lines.filter(({ isInformative }) => isInformative).length;
  return {
    shown:
      (lineCount * mean(secondBest.map(logit)) + UNKNOWN_LINES * UNKNOWN_SHOWN) /
      (lineCount + UNKNOWN_LINES),
    trades: smoothedTradeAffinity(posting.tradeCounts, resume.tradeCounts, UNKNOWN_NAMES),
  };
}

/** The probabilities of the informative lines (ResumeLine.isInformative). */
const informative = (probabilities: readonly Float32Array[], lines: readonly ResumeLine[]) =>
  probabilities.filter((_, line) => lines[line]?.isInformative);

function bestTwo(probabilities: readonly Float32Array[]): [number, number] {
  const [best = 0, second = 0] = probabilities.map(probabilityShown).toSorted((a, b) => b - a);
  return [best, second];
}

/**
 * @param probabilities the probabilities of CLAIMS for each of `lines`
 * @returns one number for each of READING_WEIGHTS
 */
export function readingFeatures(
  probabilities: readonly Float32Array[],
  fit: ResumeFit,
  lines: readonly ResumeLine[],
  { credit, at }: Evidence,
  { text: { tokens } }: AnalyzedResume,
): number[] {
  const shown = probabilities.map(probabilityShown);
  const ofInformative = informative(probabilities, lines);
  const [best, second] = bestTwo(ofInformative);
  const half = ofInformative.map((each) => probabilityShown(each) + (each[HALF] as number));
  const offset = at ? tokens[at.from]?.start : undefined;
  const linesAtEvidence = offset === undefined ? [] : partsOfLineAt(lines, offset);
  const shownAtEvidence = Math.max(0, ...linesAtEvidence.map((line) => shown[line] as number));
  const doubted = Math.max(
    0,
    ...linesAtEvidence.map((line) => doubtOf(probabilities[line] as Float32Array)),
  );
  return [
    ...[logit(best), logit(second), logit(Math.max(0, ...half)), fit.shown, fit.trades],
    ...[credit, credit >= MIN_SHOWN ? 1 : 0, at ? 0 : 1],
    ...[at ? credit * logit(shownAtEvidence) : 0, credit * doubted],
  ];
}

/** @returns the probability, 0 to 1 */
export function probabilityOfResume(features: readonly number[]): number {
  const { each, base } = READING_WEIGHTS;
  const sum = features.reduce((total, value, at) => total + value * (each[at] ?? 0), base);
  return 1 / (1 + Math.exp(-sum));
}

/** Indexes of the parts of the line at an offset; none if that line was not read. */
function partsOfLineAt(lines: readonly ResumeLine[], offset: number): number[] {
  const last = lines.findLast((line) => line.start <= offset);
  const start = last && offset < last.end ? last.start : undefined;
  return lines.flatMap((line, at) => (line.start === start ? [at] : []));
}

const doubtOf = (probabilities: Float32Array) =>
  probabilities.subarray(FIRST_DOUBT, LAST_DOUBT + 1).reduce((sum, each) => sum + each, 0);

const logit = (probability: number) =>
  Math.log((probability + SMOOTHING) / (1 - probability + SMOOTHING));

const mean = (values: readonly number[]) =>
  values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
