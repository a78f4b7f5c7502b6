/** Detects JSON or YAML documents that are far larger than a resume, before they are processed. */
import { MAX_TEXT_LENGTH } from "#app/core/import/paragraphs/create-paragraphs.ts";

export const MAX_DEPTH = 40;
/** Objects, lists and single values. At over 26 bytes each, a file of 5 MB is within this limit. */
export const MAX_VALUES = 200_000;

export function findExcess(document: unknown): "deep" | "much" | null {
  let left = MAX_VALUES;

  function find(value: unknown, levels: number): "deep" | "much" | null {
    left -= 1;
    if (left < 0) return "much";
    if (typeof value === "string") return isTooLong(value) ? "much" : null;
    if (typeof value !== "object" || value === null) return null;
    if (levels === 0) return "deep";
    const inner = Array.isArray(value) ? value : Object.values(value);
    if (inner.length > left) return "much";
    for (const part of inner) {
      const excess = find(part, levels - 1);
      if (excess) return excess;
    }
    return null;
  }

  return find(document, MAX_DEPTH);
}

/** Embedded images are text as well, but have their own limit. */
const isTooLong = (text: string) => text.length > MAX_TEXT_LENGTH && !text.startsWith("data:");
