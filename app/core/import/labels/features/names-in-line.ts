/**
 * Finds where a line names a town or a job, as features for the model that labels lines. The parts of a line are its
 * cells, split at commas, brackets and dashes.
 */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { findJob, findTown, type NamePositions } from "./known-names.ts";
import type { NameFilter } from "./name-filter.ts";

/** For a line without names. */
export const NO_NAMES: NamePositions = { town: "none", job: "none" };
/** In words: longer lines are sentences. */
const MAX_WORDS = 14;
/** Separators between the parts of a cell: commas, bars, brackets, dashes between spaces. */
const BETWEEN_NAMES = /\s*[|·•(),;]\s*|\s+[–—-]\s+/u;

/**
 * Returns where a part of the line has a town ("whole", "start", "end" or "none"), and where its first part has a job;
 * "inside" for a job in a later part.
 */
export function findNamesInLine({ cells, text }: LabelLine, names: NameFilter): NamePositions {
  if (text.split(/\s+/).length > MAX_WORDS) return NO_NAMES;
  const parts = cells.flatMap((cell) => cell.text.split(BETWEEN_NAMES)).filter(Boolean);
  const towns = parts.map((part) => findTown(part, names));
  const town =
    towns.find((position) => position === "whole") ?? towns.find((position) => position !== "none");
  const jobs = parts.map((part) => findJob(part, names));
  const [first = "none"] = jobs;
  const isLater =
    first === "none" && jobs.some((position) => position !== "none" && position !== "inside");
  return { town: town ?? "none", job: isLater ? "inside" : first };
}
