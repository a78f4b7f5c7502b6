/** Reads a document by rules and by labels, and keeps the reading that seems to be better. */
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import { agreement } from "./agreement.ts";
import { readingSigns } from "./doubt-signs.ts";
import type { OrderReading } from "./from-labels.ts";
import type { ImportModels } from "./import-models.ts";
import { addFeatures, estimateQuality, qualityFeatures } from "./reading-quality.ts";

type Read = Extract<ImportOutcome, { ok: true }>;

export interface Readings {
  byRules: ImportOutcome;
  byLabels: ImportOutcome;
  /** The lines of the document. */
  lines: readonly string[];
  /** The mean probability of the labels, from 0 to 1. */
  sureness: number;
  /** The share of the lines whose label is doubtful. */
  unsure: number;
  /** Further features by which the labels' quality is estimated; see `labelSigns`. */
  signs: readonly number[];
}

/** With this agreement, the reading by rules is kept: both differ little, and the rules are exact there. */
const AGREED = 0.97;

/**
 * A file with a lower estimate is reported as hard to read. Of files with fewer than 80 % of the fields right, that are
 * 73 % on held-out files and 89 % on those that it was fitted on; with 95 % and more, 15 and 5 % (decision 0056).
 */
const DOUBTFUL = 0.93;

export function chooseReading(
  readings: Readings,
  { quality, doubt }: Pick<ImportModels, "quality" | "doubt">,
): ImportOutcome {
  const { byRules, byLabels } = readings;
  if (!byRules.ok) return byLabels;
  if (!byLabels.ok) return byRules;
  const { isByRules, features } = weigh(byRules, byLabels, readings, quality);
  const chosen = isByRules ? byRules : byLabels;
  return estimateQuality(features, doubt) < DOUBTFUL
    ? { ...chosen, report: { ...chosen.report, hardToRead: true } }
    : chosen;
}

/** Decides which reading to keep, and returns the features by which its share of right fields is estimated. */
export function weigh(
  byRules: Read,
  byLabels: Read,
  readings: Readings,
  quality: readonly number[],
): { isByRules: boolean; features: number[] } {
  const common = agreement(byRules.resume, byLabels.resume);
  const both = featuresOf(byRules, byLabels, readings, common);
  const [ruled = 0, labeled = 0] = both.map((each) => estimateQuality(each, quality));
  const isByRules = common >= AGREED || ruled >= labeled;
  const signs = readingSigns(isByRules ? byRules : byLabels, byRules.resume, byLabels.resume);
  return {
    isByRules,
    features: [...addFeatures(both), ...readings.signs, ...signs, Number(isByRules), labeled],
  };
}

export const withRules = (
  byRules: ImportOutcome,
  { outcome, lines, ...sure }: OrderReading,
): Readings => ({
  byRules,
  byLabels: outcome,
  lines: lines.map(({ text }) => text),
  ...sure,
});

/**
 * The reading order whose labels are estimated to be best; null without any. Where the rules read nothing there is no
 * estimate: the order with the most probable labels is taken, those that read something first.
 */
export function bestOrder(all: readonly Readings[], quality: readonly number[]): Readings | null {
  const rank = (readings: Readings) => {
    const [, byLabels] = bothFeatures(readings) ?? [];
    if (byLabels) return estimateQuality(byLabels, quality);
    return readings.byLabels.ok ? readings.sureness - 1 : readings.sureness - 2;
  };
  const [best = null] = all
    .map((readings) => ({ readings, rank: rank(readings) }))
    .sort((one, other) => other.rank - one.rank);
  return best?.readings ?? null;
}

/** The features of the reading by rules and of that by labels; null unless there are both. */
export function bothFeatures(readings: Readings): number[][] | null {
  const { byRules, byLabels } = readings;
  if (!byRules.ok || !byLabels.ok) return null;
  const common = agreement(byRules.resume, byLabels.resume);
  return featuresOf(byRules, byLabels, readings, common);
}

function featuresOf(
  byRules: Read,
  byLabels: Read,
  { lines, sureness, unsure }: Readings,
  common: number,
): number[][] {
  const context = { lines, sureness, unsure, agreement: common };
  return [
    qualityFeatures(byRules, { ...context, isByRules: true }),
    qualityFeatures(byLabels, { ...context, isByRules: false }),
  ];
}
