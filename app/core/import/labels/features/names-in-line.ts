/** Finds the names of towns and jobs in a line, whose parts are cells or stand between commas and dashes. */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { type FoundNames, findJob, findTown } from "./known-names.ts";
import type { NameFilter } from "./name-filter.ts";

export const NO_NAMES: FoundNames = { town: "none", job: "none" };
/** Lines of more words are sentences. */
const MAX_WORDS = 14;
const BETWEEN_NAMES = /\s*[|·•(),;]\s*|\s+[–—-]\s+/u;

/** Where a line names a town, and where its first words name a job. */
export function namesIn({ cells, text }: LabelLine, names: NameFilter): FoundNames {
  if (text.split(/\s+/).length > MAX_WORDS) return NO_NAMES;
  const parts = cells.flatMap((cell) => cell.text.split(BETWEEN_NAMES)).filter(Boolean);
  const towns = parts.map((part) => findTown(part, names));
  const town = towns.find((found) => found === "whole") ?? towns.find((found) => found !== "none");
  const jobs = parts.map((part) => findJob(part, names));
  const [first = "none"] = jobs;
  const isLater = first === "none" && jobs.some((found) => found !== "none" && found !== "inside");
  return { town: town ?? "none", job: isLater ? "inside" : first };
}
