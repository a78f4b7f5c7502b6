/** Reads a document by rules and by labels, and keeps the reading that seems to be better. */
import type { ImportOutcome } from "#app/core/import/outcome.ts";
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
}

/** Where the readings seem about as good, the rules count: where a structure is clear, they are exact. */
const MARGIN = 0.05;
/** The share of the fields in common from which on that is so. */
const AGREED = 0.92;

/**
 * A file whose reading seems worse is told to be hard to read: so are 89 % of those with fewer than 80 % of the fields
 * right, and 8 % of those with 95 % and more (decision 0042).
 */
const DOUBTFUL = 0.93;

export function chooseReading(
  readings: Readings,
  { quality, doubt }: Pick<ImportModels, "quality" | "doubt">,
): ImportOutcome {
  const { byRules, byLabels } = readings;
  if (!byRules.ok) return byLabels;
  if (!byLabels.ok) return byRules;
  const common = agreement(byRules.resume, byLabels.resume);
  const features = featuresOf(byRules, byLabels, readings, common);
  const [ruled = 0, labeled = 0] = features.map((each) => estimateQuality(each, quality));
  const isAgreed = common >= AGREED;
  const chosen = isAgreed || ruled >= labeled - MARGIN ? byRules : byLabels;
  return estimateQuality(addFeatures(features), doubt) < DOUBTFUL
    ? { ...chosen, report: { ...chosen.report, hardToRead: true } }
    : chosen;
}

export const withRules = (
  byRules: ImportOutcome,
  { outcome, lines, sureness, unsure }: OrderReading,
): Readings => ({
  byRules,
  byLabels: outcome,
  lines: lines.map(({ text }) => text),
  sureness,
  unsure,
});

/**
 * Of the readings in several orders, the one whose labels seem to be best; null without any. Where rules read nothing
 * there is no estimate, and the surest of those that read something counts.
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

/** Of the texts of both, how many are in the same field of any entry. */
function agreement(one: object, other: object): number {
  const [mine, theirs] = [textsOf(one), textsOf(other)];
  const left = new Map<string, number>();
  for (const text of theirs) left.set(text, (left.get(text) ?? 0) + 1);
  let common = 0;
  for (const text of mine) {
    const count = left.get(text) ?? 0;
    if (count === 0) continue;
    left.set(text, count - 1);
    common++;
  }
  return common / Math.max(1, mine.length, theirs.length);
}

function textsOf(value: unknown, path = ""): string[] {
  if (typeof value === "string")
    return value
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => `${path} ${line.replace(/\s+/g, "").toLowerCase()}`);
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, path));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "id" || key === "employerId" || key === "language"
      ? []
      : textsOf(inner, `${path}.${key}`),
  );
}
