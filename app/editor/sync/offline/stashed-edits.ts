/**
 * Stores unsynced edits of a resume that the server has rebuilt, until the user applies or discards
 * them.
 */
import * as v from "valibot";
import { escapedResume } from "#app/core/resume/plain-resume.ts";
import { resumeSchema } from "#app/core/resume/schema.ts";
import { type OfflineCopyOwner, stashKey } from "./offline-databases.ts";

const schema = v.object({
  /** The server's state when the edits began; null if this browser did not record it. */
  base: v.nullable(resumeSchema),
  mine: resumeSchema,
  count: v.number(),
  /** Absent in stashes from before texts had formats, whose asterisks are literal. */
  formats: v.optional(v.literal(true)),
});
export type StashedEdits = Omit<v.InferOutput<typeof schema>, "formats">;

/** False if storage is full or denied; the old copy must then be kept. */
export function stashEdits(
  owner: OfflineCopyOwner,
  edits: { base: unknown; mine: unknown; count: number },
): boolean {
  const withBase = v.safeParse(schema, edits);
  const parsed = withBase.success ? withBase : v.safeParse(schema, { ...edits, base: null });
  if (!parsed.success) return false;
  try {
    localStorage.setItem(stashKey(owner), JSON.stringify({ ...parsed.output, formats: true }));
    return true;
  } catch {
    return false;
  }
}

/** Null if nothing is stashed or it cannot be read. */
export function readStash(owner: OfflineCopyOwner): StashedEdits | null {
  try {
    const stored = localStorage.getItem(stashKey(owner));
    const parsed = stored === null ? null : v.safeParse(schema, JSON.parse(stored));
    if (!parsed?.success) return null;
    const { formats, base, mine, count } = parsed.output;
    if (formats) return { base, mine, count };
    return { base: base && escapedResume(base), mine: escapedResume(mine), count };
  } catch {
    return null;
  }
}

export function deleteStash(owner: OfflineCopyOwner): void {
  try {
    localStorage.removeItem(stashKey(owner));
  } catch {
    // Storage is denied, so there is no stash.
  }
}
