/** Makes imported data valid for the resume schema (length limits, months, ids) and reports every cut. */
import * as v from "valibot";
import { truncateInline } from "#app/core/resume/inline-text.ts";
import { type Resume, resumeSchema } from "#app/core/resume/schema.ts";
import { CAPS, ENTRY_ID, exceededMaxLetters } from "#app/core/resume/schema-fields.ts";
import type { ImportIssue } from "./outcome.ts";

type Json = Record<string, unknown>;

/** Repairing one issue of a value can reveal another; no value in the schema has more rules. */
const MAX_ROUNDS = 6;
/** In characters: how much of a cut value is reported. */
const MAX_ISSUE_TEXT_LENGTH = 200;
/** Longer lists are cut first, because reporting each of their issues would take minutes. */
const MAX_ITEMS = 1_000;

/**
 * `candidate`: an object like a resume, whose values may be of any type, length and number. `uncertain`: one issue for
 * each value that was cut or emptied.
 * @throws if the resume is still invalid after MAX_ROUNDS repairs, which is a bug of this file
 */
export function fitToSchema(
  candidate: Json,
  newId: () => string,
): { resume: Resume; uncertain: ImportIssue[] } {
  const uncertain: ImportIssue[] = [];
  const draft = truncateLists(structuredClone(candidate)) as Json;
  const { links } = (draft.personalInfo ?? {}) as Json;
  for (const value of [...Object.values(draft), links])
    if (Array.isArray(value)) repairIds(value, newId);
  uncertain.push(...fitCustomEntries(draft, newId));
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const parsed = v.safeParse(resumeSchema, draft);
    if (parsed.success) return { resume: parsed.output, uncertain };
    for (const issue of parsed.issues) uncertain.push(...repair(draft, issue));
  }
  throw new Error("An imported resume could not be repaired to fit the schema");
}

/** Repairs the ids, and limits the number, of the entries of all custom sections together. */
function fitCustomEntries({ customSections }: Json, newId: () => string): ImportIssue[] {
  const sections = (Array.isArray(customSections) ? customSections : []) as Json[];
  const lists = sections.map((section) => section?.entries).filter(Array.isArray);
  repairIds(lists.flat(), newId);
  let remaining: number = CAPS.customEntries;
  const surplus = lists.flatMap((list) => {
    const cut = list.splice(remaining);
    remaining -= list.length;
    return cut;
  });
  if (surplus.length === 0) return [];
  const reason = `All custom sections together are limited to ${CAPS.customEntries} entries; the rest was left out`;
  return [{ field: "customSections", text: "", reason }];
}

/** Shortens lists at any depth. Reports nothing: the schema's limits are lower, so `repair` reports the cut. */
function truncateLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(truncateLists);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, truncateLists(inner)]),
  );
}

function repairIds(entries: unknown[], newId: () => string): void {
  const seen = new Set<unknown>();
  for (const entry of entries) {
    if (typeof entry !== "object" || entry === null) continue;
    const record = entry as Json;
    if (typeof record.id !== "string" || !ENTRY_ID.test(record.id) || seen.has(record.id)) {
      record.id = newId();
    }
    seen.add(record.id);
  }
}

/** Makes the value that the issue is about valid: shortens it, removes NUL characters, or empties it. */
function repair(draft: Json, issue: v.BaseIssue<unknown>): ImportIssue[] {
  const keys = (issue.path ?? []).map((item) => item.key as string | number);
  const last = keys.at(-1);
  if (last === undefined) return [];
  const parent = keys.slice(0, -1).reduce<Json>((part, key) => part[key] as Json, draft);
  const value = parent[last];
  const field = keys.join(".");
  const text = typeof value === "string" ? value.slice(0, MAX_ISSUE_TEXT_LENGTH) : "";
  if (typeof value === "string" && issue.type === "max_length") {
    parent[last] = value.slice(0, Number(issue.requirement));
    return [{ field, text, reason: `${issue.message}; the rest was cut` }];
  }
  const maxLetters = exceededMaxLetters(issue);
  if (typeof value === "string" && maxLetters !== null) {
    parent[last] = truncateInline(value, maxLetters);
    return [{ field, text, reason: `${issue.message}; the rest was cut` }];
  }
  if (Array.isArray(value) && issue.type === "max_length") {
    parent[last] = value.slice(0, Number(issue.requirement));
    return [{ field, text, reason: `${issue.message}; the rest was left out` }];
  }
  if (typeof value === "string" && value.includes("\0")) {
    parent[last] = value.replaceAll("\0", "");
    return [];
  }
  parent[last] = emptyValue(issue.expected);
  return text === "" ? [] : [{ field, text, reason: issue.message }];
}

function emptyValue(expected: string | null): unknown {
  if (expected === "Array") return [];
  if (expected === "boolean") return false;
  if (expected === "Object") return {};
  return "";
}
