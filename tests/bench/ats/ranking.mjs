/** Do relevant resumes stand above irrelevant ones of the same posting, and do the bands mean something. */
import { auc, mean, ndcg, quantile, shareOf } from "./figures.mjs";

/** @param scoreOf (posting id, resume id) → score */
export function measureRanking(scoreOf, ranking) {
  const families = Map.groupBy(ranking, ({ family }) => family);
  return new Map(
    [...families].map(([family, queries]) => {
      const lists = queries.map(({ jd, rel, irr }) => ({
        relevant: rel.map((id) => scoreOf(jd, id)),
        irrelevant: irr.map((id) => scoreOf(jd, id)),
      }));
      const relevant = lists.flatMap((each) => each.relevant);
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
          relevant60: shareOf(relevant, (score) => score >= 60),
          irrelevant60: shareOf(irrelevant, (score) => score >= 60),
          irrelevant80: shareOf(irrelevant, (score) => score >= 80),
          irrelevantMedian: quantile(irrelevant, 0.5),
          irrelevant95: quantile(irrelevant, 0.95),
        },
      ];
    }),
  );
}
