/**
 * Fits the score's weights (compute-score.ts) to pairs of postings and resumes and to judged orders of candidates, and
 * measures by cross-validation how well weights rank for postings that they were not fitted to. Pairwise logistic
 * regression on differences, without negative weights, scaled to 100 points.
 */
import { computeScore, inputsOf } from "../../../app/core/ats/compute-score.ts";
import { readPosting } from "../../../app/core/ats/posting/posting.ts";
import { compareResume } from "../../../app/core/ats/score.ts";
import { shuffled } from "./figures.mjs";
import { measureRanking } from "./ranking.mjs";
import { TODAY } from "./scorers.mjs";

const FOLDS = 5;
const KEYS = ["requirements", "wording", "trade"];
/** Minimum share of all points: requirements must decide, although wording and trade alone rank almost as well. */
const LEAST_REQUIREMENTS = 0.6;
/** Steps and rate of the gradient descent, and the strength of its L2 regularization. */
const FIT = { steps: 400, rate: 8, shrink: 0.0005 };

/** The features (compute-score.ts) of each pair, by `posting id resume id`. */
export function featuresOfPairs(ranking, { resumes, postings }, model) {
  const pairs = new Map();
  for (const { jd, rel, irr } of ranking) {
    const posting = readPosting(postings.get(jd), model);
    for (const id of [...rel, ...irr])
      pairs.set(`${jd} ${id}`, compareResume(posting, resumes.get(id), TODAY).features);
  }
  return pairs;
}

/**
 * Fits weights by which each relevant resume of a posting ranks above each irrelevant one; all postings count alike.
 * @param queries { jd: posting id, rel, irr: resume ids } each
 * @param pairs of featuresOfPairs
 * @param orders judged candidates of one posting: { better, worse } features each
 * @returns points for requirements, wording and trade, 100 in all
 */
export function fitWeights(queries, pairs, orders = []) {
  const inputs = (jd, list) => list.map((id) => inputsOf(pairs.get(`${jd} ${id}`)));
  const lists = [
    ...queries.map(({ jd, rel, irr }) => [inputs(jd, rel), inputs(jd, irr)]),
    ...orders.map(({ better, worse }) => [[inputsOf(better)], [inputsOf(worse)]]),
  ];
  const differences = differencesOf(lists);
  const shares = lists.flatMap(([relevant, irrelevant]) => {
    const count = relevant.length * irrelevant.length;
    return Array(count).fill(1 / (count * lists.length));
  });
  const size = KEYS.length;
  const weights = new Float64Array(size).fill(1);
  for (let step = 0; step < FIT.steps; step++) {
    const slope = weights.map((weight) => FIT.shrink * weight);
    for (let i = 0; i < shares.length; i++) {
      let ahead = 0;
      for (let k = 0; k < size; k++) ahead += weights[k] * differences[i * size + k];
      const error = -shares[i] / (1 + Math.exp(ahead));
      for (let k = 0; k < size; k++) slope[k] += error * differences[i * size + k];
    }
    for (let k = 0; k < size; k++) weights[k] = Math.max(0, weights[k] - FIT.rate * slope[k]);
    const others = weights[1] + weights[2];
    weights[0] = Math.max(weights[0], (others * LEAST_REQUIREMENTS) / (1 - LEAST_REQUIREMENTS));
  }
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return Object.fromEntries(KEYS.map((key, k) => [key, (100 * weights[k]) / all]));
}

/** The inputs of each relevant resume minus those of each irrelevant one of its posting, as one flat array. */
function differencesOf(lists) {
  return Float64Array.from(
    lists.flatMap(([relevant, irrelevant]) =>
      relevant.flatMap((a) => irrelevant.flatMap((b) => a.map((input, k) => input - b[k]))),
    ),
  );
}

/**
 * The ranking figures (measureRanking) of each family of postings, where every posting is scored with weights that were
 * fitted without its fold.
 */
export function crossValidated(ranking, pairs) {
  const order = shuffled(ranking, 3);
  const unseen = new Map();
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = fitWeights(
      order.filter((_, at) => at % FOLDS !== fold),
      pairs,
    );
    for (const { jd, family } of order.filter((_, at) => at % FOLDS === fold))
      unseen.set(`${family} ${jd}`, weights);
  }
  const figures = new Map();
  for (const family of new Set(ranking.map((each) => each.family))) {
    const own = ranking.filter((each) => each.family === family);
    const scoreOf = (jd, id) =>
      computeScore(pairs.get(`${jd} ${id}`), unseen.get(`${family} ${jd}`));
    figures.set(family, measureRanking(scoreOf, own).get(family));
  }
  return figures;
}
