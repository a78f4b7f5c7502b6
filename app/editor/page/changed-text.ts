/** Finds the one text that differs between two states of a resume. */
import { plainText } from "#app/core/resume/inline-text.ts";
import { isFormattedField } from "#app/core/resume/plain-resume.ts";
import type { Resume } from "#app/core/resume/schema.ts";

export interface ChangedText {
  /** `summary` or `experience.{id}.company`, like the page's `data-field`. */
  field: string;
  before: string;
  after: string;
}

/** Null if nothing has changed, or anything besides one text. */
export function findChangedText(before: Resume, after: Resume): ChangedText | null {
  const changes: ChangedText[] = [];
  return collectChanges(before, after, "", changes) && changes.length === 1
    ? (changes[0] ?? null)
    : null;
}

/**
 * The change without format marks, as the page shows it. If only formats changed, `before` and
 * `after` are equal.
 */
export const withoutFormats = ({ field, before, after }: ChangedText): ChangedText =>
  isFormattedField(field)
    ? { field, before: plainText(before), after: plainText(after) }
    : { field, before, after };

/**
 * Collects the texts that differ; false as soon as anything else or a second text does. Skips
 * identical objects.
 */
function collectChanges(
  before: unknown,
  after: unknown,
  field: string,
  changes: ChangedText[],
): boolean {
  if (before === after) return true;
  if (typeof before === "string" && typeof after === "string") {
    return changes.push({ field, before, after }) === 1;
  }
  if (!isRecord(before) || !isRecord(after)) return false;
  const keys = Object.keys(after);
  if (keys.length !== Object.keys(before).length) return false;
  const isList: boolean = Array.isArray(after);
  return keys.every((key) => {
    const name = isList ? idOf(after[key]) : key;
    if (name === null) return false;
    return collectChanges(
      before[key],
      after[key],
      field === "" ? name : `${field}.${name}`,
      changes,
    );
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const idOf = (entry: unknown): string | null =>
  isRecord(entry) && typeof entry.id === "string" ? entry.id : null;
