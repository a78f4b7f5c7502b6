/** Edits of a copy whose resume was rebuilt meanwhile: set aside in this browser until their author decides. */
import * as v from "valibot";
import { resumeSchema } from "#app/core/resume/schema.ts";
import type { CopyOwner } from "./offline-databases.ts";
import { unsentKey } from "./offline-databases.ts";

const schema = v.object({
  /** What the server had when the edits began; null where this browser did not keep it. */
  base: v.nullable(resumeSchema),
  mine: resumeSchema,
  count: v.number(),
});
export type Unsent = v.InferOutput<typeof schema>;

/** False where storage is full or refused; then the old copy has to stay. */
export function setAside(
  owner: CopyOwner,
  unsent: { base: unknown; mine: unknown; count: number },
) {
  const whole = v.safeParse(schema, unsent);
  const kept = whole.success ? whole : v.safeParse(schema, { ...unsent, base: null });
  if (!kept.success) return false;
  try {
    localStorage.setItem(unsentKey(owner), JSON.stringify(kept.output));
    return true;
  } catch {
    return false;
  }
}

export function readUnsent(owner: CopyOwner): Unsent | null {
  try {
    const stored = localStorage.getItem(unsentKey(owner));
    const parsed = stored === null ? null : v.safeParse(schema, JSON.parse(stored));
    return parsed?.success ? parsed.output : null;
  } catch {
    return null;
  }
}

export function dropUnsent(owner: CopyOwner): void {
  try {
    localStorage.removeItem(unsentKey(owner));
  } catch {
    // Refused: then nothing was set aside either.
  }
}
