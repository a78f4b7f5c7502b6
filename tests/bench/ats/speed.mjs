/** Processor time of one score, posting and resume read afresh each time, or the posting read before. */
import { readPosting } from "../../../app/core/ats/posting/posting.ts";
import { scoreAgainst } from "../../../app/core/ats/score.ts";
import { quantile } from "./figures.mjs";
import { TODAY } from "./scorers.mjs";

const PAGE = { least: 2500, most: 4500 };
const TIMES = { one: 300, ten: 60 };
/** What else a machine does moves one round's p95 by half; the middle of several says what the engine takes. */
const ROUNDS = 5;
/** So many scores before the clock runs: as in a process that has been up for a while. */
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
  const [ours, theirs] = [ofOnePage(resumes), ofOnePage(postings)];
  const joined = (texts, at, count) =>
    Array.from({ length: count }, (_, k) => texts[(at + k) % texts.length]).join("\n");
  const known = theirs.map((text) => readPosting(text, model));
  const afresh = ([resume, posting]) => scoreAgainst(readPosting(posting, model), resume, TODAY);
  const again = ([resume, posting]) => scoreAgainst(posting, resume, TODAY);
  const kinds = [
    { score: afresh, count: TIMES.one, textsOf: (k) => [pick(ours, k), pick(theirs, k * 7)] },
    { score: again, count: TIMES.one, textsOf: (k) => [pick(ours, k), pick(known, k * 7)] },
    {
      score: afresh,
      count: TIMES.ten,
      textsOf: (k) => [joined(ours, k, 10), joined(theirs, k * 7, 4)],
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

function timed({ score, count, textsOf }) {
  return Array.from({ length: count }, (_, k) => {
    const texts = textsOf(k);
    const started = process.cpuUsage();
    score(texts);
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  });
}

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
