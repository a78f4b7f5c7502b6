/**
 * Weights of the logistic regression in probability-of-resume.ts: one for each of readingFeatures, in
 * its order, and a constant. Fitted by scripts/ats/claims/weigh-reading.mjs on resumes that the
 * neural line reader was not trained on.
 */
export const READING_WEIGHTS: { each: readonly number[]; base: number } = {
  each: [0.1576, -0.0084, 0.1558, 0.8938, 2.6941, 1.0435, 0.3757, -0.2197, 0.1785, -0.5521],
  base: 0.0815,
};
