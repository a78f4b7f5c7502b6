/** Detects JSON or YAML documents that are far larger than a resume, before they are processed. */
import { MAX_TEXT_LENGTH } from "#app/core/import/paragraphs/paragraph-collector.ts";

export const MAX_DEPTH = 40;
/** Objects, lists and single values. At over 26 bytes each, a file of 5 MB is within this limit. */
export const MAX_VALUES = 200_000;

type Excess = "too-deep" | "too-large";

/** Which limit a parsed document exceeds; null if none. Stops at the limit. */
export function findExcess(document: unknown): Excess | null {
  let valuesLeft = MAX_VALUES;

  function findIn(value: unknown, levelsLeft: number): Excess | null {
    valuesLeft -= 1;
    if (valuesLeft < 0) return "too-large";
    if (typeof value === "string") return isTooLong(value) ? "too-large" : null;
    if (typeof value !== "object" || value === null) return null;
    if (levelsLeft === 0) return "too-deep";
    const inner = Array.isArray(value) ? value : Object.values(value);
    if (inner.length > valuesLeft) return "too-large";
    for (const part of inner) {
      const excess = findIn(part, levelsLeft - 1);
      if (excess) return excess;
    }
    return null;
  }

  return findIn(document, MAX_DEPTH);
}

/** Embedded images are text as well, but have their own limit. */
const isTooLong = (text: string) => text.length > MAX_TEXT_LENGTH && !text.startsWith("data:");
