/** A viewer's own posting to score against; it stays in their browser, the resume's is not theirs to see. */
import * as v from "valibot";
import {
  type JobDescription,
  jobDescriptionInputSchema,
  toJobDescription,
} from "#app/core/resume/job-description.ts";

/** What of it stands in the browser begins so. */
export const OWN_POSTING_KEY = "covitae:own-posting:";
const keyOf = (resumeId: string) => `${OWN_POSTING_KEY}${resumeId}`;

export function loadOwnPosting(resumeId: string): JobDescription | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(resumeId)) ?? "null");
    const parsed = v.safeParse(jobDescriptionInputSchema, kept);
    return parsed.success ? toJobDescription(parsed.output) : null;
  } catch {
    return null;
  }
}

export function keepOwnPosting(resumeId: string, job: JobDescription | null): void {
  try {
    if (job) localStorage.setItem(keyOf(resumeId), JSON.stringify(job));
    else localStorage.removeItem(keyOf(resumeId));
  } catch {
    // It then lasts as long as the page.
  }
}
