/** Exact texts of the score's screens [spec 2, 5, 8]. */
export const ATS_FAILED = "Failed to calculate ATS score. Please try again.";
export const REPORT_EXPORT_FAILED = "Failed to export report. Please try again.";

/** Said beside every score, so that nobody takes it for what it is not. */
export const SCORE_IS_OURS = "This is our estimate, no employer sees this number.";
