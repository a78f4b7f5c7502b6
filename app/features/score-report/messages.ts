/** Exact texts of the score's screens [spec 2, 5, 8]. */
export const ATS_NEEDS_JOB = "Please add job description to calculate ATS score";
export const ATS_FAILED = "Failed to calculate ATS score. Please try again.";
export const REPORT_EXPORT_FAILED = "Failed to export report. Please try again.";

/** How long the editor waits after a change before it scores again [spec 9]. */
export const ATS_DEBOUNCE_MS = 1500;

/** Said beside every score, so that nobody takes it for what it is not. */
export const SCORE_IS_OURS = "This is our estimate, no employer sees this number.";

export const NO_UNIVERSAL_SCORE =
  "There is no universal ATS score: each employer's system counts in its own way, and most rank or filter by people's own questions. The often quoted “75% of resumes are rejected by robots” has no source.";
