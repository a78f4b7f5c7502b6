/**
 * Measures how harmless edits and cheats (edits.mjs) change the score, and whether an honest relevant resume stays
 * ahead of an irrelevant one that cheats.
 */

import { GAMING, NEUTRAL } from "./edits.mjs";
import { mean, shareOf } from "./figures.mjs";

/**
 * @param seeds pairs of resume and posting ids that are edited
 * @returns changes in points by edit, and the shares of pairs in which the honest resume is ahead
 */
export function measureRobust(scorer, { seeds, ranking, resumes, postings }) {
  const pairs = seeds.map(({ resume, jd }) => {
    const texts = [resumes.get(resume), postings.get(jd)];
    return { texts, score: scorer(...texts).score };
  });
  const changes = (edit) =>
    pairs.map(({ texts: [resume, posting], score }) => ({
      score,
      change: scorer(edit(resume, posting), posting).score - score,
    }));
  const summarizeAll = (edits, summarize) =>
    Object.fromEntries(
      Object.entries(edits).map(([name, edit]) => [name, summarize(changes(edit))]),
    );
  return {
    neutral: summarizeAll(NEUTRAL, (list) => {
      const sizes = list.map(({ change }) => Math.abs(change));
      return { mean: mean(sizes), most: Math.max(...sizes) };
    }),
    gaming: summarizeAll(GAMING, (list) => ({
      mean: mean(list.map(({ change }) => change)),
      most: Math.max(...list.map(({ change }) => change)),
      newly80: shareOf(list, ({ score, change }) => score < 80 && score + change >= 80),
    })),
    ...honestAhead(scorer, ranking, resumes, postings),
  };
}

/**
 * The share of 60 postings in which a relevant resume scores above an irrelevant one with the posting, or its words,
 * added.
 */
function honestAhead(scorer, ranking, resumes, postings) {
  const ahead = (cheat) =>
    mean(
      ranking
        .filter(({ family }) => family === "lc")
        .slice(0, 60)
        .map(({ jd, rel, irr }) => {
          const posting = postings.get(jd);
          const honest = scorer(resumes.get(rel[0]), posting).score;
          const cheating = scorer(cheat(resumes.get(irr[0]), posting), posting).score;
          return honest > cheating ? 1 : honest === cheating ? 0.5 : 0;
        }),
    );
  return {
    aheadOfPasted: ahead(GAMING["posting pasted in"]),
    aheadOfDump: ahead(GAMING["its words dumped"]),
  };
}
