/**
 * The score's weights, fitted to pairs of postings and resumes, and what they are worth on postings they were
 * not fitted to: logistic regression on differences with no negative weight, then
 * stretched so that irrelevant pairs stand where the bands want them.
 */
import { toScore } from "../../../app/core/ats/match.ts";
import { readPosting } from "../../../app/core/ats/posting.ts";
import { compare } from "../../../app/core/ats/score.ts";
import { quantile, shuffled } from "./figures.mjs";
import { measureRanking } from "./ranking.mjs";

const FOLDS = 5;
const KEYS = ["coverage", "similarity", "trades", "title"];
/** Where the median irrelevant pair and its 95th percentile shall stand. */
/** Of what similarity weighs: what is asked for and shown must pay, though nearness alone ranks almost as well. */
const LEAST_COVERAGE = 0.28;
const TARGET = { median: 25, high: 58 };
const FIT = { steps: 400, rate: 8, shrink: 0.0005 };

const logit = (score) => Math.log(score / (100 - score));
const inputsOf = ({ coverage, similarity, trades, title }) => [
  coverage,
  Math.sqrt(similarity),
  trades,
  title,
];

export function featuresOfPairs(ranking, { resumes, postings }, model) {
  const pairs = new Map();
  for (const { jd, rel, irr } of ranking) {
    const posting = readPosting(postings.get(jd), model);
    for (const id of [...rel, ...irr])
      pairs.set(`${jd} ${id}`, compare(posting, resumes.get(id)).features);
  }
  return pairs;
}

/** Of each relevant and each irrelevant resume of a posting, the first shall stand higher; postings count alike. */
export function fitWeights(queries, pairs) {
  const read = (jd, list) => list.map((id) => inputsOf(pairs.get(`${jd} ${id}`)));
  const lists = queries.map(({ jd, rel, irr }) => [read(jd, rel), read(jd, irr)]);
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
    weights[0] = Math.max(weights[0], LEAST_COVERAGE * weights[1]);
  }
  const rate = (inputs) => inputs.reduce((sum, input, k) => sum + weights[k] * input, 0);
  const irrelevant = lists.flatMap(([, list]) => list.map(rate));
  const [median, high] = [quantile(irrelevant, 0.5), quantile(irrelevant, 0.95)];
  const stretch = (logit(TARGET.high) - logit(TARGET.median)) / (high - median);
  return {
    bias: logit(TARGET.median) - stretch * median,
    ...Object.fromEntries(KEYS.map((key, k) => [key, stretch * weights[k]])),
  };
}

/** The inputs of each relevant resume less those of each irrelevant one of its posting, one after the other. */
function differencesOf(lists) {
  return Float64Array.from(
    lists.flatMap(([relevant, irrelevant]) =>
      relevant.flatMap((a) => irrelevant.flatMap((b) => a.map((input, k) => input - b[k]))),
    ),
  );
}

/** Every posting scored with weights that were fitted without its fold. */
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
    const scoreOf = (jd, id) => toScore(pairs.get(`${jd} ${id}`), unseen.get(`${family} ${jd}`));
    figures.set(family, measureRanking(scoreOf, own).get(family));
  }
  return figures;
}
