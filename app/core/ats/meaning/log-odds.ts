/** Added to probabilities, to bound their log-odds near 0 and 1. */
const SMOOTHING = 1e-3;

export const logOdds = (probability: number) =>
  Math.log((probability + SMOOTHING) / (1 - probability + SMOOTHING));
