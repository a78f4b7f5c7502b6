/** Reads a document by rules and by labels, and keeps the reading that seems to be better. */

import type { NameFilter } from "#app/core/import/labels/features/name-filter.ts";
import type { OrderReading } from "#app/core/import/labels/from-labels.ts";
import type { ImportModels } from "#app/core/import/labels/import-models.ts";
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import { agreement } from "./agreement.ts";
import { readingSigns } from "./doubt-signs.ts";
import { addFeatures, estimateQuality, qualityFeatures } from "./reading-quality.ts";

type Read = Extract<ImportOutcome, { ok: true }>;

export interface Readings {
  byRules: ImportOutcome;
  byLabels: ImportOutcome;
  /** The lines of the document. */
  lines: readonly string[];
  /** The mean probability of the labels, from 0 to 1. */
  meanProbability: number;
  /** The share of the lines whose label is doubtful. */
  doubtfulShare: number;
  /** Further features by which the labels' quality is estimated; see `labelSigns`. */
  doubtSigns: readonly number[];
}

/**
 * A file with a lower estimate is reported as hard to read. Where networks had not learnt the layouts, that were 95 % of
 * files with fewer than 80 % of the fields right, and 9 % of those with 95 % and more (decision 0060).
 */
const DOUBTFUL = 0.96;

export type QualityModels = Pick<ImportModels, "quality" | "doubt" | "names">;

export function chooseReading(readings: Readings, models: QualityModels): ImportOutcome {
  const { byRules, byLabels } = readings;
  if (!byRules.ok) return byLabels;
  if (!byLabels.ok) return byRules;
  const { isByRules, features } = weigh(byRules, byLabels, readings, models);
  const chosen = isByRules ? byRules : byLabels;
  return estimateQuality(features, models.doubt) < DOUBTFUL
    ? { ...chosen, report: { ...chosen.report, hardToRead: true } }
    : chosen;
}

/** Decides which reading to keep, and returns the features by which its share of right fields is estimated. */
export function weigh(
  byRules: Read,
  byLabels: Read,
  readings: Readings,
  { quality, names }: { quality: readonly number[]; names: NameFilter },
): { isByRules: boolean; features: number[] } {
  const common = agreement(byRules.resume, byLabels.resume);
  const both = featuresOf(byRules, byLabels, readings, common, names);
  const [ruled = 0, labeled = 0] = both.map((each) => estimateQuality(each, quality));
  const isByRules = ruled >= labeled;
  const signs = readingSigns(isByRules ? byRules : byLabels, byRules.resume, byLabels.resume);
  return {
    isByRules,
    features: [
      1,
      ...addFeatures(both),
      ...readings.doubtSigns,
      ...signs,
      Number(isByRules),
      labeled,
    ],
  };
}

export const withRules = (
  byRules: ImportOutcome,
  { outcome, lines, ...reading }: OrderReading,
): Readings => ({
  byRules,
  byLabels: outcome,
  // What a table tells of a school that no field has is not missing from a reading.
  lines: lines.filter(({ tableLabel }) => tableLabel !== "education.item").map(({ text }) => text),
  ...reading,
});

/**
 * The reading order whose labels are estimated to be best; null without any. Where the rules read nothing there is no
 * estimate: the order with the most probable labels is taken, those that read something first.
 */
export function bestOrder(
  all: readonly Readings[],
  { quality, names }: { quality: readonly number[]; names: NameFilter },
): Readings | null {
  const rank = (readings: Readings) => {
    const [, byLabels] = bothFeatures(readings, names) ?? [];
    if (byLabels) return estimateQuality(byLabels, quality);
    return readings.byLabels.ok ? readings.meanProbability - 1 : readings.meanProbability - 2;
  };
  const [best = null] = all
    .map((readings) => ({ readings, rank: rank(readings) }))
    .sort((one, other) => other.rank - one.rank);
  return best?.readings ?? null;
}

/** The features of the reading by rules and of that by labels; null unless there are both. */
export function bothFeatures(readings: Readings, names: NameFilter): number[][] | null {
  const { byRules, byLabels } = readings;
  if (!byRules.ok || !byLabels.ok) return null;
  const common = agreement(byRules.resume, byLabels.resume);
  return featuresOf(byRules, byLabels, readings, common, names);
}

function featuresOf(
  byRules: Read,
  byLabels: Read,
  { lines, meanProbability, doubtfulShare }: Readings,
  common: number,
  names: NameFilter,
): number[][] {
  const context = { lines, meanProbability, doubtfulShare, agreement: common, names };
  return [
    qualityFeatures(byRules, { ...context, isByRules: true }),
    qualityFeatures(byLabels, { ...context, isByRules: false }),
  ];
}
