/** Why not 100: the score as integers that add up to it, a line for each requirement, for wording, trade and limits. */
import type { Evidence } from "./evidence/evidence-type.ts";
import { type Features, mostForWords, partsOf, scoreOfPoints, WEIGHTS } from "./match.ts";
import type { Requirement } from "./posting/requirement.ts";
import type { ScoreLine } from "./report.ts";

const NO_EVIDENCE = "Not found in the resume.";
const FAR_WORDING = "The resume says little in the words of the job description.";
const FAR_TRADE = "Part of what the resume names belongs to other trades.";
/** Lines are whole points, of a score that is rounded down. */
const ROUNDED = "Rounded down with the score.";
const FEW_WORDS = "There is too little text to judge.";
const FEW_MUSTS = "Too few must-haves are shown for more points.";
const NO_CREDENTIAL =
  "A required license, certificate or degree is not shown; without it no score reaches 80.";

/**
 * The curve in match.ts turns points into a score, so each line's points and missing points are scaled alike: the shown
 * points add up to the score, and the missing ones to the rest of 100.
 * @param score what toScore makes of the features; the points of all lines add up to it
 */
export function arithmeticOf(
  requirements: readonly Requirement[],
  evidence: readonly Evidence[],
  features: Features,
  score: number,
): ScoreLine[] {
  if (requirements.length === 0) return [];
  const parts = partsOf(features);
  const rows = [
    ...requirements.map(({ name, weight }, index) => {
      const { credit, reason, discountedBecause } = evidence[index] as Evidence;
      const most = WEIGHTS.requirements * weight;
      const why = credit < 1 ? (discountedBecause ?? reason ?? NO_EVIDENCE) : null;
      return { part: "requirement" as const, term: name, shown: most * credit, most, reason: why };
    }),
    otherRow("wording", parts.wording, FAR_WORDING),
    otherRow("trade", parts.trade, FAR_TRADE),
  ];
  const shown = parts.requirements + parts.wording + parts.trade;
  const whole = scoreOfPoints(shown);
  const worth = { shown: whole / (shown || 1), missing: (100 - whole) / (100 - shown || 1) };
  // Summed in the same order as the score, so that rounding gives the same result.
  const reached = Math.min(100, Math.floor(whole));
  const most = wholeParts(
    rows.map((row) => row.shown * worth.shown + (row.most - row.shown) * worth.missing),
    100,
  );
  const points = wholeParts(
    rows.map((row) => row.shown * worth.shown),
    reached,
    most,
  );
  const lines = rows.map(({ part, term, reason }, index): ScoreLine => {
    const [own, of] = [points[index] as number, most[index] as number];
    return { part, term, points: own, of, reason: own < of ? (reason ?? ROUNDED) : null };
  });
  if (reached === score) return lines;
  const reason = limitReason(features, score);
  return [...lines, { part: "limit", term: null, points: score - reached, of: 0, reason }];
}

const otherRow = (part: "wording" | "trade", shown: number, reason: string) => ({
  ...{ part, term: null, shown, reason },
  most: WEIGHTS[part],
});

function limitReason({ words, musts, lacksCredential }: Features, score: number): string {
  if (mostForWords(words) < score + 1) return FEW_WORDS;
  return lacksCredential && musts >= LIMIT_BY_MUSTS ? NO_CREDENTIAL : FEW_MUSTS;
}
/** [spec 9] With less of the must-haves, their limit is at 80 or below as well. */
const LIMIT_BY_MUSTS = 0.8;

/** Rounds numbers to integers that add up to a total, none above its maximum. */
function wholeParts(numbers: number[], total: number, most?: number[]): number[] {
  const whole = numbers.map((number, at) => Math.min(Math.floor(number), most?.[at] ?? Infinity));
  const missing = total - whole.reduce((sum, number) => sum + number, 0);
  const order = numbers
    .map((number, at) => ({ at, rest: number - (whole[at] as number) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at);
  let left = missing;
  for (let round = 0; left > 0 && round < 2; round++)
    for (const { at } of order) {
      if (left === 0) break;
      if (most && (whole[at] as number) >= (most[at] as number)) continue;
      whole[at] = (whole[at] as number) + 1;
      left--;
    }
  return whole;
}
