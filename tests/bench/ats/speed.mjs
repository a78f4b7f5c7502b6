/**
 * Measures the processor time of one score without the line reader, with the posting read each time or once before, for
 * texts of one page and of ten.
 */
import { readPosting } from "../../../app/core/ats/posting/posting.ts";
import { scoreAgainst } from "../../../app/core/ats/score.ts";
import { quantile } from "./figures.mjs";
import { TODAY } from "./scorers.mjs";

/** The length of a page, in characters. */
const PAGE = { least: 2500, most: 4500 };
/** Scores of a round, for texts of one page and of ten. */
const TIMES = { one: 300, ten: 60 };
/** Other work of the machine moves one round's p95 by half, so the median of several rounds is reported. */
const ROUNDS = 5;
/** Scores before the measurement, so that the code is compiled as in a process that runs for long. */
const WARM_UP = { one: 300, ten: 20 };

/**
 * @param resumes, postings all texts; those of about a page are taken, shorter ones are joined to pages
 * @returns for one page, the same with the posting read before, and ten pages: p50 and p95 in ms of each round
 */
export function measureSpeed(model, resumes, postings) {
  const ofOnePage = (texts) =>
    pagesOf(texts)
      .filter(({ length }) => length > PAGE.least && length < PAGE.most)
      .slice(0, 40);
  const [resumePages, postingPages] = [ofOnePage(resumes), ofOnePage(postings)];
  const joined = (texts, at, count) =>
    Array.from({ length: count }, (_, k) => texts[(at + k) % texts.length]).join("\n");
  const readPostings = postingPages.map((text) => readPosting(text, model));
  const scoreTexts = ([resume, posting]) =>
    scoreAgainst(readPosting(posting, model), resume, TODAY);
  const scoreWithPosting = ([resume, posting]) => scoreAgainst(posting, resume, TODAY);
  // Steps of 7 give each resume other postings. The longest texts are ten pages of resume and four of posting.
  const kinds = [
    {
      score: scoreTexts,
      count: TIMES.one,
      textsOf: (k) => [pick(resumePages, k), pick(postingPages, k * 7)],
    },
    {
      score: scoreWithPosting,
      count: TIMES.one,
      textsOf: (k) => [pick(resumePages, k), pick(readPostings, k * 7)],
    },
    {
      score: scoreTexts,
      count: TIMES.ten,
      textsOf: (k) => [joined(resumePages, k, 10), joined(postingPages, k * 7, 4)],
    },
  ];
  timed({ ...kinds[0], count: WARM_UP.one });
  timed({ ...kinds[2], count: WARM_UP.ten });
  return kinds.map((kind) =>
    Array.from({ length: ROUNDS }, () => {
      const times = timed(kind);
      return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
    }),
  );
}

const pick = (list, at) => list[at % list.length];

/** The processor time of each score, in ms. */
function timed({ score, count, textsOf }) {
  return Array.from({ length: count }, (_, k) => {
    const texts = textsOf(k);
    const started = process.cpuUsage();
    score(texts);
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  });
}

/** Joins texts to pages longer than PAGE.least. */
function pagesOf(texts) {
  const pages = [];
  let page = "";
  for (const text of texts) {
    page = page === "" ? text : `${page}\n${text}`;
    if (page.length <= PAGE.least) continue;
    pages.push(page);
    page = "";
  }
  return pages;
}
