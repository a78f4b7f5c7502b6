/** Labels doubtful parts of heads like those at the same position in the other entries of their section. */

import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { isNameOfWork } from "#app/core/import/readers/entry-keywords.ts";
import type { HeadPart } from "./head-parts.ts";

/** A more probable label is kept. */
const DOUBTFUL = 0.8;
/** Another entry must have the label with this probability. */
const SURE = 0.9;
/** The label's part of the probabilities of all others. */
const SHARE = 0.75;

const NAMES: ReadonlySet<string> = new Set([
  ...["role", "org", "place", "degree", "field", "name", "issuer"],
]);

/** "| Bilbao" is a place below one employer: "| Gallarta", which may be part of a name, is one below another. */
export function withLikeEntries(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  const positions = new Map<string, { part: HeadPart; own: Labeled | undefined }[]>();
  for (const [index, part] of parts.entries()) {
    const position = positionOf(part);
    const others = positions.get(position) ?? [];
    positions.set(position, [...others, { part, own: labeled[index] }]);
  }
  return parts.map((part, index) => {
    const own = labeled[index] ?? { label: "note", probability: 0 };
    const isWrapped = isRest(part) || (isBeforeRest(parts, index) && isSame(labeled, index));
    if (own.probability >= DOUBTFUL || part.content === "contact" || isWrapped) return own;
    const others = (positions.get(positionOf(part)) ?? []).filter(
      (other) => other.part.entry !== part.entry,
    );
    const label = sharedLabel(others.flatMap((other) => other.own ?? []));
    const isTaken = parts.some(
      (other, at) => other.entry === part.entry && at !== index && labeled[at]?.label === label,
    );
    const isFit = label !== "place" || !isNameOfWork(part.text);
    return label !== null && !isTaken && isFit ? { ...own, label } : own;
  });
}

/** At the start of a line, words in lower case go on with the line before. */
const isRest = ({ at, line, text }: HeadPart) => at === 0 && line > 0 && /^\p{Ll}/u.test(text);
const isBeforeRest = (parts: readonly HeadPart[], index: number): boolean => {
  const [own, next] = [parts[index], parts[index + 1]];
  return next !== undefined && next.entry === own?.entry && isRest(next);
};
const isSame = (labeled: readonly Labeled[], index: number) =>
  labeled[index]?.label === labeled[index + 1]?.label;

/** The line, cell and place in it, and the sign before. */
const positionOf = ({ content, line, cell, cells, at, before }: HeadPart): string =>
  [content, line, cell, cells, at, before.trim()].join(" ");

/** The label that nearly all of them have; null if they differ, or none is sure. */
function sharedLabel(others: readonly Labeled[]): string | null {
  const sure = others.find(({ probability }) => probability >= SURE)?.label;
  if (sure === undefined || !NAMES.has(sure)) return null;
  const sum = (all: readonly Labeled[]) => all.reduce((total, each) => total + each.probability, 0);
  const share = sum(others.filter(({ label }) => label === sure)) / sum(others);
  return share >= SHARE ? sure : null;
}
