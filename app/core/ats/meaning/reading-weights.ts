/** Fitted by scripts/ats/claims/weigh-reading.mjs on written resumes that the reader was not trained on. */
export const READING_WEIGHTS: { each: readonly number[]; base: number } = {
  each: [0.2261, -0.051, 0.1295, 1.2702, 2.7531, 1.0389, 0.3693, -0.0492, 0.1619, -0.5108],
  base: 0.4676,
};
