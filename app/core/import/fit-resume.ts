/** Makes what was read fit the schema: caps, months and ids. What had to be cut is told. */
import * as v from "valibot";
import { ENTRY_ID, type Resume, resumeSchema } from "#app/core/resume/schema.ts";
import type { Uncertain } from "./outcome.ts";

type Json = Record<string, unknown>;

/** Each round mends what the one before uncovered; a value has a handful of rules at most. */
const ROUNDS = 6;
const SHOWN = 200;
/** Far above every cap: beyond it a schema that names each fault would take minutes over one file. */
const MOST_ITEMS = 1_000;

export function fitResume(
  candidate: Json,
  newId: () => string,
): { resume: Resume; uncertain: Uncertain[] } {
  const uncertain: Uncertain[] = [];
  const draft = withoutEndlessLists(structuredClone(candidate)) as Json;
  for (const value of Object.values(draft)) if (Array.isArray(value)) mendIds(value, newId);
  for (let round = 0; round < ROUNDS; round += 1) {
    const parsed = v.safeParse(resumeSchema, draft);
    if (parsed.success) return { resume: parsed.output, uncertain };
    for (const issue of parsed.issues) uncertain.push(...mend(draft, issue));
  }
  throw new Error("A resume that was read cannot be made to fit the schema");
}

/** What is cut here, the caps would cut further; they tell of it. */
function withoutEndlessLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map(withoutEndlessLists);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutEndlessLists(inner)]),
  );
}

function mendIds(entries: unknown[], newId: () => string): void {
  const seen = new Set<unknown>();
  for (const entry of entries) {
    if (typeof entry !== "object" || entry === null) continue;
    const typed = entry as Json;
    if (typeof typed.id !== "string" || !ENTRY_ID.test(typed.id) || seen.has(typed.id)) {
      typed.id = newId();
    }
    seen.add(typed.id);
  }
}

function mend(draft: Json, issue: v.BaseIssue<unknown>): Uncertain[] {
  const keys = (issue.path ?? []).map((item) => item.key as string | number);
  const last = keys.at(-1);
  if (last === undefined) return [];
  const holder = keys.slice(0, -1).reduce<Json>((part, key) => part[key] as Json, draft);
  const was = holder[last];
  const field = keys.join(".");
  const text = typeof was === "string" ? was.slice(0, SHOWN) : "";
  if (typeof was === "string" && issue.type === "max_length") {
    holder[last] = was.slice(0, Number(issue.requirement));
    return [{ field, text, reason: `${issue.message}; the rest was cut` }];
  }
  if (Array.isArray(was) && issue.type === "max_length") {
    holder[last] = was.slice(0, Number(issue.requirement));
    return [{ field, text, reason: `${issue.message}; the rest was left out` }];
  }
  if (typeof was === "string" && was.includes("\0")) {
    holder[last] = was.replaceAll("\0", "");
    return [];
  }
  holder[last] = emptyOf(issue.expected);
  return text === "" ? [] : [{ field, text, reason: issue.message }];
}

function emptyOf(expected: string | null): unknown {
  if (expected === "Array") return [];
  if (expected === "boolean") return false;
  if (expected === "Object") return {};
  return "";
}
