/**
 * Weights of the logistic regression in probability-of-resume.ts, one for each feature. Fitted by
 * scripts/ats/claims/weigh-reading.mjs on resumes that the line reader was not trained on.
 */
export const READING_WEIGHTS: { each: readonly number[]; base: number } = {
  each: [0.2229, -0.042, 0.1222, 1.2453, 2.7614, 1.0526, 0.3837, -0.0622, 0.1628, -0.5702],
  base: 0.4425,
};
