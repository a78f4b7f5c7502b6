/**
 * Measures whether relevant resumes rank above irrelevant ones for the same posting, and whether the bands are earned.
 */
import { computeScore } from "../../../app/core/ats/compute-score.ts";
import { auc, mean, ndcg, quantile, shareOf } from "./figures.mjs";

/**
 * How many pairs have a score of 60 or 80 without the must-haves that [spec 9] requires for it: half, four fifths.
 * @param features of pairs (compute-score.ts)
 */
export function measureBands(features) {
  const isFlattered = (each) => {
    const score = computeScore(each);
    return (score >= 60 && each.musts < 0.5) || (score >= 80 && each.musts < 0.8);
  };
  return { pairs: features.length, flattered: features.filter(isFlattered).length };
}

/**
 * By family of postings: mean AUC and nDCG@10, and how high irrelevant resumes score.
 * @param scoreOf (posting id, resume id) → score
 * @param ranking { family, jd: posting id, rel, irr: relevant and irrelevant resume ids } each
 */
export function measureRanking(scoreOf, ranking) {
  const families = Map.groupBy(ranking, ({ family }) => family);
  return new Map(
    [...families].map(([family, queries]) => {
      const lists = queries.map(({ jd, rel, irr }) => ({
        relevant: rel.map((id) => scoreOf(jd, id)),
        irrelevant: irr.map((id) => scoreOf(jd, id)),
      }));
      const irrelevant = lists.flatMap((each) => each.irrelevant);
      const marked = ({ relevant, irrelevant }) => [
        ...relevant.map((score) => [score, 1]),
        ...irrelevant.map((score) => [score, 0]),
      ];
      return [
        family,
        {
          auc: mean(lists.map(({ relevant, irrelevant }) => auc(relevant, irrelevant))),
          ndcg: mean(lists.map((list) => ndcg(marked(list)))),
          irrelevant60: shareOf(irrelevant, (score) => score >= 60),
          irrelevant80: shareOf(irrelevant, (score) => score >= 80),
          irrelevantMedian: quantile(irrelevant, 0.5),
          irrelevant95: quantile(irrelevant, 0.95),
        },
      ];
    }),
  );
}
