/**
 * The likeness of a resume and a posting: how much the resume's lines as a whole read like the work
 * that the posting asks for, in whatever words. A feature of the score (compute-score.ts).
 */
import { logOdds, probabilityShown } from "./line-reader.ts";
import type { LineReadings } from "./read-lines.ts";

/**
 * For each requirement, the mean of so many lines that read most like it: a single line decides
 * little, and neither does the length of the resume.
 */
const BEST_LINES = 5;
/** Log-odds of a line that has nothing to do with the requirement; less counts as this. */
const UNRELATED = -4;
/** Mean log-odds for likeness 0, as of a resume of another trade, and 1, as of the same work throughout. */
const NONE = -3.4;
const ALL = -1.6;

/**
 * The mean log-odds, UNRELATED or more, that a resume's best lines show a requirement, over all
 * requirements; null if the lines were not read.
 * @param missing the log-odds of each line that a short resume lacks
 */
export function meanLogOdds(
  { lines, probabilitiesByRequirement }: LineReadings,
  missing = UNRELATED,
): number | null {
  if (probabilitiesByRequirement.size === 0) return null;
  // A line that is written twice tells nothing more.
  const indexesByText = new Map<string, number[]>();
  for (const [index, { isInformative, text }] of lines.entries())
    if (isInformative) indexesByText.set(text, [...(indexesByText.get(text) ?? []), index]);
  const ofRequirements = [...probabilitiesByRequirement.values()].map((probabilities) => {
    const shownAt = (index: number) => probabilityShown(probabilities[index] as Float32Array);
    const best = [...indexesByText.values()]
      .map((indexes) => logOdds(Math.max(...indexes.map(shownAt))))
      .sort((a, b) => b - a);
    return mean(
      Array.from({ length: BEST_LINES }, (_, at) => Math.max(UNRELATED, best[at] ?? missing)),
    );
  });
  return mean(ofRequirements);
}

/** The likeness, 0 to 1; null if the lines were not read. */
export function likenessOfLines(reading: LineReadings): number | null {
  const shown = meanLogOdds(reading);
  return shown === null ? null : Math.min(1, Math.max(0, (shown - NONE) / (ALL - NONE)));
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, each) => sum + each, 0) / values.length;
