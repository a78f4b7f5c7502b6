/** Edge cases of the score engine: empty, foreign, nonsensical, very long and copied texts. */

const DASHES = "-".repeat(100_000);
const CHINESE = "我们正在寻找一位有经验的软件工程师，熟悉Java和Python。";

/**
 * @param score of { resumeText, jobDescriptionText }, returns a report
 * @returns for each case its name, score, processor time in ms, and whether the report is right
 */
export function measureEdges(score, { resume, posting }) {
  const cases = [
    ["near-empty resume: at most 10", "Jane Doe", posting, ({ score }) => score <= 10],
    ["the posting as the resume: flagged as a copy", posting, posting, isFlagged],
    ["nonsense posting: nothing asked, 0", resume, "asdf qwer zxcv", ({ score }) => score === 0],
    ["Chinese posting: its Latin names read", resume, CHINESE, hasKeywords],
    ["a posting of one word", resume, "Python", hasKeywords],
    ["huge: far more than is read of both", resume.repeat(200), posting.repeat(40), isCut],
    ["100,000 dashes twice", DASHES, DASHES, ({ score }) => score === 0],
    ["one sign that stands for 18 letters, 20,000 times", "\ufdfa".repeat(20_000), posting, isLow],
    ["the same words over and over", "a ".repeat(10_000), "a a a a b ".repeat(1_500), () => true],
    ["nothing at all", "", "", ({ score }) => score === 0],
  ];
  return cases.map(([name, resumeText, jobDescriptionText, isRight]) => {
    const started = process.cpuUsage();
    const report = score({ resumeText, jobDescriptionText });
    const { user, system } = process.cpuUsage(started);
    const isWhole = Number.isInteger(report.score) && report.score >= 0 && report.score <= 100;
    return {
      name,
      score: report.score,
      ms: (user + system) / 1000,
      isRight: isWhole && isRight(report),
    };
  });
}

const isLow = ({ score }) => score <= 10;
const isFlagged = (report) =>
  isLow(report) && /repeats the posting/.test(report.feedback.join(" "));
const hasKeywords = ({ metadata }) => metadata.analysis.maxPossible > 0;
const isCut = ({ truncated }) => truncated;
