/** A viewer's own job description to score against. It stays in their browser; the resume's is private. */
import * as v from "valibot";
import {
  type JobDescription,
  jobDescriptionInputSchema,
  toJobDescription,
} from "#app/core/resume/job-description.ts";

export const VIEWER_JOB_KEY_PREFIX = "covitae:own-posting:";
const keyOf = (resumeId: string) => `${VIEWER_JOB_KEY_PREFIX}${resumeId}`;

export function loadViewerJobDescription(resumeId: string): JobDescription | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(resumeId)) ?? "null");
    const parsed = v.safeParse(jobDescriptionInputSchema, stored);
    return parsed.success ? toJobDescription(parsed.output) : null;
  } catch {
    return null;
  }
}

export function saveViewerJobDescription(resumeId: string, job: JobDescription | null): void {
  try {
    if (job) localStorage.setItem(keyOf(resumeId), JSON.stringify(job));
    else localStorage.removeItem(keyOf(resumeId));
  } catch {
    // It then lasts until the page is closed.
  }
}
