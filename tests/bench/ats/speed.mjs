/** Processor time of one score, posting and resume read afresh each time. */
import { quantile } from "./figures.mjs";

const PAGE = { least: 2500, most: 4500 };
const TIMES = { one: 300, ten: 60 };
/** What else a machine does moves one round's p95 by half; the middle of several says what the engine takes. */
const ROUNDS = 5;
/** So many scores before the clock runs: as in a process that has been up for a while. */
const WARM_UP = { one: 300, ten: 20 };

/**
 * @param score of texts; @param resumes, postings all texts, those of about a page are taken
 * @returns for one page and for ten, p50 and p95 in ms of each round
 */
export function measureSpeed(score, resumes, postings) {
  const ofOnePage = (texts) =>
    texts.filter(({ length }) => length > PAGE.least && length < PAGE.most).slice(0, 40);
  const [ours, theirs] = [ofOnePage(resumes), ofOnePage(postings)];
  const joined = (texts, at, count) =>
    Array.from({ length: count }, (_, k) => texts[(at + k) % texts.length]).join("\n");
  const one = (k) => [ours[k % ours.length], theirs[(k * 7) % theirs.length]];
  const ten = (k) => [joined(ours, k, 10), joined(theirs, k * 7, 4)];
  const timed = (count, textsOf) =>
    Array.from({ length: count }, (_, k) => {
      const [resumeText, jobDescriptionText] = textsOf(k);
      const started = process.cpuUsage();
      score({ resumeText, jobDescriptionText });
      const { user, system } = process.cpuUsage(started);
      return (user + system) / 1000;
    });
  timed(WARM_UP.one, one);
  timed(WARM_UP.ten, ten);
  const rounds = (count, textsOf) =>
    Array.from({ length: ROUNDS }, () => {
      const times = timed(count, textsOf);
      return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
    });
  return [rounds(TIMES.one, one), rounds(TIMES.ten, ten)];
}
