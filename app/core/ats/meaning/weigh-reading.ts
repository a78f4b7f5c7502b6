/** Combines the line reader's probabilities with the engine's credit: how likely the resume shows a requirement. */
import { tradeAffinity } from "#app/core/ats/affinity.ts";
import { type Evidence, MIN_SHOWN } from "#app/core/ats/evidence/evidence-type.ts";
import type { ReadResume } from "#app/core/ats/evidence/read-resume.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import { CLAIMS, shownChance } from "./line-reader.ts";
import type { ResumeLine } from "./read-texts.ts";
import type { Reading } from "./reading.ts";
import { READING_WEIGHTS } from "./reading-weights.ts";

/** Bounds the logarithms of probabilities near 0 and 1. */
const SOFT = 1e-3;
/** So many lines that show this much, as most resumes do, are added: a text of three lines tells little of a person. */
const UNKNOWN_LINES = 4;
const UNKNOWN_SHOWN = -1.5;
/** As many names of this likeness are added to those of a text, since one or two tell little of a trade. */
const UNKNOWN_NAMES = 1;
const UNKNOWN_TRADES = 0.6;
const HALF = CLAIMS.indexOf("half");
const [FIRST_DOUBT, LAST_DOUBT] = [CLAIMS.indexOf("studied"), CLAIMS.indexOf("deals")];

/** What a resume says of a posting as a whole; a line that reads like a requirement shows it more likely where it is much. */
export interface Fit {
  /** Mean over the requirements, by the second line of each: no single line says it of all of them. */
  shown: number;
  /** How alike their trades are, 0 to 1. */
  trades: number;
}

export function fitOf({ lines, chancesOf }: Reading, posting: Posting, resume: ReadResume): Fit {
  const secondBest = [...chancesOf.values()].map(
    (chances) => bestTwo(informative(chances, lines))[1],
  );
  const many = lines.filter(({ isInformative }) => isInformative).length;
  return {
    shown:
      (many * mean(secondBest.map(logit)) + UNKNOWN_LINES * UNKNOWN_SHOWN) / (many + UNKNOWN_LINES),
    trades: likeTrades(posting.trades, resume.trades),
  };
}

/** Nearer to UNKNOWN_TRADES the fewer names either text has. */
function likeTrades(asked: Float64Array, has: Float64Array): number {
  const names = Math.min(sum(asked), sum(has));
  return (
    (names * tradeAffinity(asked, has) + UNKNOWN_NAMES * UNKNOWN_TRADES) / (names + UNKNOWN_NAMES)
  );
}
const sum = (counts: Float64Array) => counts.reduce((all, each) => all + each, 0);

/** The chances of the lines that may show what they do not name. */
const informative = (chances: readonly Float32Array[], lines: readonly ResumeLine[]) =>
  chances.filter((_, line) => lines[line]?.isInformative);

function bestTwo(chances: readonly Float32Array[]): [number, number] {
  const [best = 0, second = 0] = chances.map(shownChance).toSorted((a, b) => b - a);
  return [best, second];
}

/**
 * @param chances of CLAIMS, for each of `lines`
 * @returns one number for each of READING_WEIGHTS
 */
export function readingFeatures(
  chances: readonly Float32Array[],
  fit: Fit,
  lines: readonly ResumeLine[],
  { credit, at }: Evidence,
  { text: { tokens } }: ReadResume,
): number[] {
  const shown = chances.map(shownChance);
  const ofInformative = informative(chances, lines);
  const [best, second] = bestTwo(ofInformative);
  const half = ofInformative.map((each) => shownChance(each) + (each[HALF] as number));
  const place = at ? tokens[at.from]?.start : undefined;
  const own = place === undefined ? [] : ownLine(lines, place);
  const ownShown = Math.max(0, ...own.map((line) => shown[line] as number));
  const doubted = Math.max(0, ...own.map((line) => doubtOf(chances[line] as Float32Array)));
  return [
    ...[logit(best), logit(second), logit(Math.max(0, ...half)), fit.shown, fit.trades],
    ...[credit, credit >= MIN_SHOWN ? 1 : 0, at ? 0 : 1],
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

const mean = (values: readonly number[]) =>
  values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
