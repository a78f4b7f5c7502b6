/**
 * Advice on whole parts of a resume (a job, the summary, all its text): missing numbers, length, and repeated first
 * words. `advice` and `pattern` are shown to the user.
 */
import type { Finding, TextRange } from "./finding.ts";
import { startOfWord } from "./line-rules.ts";
import { rangeInLine, type WrittenPart } from "./resume-lines.ts";
import { NUMBER } from "./weak-wording.ts";

/** The lengths of a job, a summary and a whole resume outside which the writer is advised to shorten or add text. */
const MAX_LINES = 8;
const MAX_SUMMARY_WORDS = 100;
const RESUME_WORDS = { min: 120, max: 1_100 } as const;
/** This many lines that start with the same verb count as repetition. */
const MIN_REPETITIONS = 3;

const countWords = (parts: WrittenPart[]) =>
  parts.flatMap(({ lines }) => lines).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);

const partReference = (
  { key, where }: WrittenPart,
  range: TextRange | null,
): Pick<Finding, "key" | "where" | "line" | "quote" | "range"> => ({
  key,
  where,
  line: "",
  quote: "",
  range,
});
const firstLine = ({ lines }: WrittenPart) => lines[0]?.range ?? null;

/** Advice on each job whose lines contain no number. */
export function checkNumbers(parts: WrittenPart[]): Finding[] {
  return parts
    .filter(({ kind, lines }) => kind === "job" && !lines.some(({ text }) => NUMBER.test(text)))
    .map((part) => ({
      ...partReference(part, firstLine(part)),
      rule: "no-number",
      advice: "This job has no numbers. Add at least one that shows a result.",
      pattern: "[Verb] [what] for [how many], which [raised or cut] [what] by [how much]",
    }));
}

/** Advice on jobs with too many lines, a long summary, and a resume with too much or too little text. */
export function checkLengths(parts: WrittenPart[]): Finding[] {
  const findings: Finding[] = [];
  for (const part of parts) {
    if (part.kind === "job" && part.lines.length > MAX_LINES) {
      findings.push({
        ...partReference(part, part.lines[MAX_LINES]?.range ?? null),
        rule: "length",
        advice: `This job has ${part.lines.length} lines. Keep the ${MAX_LINES} that matter most for this job description.`,
        pattern: "Keep lines that name a result, join the others",
      });
    }
    if (part.kind === "summary" && countWords([part]) > MAX_SUMMARY_WORDS) {
      findings.push({
        ...partReference(part, wordsBeyond(part, MAX_SUMMARY_WORDS)),
        rule: "length",
        advice: `The summary has ${countWords([part])} words. Keep it to two or three sentences.`,
        pattern: "[Who you are], [years] in [field]. [Best result]. [What you look for].",
      });
    }
  }
  const words = countWords(parts);
  const [first] = parts;
  if (!first || (words >= RESUME_WORDS.min && words <= RESUME_WORDS.max)) return findings;
  const isLong = words > RESUME_WORDS.max;
  const advice = isLong
    ? `${words.toLocaleString("en")} words of text. Shorten what is more than ten years old.`
    : `Only ${words} words of text. Say more about what you did in each job.`;
  const pattern = isLong ? "One line for each old job" : "Three to five lines for each recent job";
  return [
    ...findings,
    { ...partReference(first, null), where: "Whole resume", rule: "length", advice, pattern },
  ];
}

/** From the first word over the limit to the end of its line; null if there is none. */
function wordsBeyond({ lines }: WrittenPart, maxWords: number): TextRange | null {
  let remaining = maxWords;
  for (const line of lines) {
    const count = line.text.split(/\s+/).length;
    if (count > remaining) {
      const start = startOfWord(line.text, remaining);
      return rangeInLine(line, start, line.text.length - start);
    }
    remaining -= count;
  }
  return null;
}

/** Advice on each verb with which several lines start; it marks the last of them. */
export function checkRepetitions(parts: WrittenPart[]): Finding[] {
  const lines = parts.filter(({ kind }) => kind !== "summary").flatMap((part) => part.lines);
  const byFirstWord = new Map<string, typeof lines>();
  for (const line of lines) {
    // A word of one or two letters is hardly a verb.
    const firstWord = /^\p{L}{3,}/u.exec(line.text)?.[0].toLowerCase();
    if (!firstWord) continue;
    const linesWithWord = byFirstWord.get(firstWord);
    if (linesWithWord) linesWithWord.push(line);
    else byFirstWord.set(firstWord, [line]);
  }
  return [...byFirstWord].flatMap(([firstWord, linesWithWord]) => {
    const last = linesWithWord.at(-1);
    if (linesWithWord.length < MIN_REPETITIONS || !last) return [];
    const quote = last.text.slice(0, firstWord.length);
    return {
      rule: "repetition" as const,
      key: last.key,
      where: last.where,
      line: last.text,
      quote,
      range: rangeInLine(last, 0, quote.length),
      advice: `${linesWithWord.length} lines start with “${quote}”. Use a different verb in each.`,
      pattern: "[Another verb] [what], with [result]",
    };
  });
}
