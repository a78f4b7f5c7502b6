/**
 * Weights of the logistic regression in probability-of-resume.ts, one for each feature. Fitted by
 * scripts/ats/claims/weigh-reading.mjs on resumes that the line reader was not trained on.
 */
export const READING_WEIGHTS: { each: readonly number[]; base: number } = {
  each: [0.1613, -0.0346, 0.1521, 0.9196, 2.6999, 1.0603, 0.3719, -0.2201, 0.1772, -0.5809],
  base: 0.0917,
};
