/** Fitted by scripts/ats/claims/weigh-reading.mjs on written resumes that the reader was not trained on. */
export const READING_WEIGHTS: { each: readonly number[]; base: number } = {
  each: [0.3312, 0.2292, -0.028, 0.3863, 0.8309, 0.5032, 0.3041, 0.1282, -0.8109],
  base: 1.7893,
};
