/** Fitted by scripts/ats/claims/weigh-reading.mjs on written resumes that the reader was not trained on. */
export const READING_WEIGHTS: { each: readonly number[]; base: number } = {
  each: [0.3378, 0.2331, -0.0389, 0.3662, 0.8551, 0.4953, 0.3118, 0.108, -0.8955],
  base: 1.7259,
};
