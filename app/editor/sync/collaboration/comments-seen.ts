/** Up to when this browser's person has looked at what was said about a resume. */
import * as v from "valibot";
import { SAID_KEY } from "#app/editor/sync/offline/job-draft.ts";

const seenKey = (resumeId: string) => `${SAID_KEY}seen:${resumeId}`;

export function loadSeen(resumeId: string): number {
  try {
    const kept = v.safeParse(v.number(), JSON.parse(localStorage.getItem(seenKey(resumeId)) ?? ""));
    return kept.success ? kept.output : 0;
  } catch {
    return 0;
  }
}

export function keepSeen(resumeId: string, at: number): void {
  try {
    localStorage.setItem(seenKey(resumeId), JSON.stringify(at));
  } catch {
    // It is new again on the next page.
  }
}
