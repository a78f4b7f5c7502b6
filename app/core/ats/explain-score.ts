/**
 * Explains a score to the user: one line for each requirement, for wording, for the trade (whether
 * what the resume names belongs to the job's line of work) and for a limit. The integer points of
 * the lines add up to the score; each line has the reason for the points that it misses.
 */

import {
  type Features,
  likenessFactor,
  limitForWords,
  pointsByPart,
  scoreOfPoints,
  type Weights,
  weightsFor,
  wordOverlap,
} from "./compute-score.ts";
import type { Evidence } from "./evidence/evidence-type.ts";
import type { Requirement } from "./posting/requirement.ts";
import type { ScoreLine } from "./report.ts";

const NO_EVIDENCE = "Not found in the resume.";
const LITTLE_SHARED_WORDING = "The resume says little in the words of the job description.";
const FEW_LINES_LIKE_THE_WORK =
  "Lines that tell more of the work in the job description add points.";
const OTHER_TRADES = "Part of what the resume names belongs to other trades.";
/** The reason if a point is missing only because points and score are integers. */
const ROUNDED = "Rounded down with the score.";
const FEW_WORDS = "There is too little text to judge.";
const FEW_MUSTS = "Too few must-haves are shown for more points.";
const noCredential = (name: string) =>
  `“${name}” is required, and the resume does not show that you hold it; without it no score reaches 80.`;

/**
 * The curve in compute-score.ts turns points into a score, so each line's points and missing points are
 * scaled alike: the earned points add up to the score, and the missing ones to the rest of 100.
 * @param score the result of computeScore (compute-score.ts) for the same features
 * @param missing the name of the required credential that the features say is missing
 */
export function explainScore(
  requirements: readonly Requirement[],
  evidence: readonly Evidence[],
  features: Features,
  score: number,
  missing: string | null,
): ScoreLine[] {
  if (requirements.length === 0) return [];
  const weights = weightsFor(features);
  const parts = pointsByPart(features, weights);
  const rows = [
    ...requirements.map(({ name, weight }, index) => {
      const { credit, reason, discountedBecause } = evidence[index] as Evidence;
      const max = weights.requirements * weight;
      const why = credit < 1 ? (discountedBecause ?? reason ?? NO_EVIDENCE) : null;
      return { part: "requirement" as const, term: name, earned: max * credit, max, reason: why };
    }),
    partRow("wording", parts, weights, wordingReason(features)),
    partRow("trade", parts, weights, OTHER_TRADES),
  ];
  const earned = parts.requirements + parts.wording + parts.trade;
  const beforeLimits = scoreOfPoints(earned);
  const scale = {
    earned: beforeLimits / (earned || 1),
    missing: (100 - beforeLimits) / (100 - earned || 1),
  };
  // Summed in the same order as the score, so that rounding gives the same result.
  const reached = Math.min(100, Math.floor(beforeLimits));
  const max = roundToTotal(
    rows.map((row) => row.earned * scale.earned + (row.max - row.earned) * scale.missing),
    100,
  );
  const points = roundToTotal(
    rows.map((row) => row.earned * scale.earned),
    reached,
    max,
  );
  const lines = rows.map(({ part, term, reason }, index): ScoreLine => {
    const [roundedPoints, roundedMax] = [points[index] as number, max[index] as number];
    const why = roundedPoints < roundedMax ? (reason ?? ROUNDED) : null;
    return { part, term, points: roundedPoints, of: roundedMax, reason: why };
  });
  if (reached === score) return lines;
  const reason = limitReason(features, score, missing);
  return [...lines, { part: "limit", term: null, points: score - reached, of: 0, reason }];
}

const partRow = (part: "wording" | "trade", points: Weights, weights: Weights, reason: string) => ({
  part,
  term: null,
  earned: points[part],
  max: weights[part],
  reason: points[part] < weights[part] ? reason : null,
});

/**
 * Why wording has not all its points: too few of the posting's words, or too few lines that read
 * like its work, whichever is missing more.
 */
const wordingReason = ({ similarity, likeness }: Features): string =>
  likenessFactor(likeness) < wordOverlap(similarity)
    ? FEW_LINES_LIKE_THE_WORK
    : LITTLE_SHARED_WORDING;

/**
 * If a smaller share of the must-haves is shown, that alone limits the score to 80 or less, so it
 * is given as the reason, not the credential.
 */
const LIMIT_BY_MUSTS = 0.8;

function limitReason({ words, musts }: Features, score: number, missing: string | null): string {
  // The score is the limit for so few words, rounded down.
  if (limitForWords(words) < score + 1) return FEW_WORDS;
  return missing !== null && musts >= LIMIT_BY_MUSTS ? noCredential(missing) : FEW_MUSTS;
}
/**
 * Rounds numbers to integers that add up to a total, none above its maximum: rounds down, then adds
 * 1 to those with the largest fractions. A second round is for totals that numbers at their maximum
 * leave incomplete.
 */
function roundToTotal(numbers: number[], total: number, max?: number[]): number[] {
  const rounded = numbers.map((number, index) =>
    Math.min(Math.floor(number), max?.[index] ?? Infinity),
  );
  const byFraction = numbers
    .map((number, index) => ({ index, fraction: number - (rounded[index] as number) }))
    .sort((a, b) => b.fraction - a.fraction || a.index - b.index);
  let missing = total - rounded.reduce((sum, number) => sum + number, 0);
  for (let round = 0; missing > 0 && round < 2; round++)
    for (const { index } of byFraction) {
      if (missing === 0) break;
      if (max && (rounded[index] as number) >= (max[index] as number)) continue;
      rounded[index] = (rounded[index] as number) + 1;
      missing--;
    }
  return rounded;
}
