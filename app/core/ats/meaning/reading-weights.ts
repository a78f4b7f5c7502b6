/**
 * Weights of the logistic regression in probability-of-resume.ts, one for each feature. Fitted by
 * scripts/ats/claims/weigh-reading.mjs on resumes that the line reader was not trained on.
 */
export const READING_WEIGHTS: { each: readonly number[]; base: number } = {
  each: [0.1685, -0.0494, 0.1464, 0.9055, 2.7356, 1.0809, 0.3656, -0.2165, 0.1765, -0.6146],
  base: -0.0011,
};
