/**
 * Measures the gain of added lines: lines with the skills that people marked in a posting must raise the score, lines
 * with as many other words of the posting must not.
 */
import { contentWords } from "./edits.mjs";
import { mean, shuffled } from "./figures.mjs";
import { wordsOf } from "./keywords.mjs";

/** Maximum number of terms that are added. */
const MOST_TERMS = 20;
/** So many terms are also added one by one, to count how often one lowers the score. */
const STEPS = 6;

/**
 * @param marked postings with the spans that people marked
 * @returns mean number of terms, mean gain in points of right and wrong terms, `signal` (the right share of all gain),
 * and `lowered` (the share of right terms that lower the score)
 */
export function measureGain(scorer, marked, resumes) {
  const bases = resumes.filter(({ source }) => source === "livecareer");
  const tries = marked
    .filter(({ source }) => source.startsWith("skillspan"))
    .slice(0, 100)
    .map((posting, at) => tryOn(scorer, posting, bases[(at * 37) % bases.length].text, at))
    .filter((each) => each !== null);
  const right = mean(tries.map((each) => each.right));
  const wrong = mean(tries.map((each) => each.wrong));
  const sum = (key) => tries.reduce((total, each) => total + each[key], 0);
  return {
    terms: mean(tries.map((each) => each.terms)),
    right,
    wrong,
    signal: right / (right + Math.max(0, wrong) || 1),
    lowered: sum("lowered") / (sum("steps") || 1),
  };
}

/** Tries one posting on one resume; null if it has too few terms. @param at seed for the wrong words */
function tryOn(scorer, { text, spans }, base, at) {
  const known = new Set(wordsOf(base));
  const isNew = (term) => !wordsOf(term).every((word) => known.has(word));
  const marked = new Map(
    spans
      .filter(({ label, text }) => label === "knowledge" && !/[<>]/.test(text))
      .map((span) => [wordsOf(span.text).join(" "), span.text]),
  );
  const terms = [...marked.values()].filter((term) => term.length < 60);
  if (terms.length < 4) return null;
  const right = terms.filter(isNew).slice(0, MOST_TERMS);
  const inSpan = new Set(spans.flatMap((span) => wordsOf(span.text)));
  const other = contentWords(text.replace(/<[^>]+>/g, " ")).filter((word) => {
    const parts = wordsOf(word);
    const isOutside = parts.every((part) => !inSpan.has(part) && !known.has(part));
    return parts.length > 0 && word.length > 3 && isOutside;
  });
  if (right.length < 3 || other.length < right.length) return null;
  const scoreWith = (added) => {
    const lines = added.map((term) => `- Worked with ${term} in production.`);
    return scorer(`${base}\nTechnical skills and tools used in projects\n${lines.join("\n")}`, text)
      .score;
  };
  const before = scoreWith([]);
  const steps = Math.min(STEPS, right.length);
  let last = before;
  let lowered = 0;
  for (let count = 1; count <= steps; count++) {
    const score = scoreWith(right.slice(0, count));
    if (score < last - 0.01) lowered++;
    last = score;
  }
  return {
    terms: right.length,
    right: scoreWith(right) - before,
    wrong: scoreWith(shuffled(other, at).slice(0, right.length)) - before,
    steps,
    lowered,
  };
}
