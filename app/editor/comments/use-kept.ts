/** What somebody began to say, kept in this browser: a reload, or a lost network, takes nothing. */
import { useEffect, useState } from "react";
import * as v from "valibot";
import { COMMENTS_KEY_PREFIX } from "#app/editor/sync/offline/job-draft.ts";

const person = v.object({ userId: v.string(), name: v.string() });
const draftSchema = v.object({
  text: v.string(),
  mentions: v.array(person),
  /** Of the command that will say it: sent twice, it is said once. */
  ref: v.string(),
});
export type SaidDraft = v.InferOutput<typeof draftSchema>;

const spot = v.nullable(v.string());
export const askedSchema = v.object({
  kind: v.picklist(["comment", "suggestion"]),
  anchor: v.object({ field: v.string(), start: spot, end: spot }),
  /** The words it is about; of a suggestion all of them. */
  words: v.string(),
});
/** What a comment or suggestion is begun about. */
export type Asked = v.InferOutput<typeof askedSchema>;

function load<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    const kept = v.safeParse(schema, JSON.parse(localStorage.getItem(key) ?? "null"));
    return kept.success ? kept.output : null;
  } catch {
    return null;
  }
}

function keep(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // It then lives as long as the page.
  }
}

function useKept<T>(key: string, schema: v.GenericSchema<unknown, T>) {
  const [value, set] = useState(() => load(key, schema));
  useEffect(() => keep(key, value), [key, value]);
  return [value, set] as const;
}

export const useDraft = (resumeId: string, name: string) =>
  useKept<SaidDraft>(`${COMMENTS_KEY_PREFIX}draft:${resumeId}:${name}`, draftSchema);
export const useAsked = (resumeId: string) =>
  useKept<Asked>(`${COMMENTS_KEY_PREFIX}asked:${resumeId}`, askedSchema);
