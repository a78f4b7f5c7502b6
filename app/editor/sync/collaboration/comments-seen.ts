/** Stores in this browser when the user last saw the comments of a resume. */
import * as v from "valibot";
import { COMMENTS_KEY_PREFIX } from "#app/editor/sync/offline/job-draft.ts";

const seenKey = (resumeId: string) => `${COMMENTS_KEY_PREFIX}seen:${resumeId}`;

/** In epoch milliseconds; 0 if nothing is stored. */
export function loadLastSeen(resumeId: string): number {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(seenKey(resumeId)) ?? "");
    const parsed = v.safeParse(v.number(), stored);
    return parsed.success ? parsed.output : 0;
  } catch {
    return 0;
  }
}

export function saveLastSeen(resumeId: string, at: number): void {
  try {
    localStorage.setItem(seenKey(resumeId), JSON.stringify(at));
  } catch {
    // Storage is denied: the next page shows the comments as unread.
  }
}
