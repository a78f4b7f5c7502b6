/**
 * Measures how far half a sentence moves the score: a missing requirement is named at the end of one line of a judged
 * resume (`…, including welding.`).
 */
import { quantile } from "./figures.mjs";

const ENDINGS = [(name) => `, including ${name}.`, (name) => `; also ${name} most weeks.`];
/** Requirements tried for each resume. */
const MAX_MISSING = 6;

/**
 * @param scorer of English pairs: (resume, posting, jobTitle) → { score, keywords }
 * @returns quantiles of the change, in points
 */
export function measureHalfSentences(pairs, scorer) {
  const changes = pairs.flatMap(({ resumeText, jobDescriptionText, jobTitle }) => {
    const { score, keywords } = scorer(resumeText, jobDescriptionText, jobTitle);
    const missing = keywords.filter(({ found, kind }) => !found && kind === "hard");
    return missing.slice(0, MAX_MISSING).flatMap(({ surface }) =>
      ENDINGS.map((ending) => {
        const edited = withEnding(resumeText, ending(surface));
        return scorer(edited, jobDescriptionText, jobTitle).score - score;
      }),
    );
  });
  return {
    edits: changes.length,
    median: quantile(changes, 0.5),
    p90: quantile(changes, 0.9),
    p99: quantile(changes, 0.99),
  };
}

/** Adds words to the first bullet, or to the longest line if there is none. */
function withEnding(resume, ending) {
  const lines = resume.split("\n");
  const bullet = lines.findIndex((line) => /^[-•*]/.test(line));
  const longest = lines.reduce(
    (best, line, at) => (line.length > lines[best].length ? at : best),
    0,
  );
  const at = bullet < 0 ? longest : bullet;
  lines[at] = lines[at].replace(/\.?\s*$/, "") + ending;
  return lines.join("\n");
}
