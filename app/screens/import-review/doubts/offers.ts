/** Answers to a question that the file may hold: words at the entry's place that are in none of its fields. */
import { findUnused } from "#app/core/import/unused/find-unused.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import type { SourceUnit } from "../original/source-units.ts";
import { getAtPath } from "../set-at.ts";
import { type Doubt, fieldsOf } from "./group-issues.ts";

const MAX_OFFERS = 3;
const MAX_LENGTH = 60;

export function offersFor(
  doubt: Doubt,
  resume: Resume,
  units: readonly SourceUnit[],
  place: readonly number[],
): string[] {
  const [path, ...others] = fieldsOf(resume, doubt);
  const [first] = place;
  const isAsked = doubt.isQuestion && others.length === 0 && path !== undefined;
  if (!isAsked || first === undefined || getAtPath(resume, path) !== "") return [];
  const { id, ...entry } = getAtPath(resume, path.slice(0, path.lastIndexOf("."))) as Entry;
  const held = Object.values(entry).find((value) => typeof value === "string" && value !== "");
  // What the entry holds goes first, so that no line of it seems to begin another section.
  const unused = (positions: readonly number[], by: Record<string, unknown>) =>
    findUnused([String(held ?? ""), ...positions.map((at) => units[at]?.text ?? "")], by);
  // An employer may be above its roles.
  const above = unused([first - 1], { ...resume });
  return [...unused(place, { entry }), ...above]
    .map(({ text }) => text)
    .filter((text) => text.length <= MAX_LENGTH && /\p{L}{2}/u.test(text))
    .slice(0, MAX_OFFERS);
}

type Entry = Record<string, unknown>;
