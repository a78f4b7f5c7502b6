/**
 * Computes the probability that a resume shows a requirement, by a logistic regression on the neural
 * line reader's output, the credit that the rules give, and how the resume fits the posting as a
 * whole.
 */
import { smoothedTradeAffinity } from "#app/core/ats/affinity.ts";
import type { AnalyzedResume } from "#app/core/ats/evidence/analyze-resume.ts";
import { type Evidence, MIN_SHOWN } from "#app/core/ats/evidence/evidence-type.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import { likenessOfLines, meanLogOdds } from "./likeness-of-lines.ts";
import { CLAIMS, logOdds, probabilityShown } from "./line-reader.ts";
import type { LineReadings } from "./read-lines.ts";
import type { ResumeLine } from "./reader-inputs.ts";
import { READING_WEIGHTS } from "./reading-weights.ts";

/** Skills of unknown trades that are added to a text's; READING_WEIGHTS are fitted with it. */
const UNKNOWN_SKILLS = 1;
/** Log-odds of an average line, for each that a short resume lacks. */
const UNKNOWN_LINE = -2;
/** Classes of CLAIMS: shown in part, and those that speak against it (`studied` to `deals`). */
const HALF = CLAIMS.indexOf("half");
const [FIRST_DOUBT, LAST_DOUBT] = [CLAIMS.indexOf("studied"), CLAIMS.indexOf("deals")];

/**
 * How well a resume fits a posting as a whole. If it does, a similar line more likely shows a
 * requirement.
 */
export interface ResumeFit {
  /** Of the lines, 0 to 1; null if they were not read. */
  likeness: number | null;
  /** Mean log-odds that its best lines show a requirement (likeness-of-lines.ts). */
  shown: number;
  /**
   * Affinity of their trades, 0 to 1, or the likeness of the lines if that is larger: a resume in
   * plain words names little of its trade.
   */
  trades: number;
}

/** @param reading the line reader's result for the same posting and resume */
export function fitOf(reading: LineReadings, posting: Posting, resume: AnalyzedResume): ResumeFit {
  const affinity = smoothedTradeAffinity(posting.tradeCounts, resume.tradeCounts, UNKNOWN_SKILLS);
  const likeness = likenessOfLines(reading);
  return {
    likeness,
    shown: meanLogOdds(reading, UNKNOWN_LINE) ?? UNKNOWN_LINE,
    trades: Math.max(affinity, likeness ?? 0),
  };
}

/** The probabilities of the informative lines (ResumeLine.isInformative). */
const informative = (probabilities: readonly Float32Array[], lines: readonly ResumeLine[]) =>
  probabilities.filter((_, line) => lines[line]?.isInformative);

/** The two highest probabilities that a line shows the requirement. */
function bestTwo(probabilities: readonly Float32Array[]): [number, number] {
  const [best = 0, second = 0] = probabilities.map(probabilityShown).toSorted((a, b) => b - a);
  return [best, second];
}

/**
 * The features of one requirement: what the best two lines and the best half-showing line say, the
 * fit, the credit by the rules (and whether it is shown, or not mentioned), and what the line reader
 * says of the line that the rules found.
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
    ...[logOdds(best), logOdds(second), logOdds(Math.max(0, ...half)), fit.shown, fit.trades],
    ...[credit, credit >= MIN_SHOWN ? 1 : 0, at ? 0 : 1],
    ...[at ? credit * logOdds(shownAtEvidence) : 0, credit * doubted],
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
  return lines.flatMap((line, index) => (line.start === start ? [index] : []));
}

/** The probability of all classes that speak against it. */
const doubtOf = (probabilities: Float32Array) =>
  probabilities.subarray(FIRST_DOUBT, LAST_DOUBT + 1).reduce((sum, each) => sum + each, 0);
