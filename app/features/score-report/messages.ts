/**
 * Texts and timing of the score screens; the first three are fixed by the specification [spec 2, 5,
 * 8].
 */
import { ENGINE_VERSION, NAMES_ALONE_VERSION } from "#app/core/ats/engine-version.ts";

export const ATS_NEEDS_JOB = "Please add job description to calculate ATS score";
export const ATS_FAILED = "Failed to calculate ATS score. Please try again.";
export const REPORT_EXPORT_FAILED = "Failed to export report. Please try again.";

/** Delay between a change in the editor and the next score [spec 9]. */
export const ATS_DEBOUNCE_MS = 1500;

/** Shown with every score, so that it is not mistaken for an employer's number. */
export const SCORE_DISCLAIMER = "Our estimate. Employers don't see it.";

/** For a stored report that an earlier version of the score engine made. */
const OTHER_ENGINE = "Scored with an earlier version of our score. Re-analyze for today's.";
/**
 * For a report made without the line reader, the model that finds requirements shown in other
 * words.
 */
const NAMES_ALONE = "Scored by names and job titles alone; work told in other words isn't counted.";

/** A note about the engine version that made a report; null for the current version in full. */
export function engineNote(version: string): string | null {
  if (version === NAMES_ALONE_VERSION) return NAMES_ALONE;
  return version === ENGINE_VERSION ? null : OTHER_ENGINE;
}

export const NO_UNIVERSAL_SCORE =
  "There is no universal ATS score: each employer's system ranks and filters in its own way, often by screening questions. The often-quoted “75% of resumes are rejected by robots” has no source.";
