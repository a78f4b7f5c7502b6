/** Fitted by scripts/ats/claims/weigh-reading.mjs on written resumes that the reader was not trained on. */
export const READING_WEIGHTS: { each: readonly number[]; base: number } = {
  each: [0.2655, -0.0481, 0.0968, 0.7978, 2.8949, 1.1198, 0.3544, -0.0249, 0.1669, -0.6487],
  base: -0.4712,
};
