/** Advice on a whole part: whether it has a number, how much there is, how often a line begins alike. */
import type { Finding } from "./finding.ts";
import type { WrittenPart } from "./resume-lines.ts";
import { NUMBER } from "./wording.ts";

const MOST_LINES = 8;
const SUMMARY_WORDS = 100;
const RESUME_WORDS = { least: 120, most: 1_100 } as const;
/** A verb that begins so many lines is noticed. */
const REPEATED = 3;

const wordsIn = (parts: WrittenPart[]) =>
  parts.flatMap(({ lines }) => lines).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);

const about = ({ key, where }: WrittenPart): Pick<Finding, "key" | "where" | "line" | "quote"> => ({
  key,
  where,
  line: "",
  quote: "",
});

export function missingNumbers(parts: WrittenPart[]): Finding[] {
  return parts
    .filter(({ kind, lines }) => kind === "job" && !lines.some(({ text }) => NUMBER.test(text)))
    .map((part) => ({
      ...about(part),
      rule: "no-number",
      advice: "Nothing here can be measured. One number tells more than ten adjectives.",
      pattern: "[Verb] [what] for [how many], which [raised or cut] [what] by [how much]",
    }));
}

export function lengths(parts: WrittenPart[]): Finding[] {
  const found: Finding[] = [];
  for (const part of parts) {
    if (part.kind === "job" && part.lines.length > MOST_LINES) {
      found.push({
        ...about(part),
        rule: "length",
        advice: `${part.lines.length} lines for one job. Keep the ${MOST_LINES} that matter most for this posting.`,
        pattern: "Keep lines that name a result, join the others",
      });
    }
    if (part.kind === "summary" && wordsIn([part]) > SUMMARY_WORDS) {
      found.push({
        ...about(part),
        rule: "length",
        advice: `The summary has ${wordsIn([part])} words. Two or three sentences are read; more are skipped.`,
        pattern: "[Who you are], [years] in [field]. [Best result]. [What you look for].",
      });
    }
  }
  const words = wordsIn(parts);
  const [first] = parts;
  if (!first || (words >= RESUME_WORDS.least && words <= RESUME_WORDS.most)) return found;
  const isLong = words > RESUME_WORDS.most;
  const advice = isLong
    ? `${words.toLocaleString("en")} words of text. Shorten what is more than ten years ago.`
    : `Only ${words} words of text. Readers look for what you did in each job.`;
  const pattern = isLong
    ? "One line for each job that is long ago"
    : "Three to five lines for each recent job";
  return [...found, { ...about(first), where: "Whole resume", rule: "length", advice, pattern }];
}

export function repetitions(parts: WrittenPart[]): Finding[] {
  const lines = parts.filter(({ kind }) => kind !== "summary").flatMap((part) => part.lines);
  const byVerb = new Map<string, typeof lines>();
  for (const line of lines) {
    const verb = /^\p{L}{3,}/u.exec(line.text)?.[0].toLowerCase();
    if (verb) byVerb.set(verb, [...(byVerb.get(verb) ?? []), line]);
  }
  return [...byVerb].flatMap(([verb, same]) => {
    const last = same.at(-1);
    if (same.length < REPEATED || !last) return [];
    const quote = last.text.slice(0, verb.length);
    return {
      rule: "repetition" as const,
      key: last.key,
      where: last.where,
      line: last.text,
      quote,
      advice: `${same.length} lines begin with “${quote}”. Say what was different each time.`,
      pattern: "[Another verb] [what], with [result]",
    };
  });
}
