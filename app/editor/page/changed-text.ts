/** The one text that differs between two states of a resume, as far as they share their parts. */
import type { Resume } from "#app/core/resume/schema.ts";

export interface ChangedText {
  /** `summary`, `experience.{id}.company`, as the page's parts are marked. */
  field: string;
  before: string;
  after: string;
}

/** Null where nothing, or anything beside one text, has changed. */
export function changedText(before: Resume, after: Resume): ChangedText | null {
  const found: ChangedText[] = [];
  return collect(before, after, "", found) && found.length === 1 ? (found[0] ?? null) : null;
}

/** False once there is more to say than one text. Parts that are the same object are not looked into. */
function collect(before: unknown, after: unknown, field: string, found: ChangedText[]): boolean {
  if (before === after) return true;
  if (typeof before === "string" && typeof after === "string") {
    return found.push({ field, before, after }) === 1;
  }
  if (!isParts(before) || !isParts(after)) return false;
  const keys = Object.keys(after);
  if (keys.length !== Object.keys(before).length) return false;
  const isList: boolean = Array.isArray(after);
  return keys.every((key) => {
    const name = isList ? idOf(after[key]) : key;
    if (name === null) return false;
    return collect(before[key], after[key], field === "" ? name : `${field}.${name}`, found);
  });
}

const isParts = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const idOf = (entry: unknown): string | null =>
  isParts(entry) && typeof entry.id === "string" ? entry.id : null;
