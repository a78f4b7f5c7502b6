/**
 * Suggests answers to a question about an empty field of an imported resume, such as "Who did you work for?": texts in
 * the file at the entry's place, or in the line above it, that are in no field.
 */
import { findUnused } from "#app/core/import/unused/find-unused.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { getAtPath } from "../edit-by-path.ts";
import type { SourceUnit } from "../original/source-units.ts";
import { type Doubt, fieldsOf } from "./group-issues.ts";

const MAX_SUGGESTIONS = 3;
/** In characters: a longer text is a sentence, not a name. */
const MAX_LENGTH = 60;

/**
 * `units` are the lines of the file, and `doubtUnits` the indexes of those that belong to the entry. Returns [] unless
 * the doubt asks for one field and that field is empty.
 */
export function suggestAnswers(
  doubt: Doubt,
  resume: Resume,
  units: readonly SourceUnit[],
  doubtUnits: readonly number[],
): string[] {
  const [path, ...others] = fieldsOf(resume, doubt);
  const [first] = doubtUnits;
  const isForOneField = doubt.isQuestion && others.length === 0 && path !== undefined;
  if (!isForOneField || first === undefined || getAtPath(resume, path) !== "") return [];
  const { id, ...entry } = getAtPath(resume, path.slice(0, path.lastIndexOf("."))) as Entry;
  const knownText = Object.values(entry).find((value) => typeof value === "string" && value !== "");
  // A known text goes first, so that findUnused takes no line for the heading of another section.
  const unused = (positions: readonly number[], usedBy: Record<string, unknown>) =>
    findUnused([String(knownText ?? ""), ...positions.map((at) => units[at]?.text ?? "")], usedBy);
  // An employer may be in the line above its roles.
  const above = unused([first - 1], { ...resume });
  return [...unused(doubtUnits, { entry }), ...above]
    .map(({ text }) => text)
    .filter((text) => text.length <= MAX_LENGTH && /\p{L}{2}/u.test(text))
    .slice(0, MAX_SUGGESTIONS);
}

type Entry = Record<string, unknown>;
