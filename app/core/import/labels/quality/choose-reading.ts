/**
 * Chooses between two readings of a document, the resume that rules read from it and the one that a model's labels
 * give: the one whose estimated quality is higher. Also marks a file as hard to read, and chooses between the orders in
 * which the lines of a PDF may be read.
 */

import type { NameFilter } from "#app/core/import/labels/features/name-filter.ts";
import type { OrderReading } from "#app/core/import/labels/from-labels.ts";
import type { ImportModels } from "#app/core/import/labels/import-models.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Imported, ImportOutcome } from "#app/core/import/outcome.ts";
import { agreementOf } from "./agreement.ts";
import { readingDoubtSigns } from "./doubt-signs.ts";
import { estimateQuality, qualityFeatures, sumFeatures } from "./reading-quality.ts";

/** Both readings of a document, and how sure the labels are. */
export interface Readings {
  byRules: ImportOutcome;
  byLabels: ImportOutcome;
  /** The lines that a complete reading has. */
  lines: readonly string[];
  /** The mean probability of the labels, from 0 to 1. */
  meanProbability: number;
  /** The share of the lines whose label is doubtful. */
  doubtfulShare: number;
  /** Signs that labels may be wrong, features of the model `doubt`; see `labelDoubtSigns`. */
  doubtSigns: readonly number[];
  /** Whether the lines are in the order in which tables are read by their rows. */
  isDrawn?: boolean;
  /** How many rows of tables were arranged as entries or, beside these, as languages. */
  rowsInTables?: number;
}

/**
 * What an estimate gains, in log-odds, for the order by the rows of tables: borders and column headers tell more of a
 * table than how complete its resume looks. In a set of 19 PDFs with tables, that order was the best in 12.
 */
const GAIN_OF_DRAWN_ROWS = 3;
/** Fewer rows tell nothing. */
const MIN_ROWS_IN_TABLES = 3;

/** The entries in rows of tables and, beside such entries, the rows of languages. A layout table may have rows of languages too. */
function countRows(lines: readonly LabelLine[]): number {
  const count = (label: RegExp) =>
    lines.filter(({ tableLabel }) => tableLabel !== undefined && label.test(tableLabel)).length;
  const entries = count(/\.head$/);
  return entries === 0 ? 0 : entries + count(/^languages\.item$/);
}

/**
 * A file with a lower estimate is reported as hard to read: of thirteen sets that were held out in
 * turn, all 47 files with fewer than 80 % of their fields right, and 8 % of those with 95 % or more
 * (decision 0062). `npm run import:doubt` fits the weights to this limit.
 */
export const MIN_SURE_QUALITY = 0.96;

/** The weights for comparing readings (`quality`) and for estimating doubt (`doubt`), and names of towns and jobs. */
export type QualityModels = Pick<ImportModels, "quality" | "doubt" | "names">;

/** The better reading, marked as hard to read if its estimated quality is low. */
export function chooseReading(readings: Readings, models: QualityModels): ImportOutcome {
  const { byRules, byLabels } = readings;
  if (!byRules.ok) return byLabels;
  if (!byLabels.ok) return byRules;
  const { isByRules, features } = compareReadings(byRules, byLabels, readings, models);
  const chosen = isByRules ? byRules : byLabels;
  return estimateQuality(features, models.doubt) < MIN_SURE_QUALITY
    ? { ...chosen, report: { ...chosen.report, hardToRead: true } }
    : chosen;
}

/**
 * Whether the reading by rules is the better one by the model `quality`, and the features by which
 * the model `doubt` estimates the better one's share of right fields.
 */
export function compareReadings(
  byRules: Imported,
  byLabels: Imported,
  readings: Readings,
  { quality, names }: { quality: readonly number[]; names: NameFilter },
): { isByRules: boolean; features: number[] } {
  const both = featuresOfBoth(byRules, byLabels, readings, names);
  const [ruleQuality = 0, labelQuality = 0] = both.map((features) =>
    estimateQuality(features, quality),
  );
  const isByRules = ruleQuality >= labelQuality;
  const better = isByRules ? byRules : byLabels;
  return {
    isByRules,
    // The order is that of the weights of `doubt`; 1 is for its constant term.
    features: [
      1,
      ...sumFeatures(both),
      ...readings.doubtSigns,
      ...readingDoubtSigns(better, byRules.resume, byLabels.resume),
      Number(isByRules),
      labelQuality,
    ],
  };
}

/** The reading by rules together with that by labels in one order of the lines. */
export const combineReadings = (
  byRules: ImportOutcome,
  { outcome, lines, ...reading }: OrderReading,
  isDrawn = false,
): Readings => ({
  isDrawn,
  rowsInTables: countRows(lines),
  byRules,
  byLabels: outcome,
  // Tables have details of a school that no field of a resume can hold. A reading without these lines counts as
  // complete.
  lines: lines.filter(({ tableLabel }) => tableLabel !== "education.item").map(({ text }) => text),
  ...reading,
});

/**
 * The readings in the order of lines that is estimated to be best for the labels; null for an empty
 * list. If the rules read nothing, there is no estimate: orders whose labels give a resume come
 * first, then those with more probable labels.
 */
export function pickBestOrder(
  all: readonly Readings[],
  { quality, names }: { quality: readonly number[]; names: NameFilter },
): Readings | null {
  const rank = (readings: Readings) => {
    const [, byLabels] = featuresIfBothRead(readings, names) ?? [];
    // Below every estimate, which is from 0 to 1.
    if (!byLabels) return readings.meanProbability - (readings.byLabels.ok ? 1 : 2);
    const estimate = estimateQuality(byLabels, quality);
    const hasTables = (readings.rowsInTables ?? 0) >= MIN_ROWS_IN_TABLES;
    return readings.isDrawn && hasTables ? withGain(estimate, GAIN_OF_DRAWN_ROWS) : estimate;
  };
  const [best = null] = all
    .map((readings) => ({ readings, rank: rank(readings) }))
    .sort((first, second) => second.rank - first.rank);
  return best?.readings ?? null;
}

/** A probability after a gain in log-odds. */
const withGain = (probability: number, gain: number): number => {
  const odds = (probability / (1 - probability)) * Math.exp(gain);
  return odds === Number.POSITIVE_INFINITY ? 1 : odds / (1 + odds);
};

/** The features of the reading by rules and of that by labels; null unless both succeeded. */
export function featuresIfBothRead(readings: Readings, names: NameFilter): number[][] | null {
  const { byRules, byLabels } = readings;
  if (!byRules.ok || !byLabels.ok) return null;
  return featuresOfBoth(byRules, byLabels, readings, names);
}

/** The features of the reading by rules and of that by labels, in this order. */
function featuresOfBoth(
  byRules: Imported,
  byLabels: Imported,
  { lines, meanProbability, doubtfulShare }: Readings,
  names: NameFilter,
): number[][] {
  const agreement = agreementOf(byRules.resume, byLabels.resume);
  const context = { lines, meanProbability, doubtfulShare, agreement, names };
  return [
    qualityFeatures(byRules, { ...context, isByRules: true }),
    qualityFeatures(byLabels, { ...context, isByRules: false }),
  ];
}
