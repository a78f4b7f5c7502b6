/** Why not 100: the score as integers that add up to it, a line for each requirement, for wording, trade and limits. */
import type { Evidence } from "./evidence/evidence-type.ts";
import { type Features, mostForWords, partsOf, WEIGHTS } from "./match.ts";
import type { Requirement } from "./posting/requirement.ts";
import type { ScoreLine } from "./report.ts";

const NO_EVIDENCE = "Not found in the resume.";
const FAR_WORDING = "The resume says little in the words of the job description.";
const FAR_TRADE = "Part of what the resume names belongs to other trades.";
/** Lines are whole points, of a score that is rounded down. */
const ROUNDED = "Rounded down with the score.";
const FEW_WORDS = "There is too little text to judge.";
const FEW_MUSTS = "Too few must-haves are shown for more points.";

/** @param score what toScore makes of the features; the points of all lines add up to it */
export function arithmeticOf(
  requirements: readonly Requirement[],
  evidence: readonly Evidence[],
  features: Features,
  score: number,
): ScoreLine[] {
  if (requirements.length === 0) return [];
  const { requirements: shown, wording, trade } = partsOf(features);
  const rows = [
    ...requirements.map(({ name, weight }, index) => {
      const { credit, reason, discountedBecause } = evidence[index] as Evidence;
      const of = WEIGHTS.requirements * weight;
      const why = credit < 1 ? (discountedBecause ?? reason ?? NO_EVIDENCE) : null;
      return { part: "requirement" as const, term: name, points: of * credit, of, reason: why };
    }),
    {
      part: "wording" as const,
      term: null,
      points: wording,
      of: WEIGHTS.wording,
      reason: FAR_WORDING,
    },
    { part: "trade" as const, term: null, points: trade, of: WEIGHTS.trade, reason: FAR_TRADE },
  ];
  const most = wholeParts(
    rows.map(({ of }) => of),
    100,
  );
  // The same sum as the score's, so that rounding makes no difference.
  const reached = Math.min(100, Math.floor(shown + wording + trade));
  const points = wholeParts(
    rows.map((row) => row.points),
    reached,
    most,
  );
  const lines = rows.map((row, index): ScoreLine => {
    const [own, of] = [points[index] as number, most[index] as number];
    return { ...row, points: own, of, reason: own < of ? (row.reason ?? ROUNDED) : null };
  });
  if (reached === score) return lines;
  const isShort = mostForWords(features.words) < score + 1;
  const reason = isShort ? FEW_WORDS : FEW_MUSTS;
  return [...lines, { part: "limit", term: null, points: score - reached, of: 0, reason }];
}

/** Integers near some numbers that add up to a total; none above its own most. */
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
