/** Fitted by scripts/ats/claims/weigh-reading.mjs on written resumes that the reader was not trained on. */
export const READING_WEIGHTS: { each: readonly number[]; base: number } = {
  each: [0.3388, 0.2329, -0.0392, 0.3655, 0.8571, 0.4934, 0.3127, 0.1053, -0.905],
  base: 1.7237,
};
