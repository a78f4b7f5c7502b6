/** Labels parts of heads as the names of a table's columns say: they say more than a model that reads parts. */

import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import type { HeadPart } from "./head-parts.ts";

const NOTE: Labeled = { label: "note", probability: 0 };

/** Labels as tables say; what a table says of one cell, no other of the entry is. */
export const withToldParts = (
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] => {
  const told = new Set(parts.map(({ entry, told }) => `${entry} ${told}`));
  return parts.map((part, index) => {
    if (part.told) return { label: part.told, probability: 1 };
    const own = labeled[index] ?? NOTE;
    const isOther = own.label !== "place" && told.has(`${part.entry} ${own.label}`);
    return isOther && !isBehindTold(part, parts, own) ? { ...own, label: "note" } : own;
  });
};

/** "Harbor Ltd, Marine Division": the department is part of the employer. */
const isBehindTold = (part: HeadPart, parts: readonly HeadPart[], own: Labeled): boolean =>
  parts.some(
    ({ entry, line, cell, told }) =>
      told === own.label && entry === part.entry && line === part.line && cell === part.cell,
  );
