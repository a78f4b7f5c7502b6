/** Labels parts of heads by the names of their table columns, which are more certain than the model. */

import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import type { HeadPart } from "./head-parts.ts";

const NOTE: Labeled = { label: "note", probability: 0 };

/**
 * A part with a `columnPart` gets that label. No other part of its entry may then have the label, except a place, and
 * what follows in the same cell; such parts become notes.
 */
export const withColumnParts = (
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] => {
  const columnParts = new Set(
    parts.map(({ entryIndex, columnPart }) => `${entryIndex} ${columnPart}`),
  );
  return parts.map((part, index) => {
    if (part.columnPart) return { label: part.columnPart, probability: 1 };
    const current = labeled[index] ?? NOTE;
    const isTaken =
      current.label !== "place" && columnParts.has(`${part.entryIndex} ${current.label}`);
    return isTaken && !isInColumnCell(part, parts, current)
      ? { ...current, label: "note" }
      : current;
  });
};

/** "Harbor Ltd, Marine Division": the department is part of the employer. */
const isInColumnCell = (part: HeadPart, parts: readonly HeadPart[], current: Labeled): boolean =>
  parts.some(
    ({ entryIndex, lineIndex, cellIndex, columnPart }) =>
      columnPart === current.label &&
      entryIndex === part.entryIndex &&
      lineIndex === part.lineIndex &&
      cellIndex === part.cellIndex,
  );
