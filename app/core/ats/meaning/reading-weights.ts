/**
 * Weights of the logistic regression in probability-of-resume.ts, one for each feature. Fitted by
 * scripts/ats/claims/weigh-reading.mjs on resumes that the line reader was not trained on.
 */
export const READING_WEIGHTS: { each: readonly number[]; base: number } = {
  each: [0.1589, -0.0227, 0.1543, 0.912, 2.6926, 1.0511, 0.3742, -0.2205, 0.1778, -0.5652],
  base: 0.101,
};
