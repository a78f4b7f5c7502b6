/**
 * Compares a scorer's requirements, evidence and order of candidates with judgments made by hand (judged/README.md). A
 * judged requirement is listed if a keyword of the report has one of its names, or one contains the other, word by
 * word.
 */
import { numbersFrom, quantile } from "./figures.mjs";

/** Bootstrap samples of the postings, for the confidence intervals. */
const DRAWS = 1_000;
/** From this credit on, a half-shown requirement counts as if it were shown. */
const FULL = 0.85;

/** Lower-cased words without accents between spaces, so that `includes` compares whole words. */
const plain = (text) =>
  ` ${text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}+#]+/u)
    .join(" ")
    .trim()} `;

/** Whether a keyword of a report is a judged requirement, by any of their names. */
export const isNamed = ({ term, canonical = term, surface = term }, { any }) =>
  any.some((name) =>
    [term, canonical, surface].some((each) => {
      const [a, b] = [plain(each), plain(name)];
      return a.includes(b) || b.includes(a);
    }),
  );

/** Screening questions are judged too, but are no requirements. */
const isRequirement = ({ kind }) => kind !== "knockout";
const ratio = (part, of) => (of === 0 ? null : part / of);

/**
 * @param pairs of a judged file: a posting with a candidate each
 * @param scorer (resume, posting, jobTitle) → { score, keywords }
 * @returns the shares of sharesOf, their 90% intervals (bootstrap over postings), and the scores by rank
 */
export function measureJudged(pairs, scorer) {
  const postings = [...Map.groupBy(pairs, ({ posting }) => posting).values()];
  const counts = postings.map((candidates) => countPosting(candidates, scorer));
  const figures = sharesOf(counts);
  const random = numbersFrom(7);
  const drawn = Array.from({ length: DRAWS }, () =>
    sharesOf(counts.map(() => counts[Math.floor(random() * counts.length)])),
  );
  const interval = (key) =>
    [0.05, 0.95].map((share) =>
      quantile(
        drawn.map((each) => each[key]),
        share,
      ),
    );
  const intervals = Object.fromEntries(Object.keys(figures).map((key) => [key, interval(key)]));
  return { ...figures, intervals, scores: scoresByRank(counts) };
}

/**
 * What one posting adds to the shares: requirements asked for and listed, met and found, missing and unfound, partly
 * shown.
 */
function countPosting(candidates, scorer) {
  const count = { asked: 0, listed: 0, met: 0, found: 0, missing: 0, unfound: 0, part: 0, full: 0 };
  const ranked = [];
  for (const [at, pair] of candidates.entries()) {
    const { jobDescriptionText, resumeText, jobTitle, expected, rankGroup } = pair;
    const { score, keywords = [] } = scorer(resumeText, jobDescriptionText, jobTitle);
    ranked.push({ score, rankGroup });
    for (const requirement of expected.filter(isRequirement)) {
      const named = keywords.filter((keyword) => isNamed(keyword, requirement));
      // The candidates of a posting have the same requirements.
      if (at === 0) count.asked++;
      if (at === 0 && named.length > 0) count.listed++;
      if (named.length > 0) countEvidence(count, requirement.status, named);
    }
  }
  return { ...count, ranked };
}

/** @param status as judged: met, partial or missing @param keywords of the report that name the requirement */
function countEvidence(count, status, keywords) {
  const isFound = keywords.some(({ found }) => found);
  if (status === "met") {
    count.met++;
    if (isFound) count.found++;
  } else if (status === "missing") {
    count.missing++;
    if (!isFound) count.unfound++;
  } else {
    count.part++;
    if (keywords.some(({ credit = 1, found }) => found && credit >= FULL)) count.full++;
  }
}

/**
 * Shares of requirements listed, of met ones found, of missing ones not found, of partly shown ones with full credit,
 * and of candidates in the right order; and the median score of each rank. Null without any.
 */
function sharesOf(counts) {
  const sum = (key) => counts.reduce((total, each) => total + each[key], 0);
  const orders = counts.flatMap(({ ranked }) =>
    ranked.flatMap((a) =>
      ranked.filter((b) => a.rankGroup > b.rankGroup).map((b) => a.score > b.score),
    ),
  );
  const scores = scoresByRank(counts);
  return {
    listed: ratio(sum("listed"), sum("asked")),
    found: ratio(sum("found"), sum("met")),
    unfound: ratio(sum("unfound"), sum("missing")),
    full: ratio(sum("full"), sum("part")),
    order: ratio(orders.filter(Boolean).length, orders.length),
    strong: quantile(scores.strong, 0.5),
    middling: quantile(scores.middling, 0.5),
    weak: quantile(scores.weak, 0.5),
  };
}

/** Values of `rankGroup`. */
const RANKS = { weak: 1, middling: 2, strong: 3 };

const scoresByRank = (counts) =>
  Object.fromEntries(
    Object.entries(RANKS).map(([name, rank]) => [
      name,
      counts.flatMap(({ ranked }) =>
        ranked.filter(({ rankGroup }) => rankGroup === rank).map(({ score }) => score),
      ),
    ]),
  );
