/** Advice on a single line: its first word, tense, voice, clichés and length. */
import type { Finding, Rule } from "./finding.ts";
import { isPast, pastOf, pastOfGerund } from "./past-tense.ts";
import { rangeInLine, type WrittenLine, type WrittenPart } from "./resume-lines.ts";
import { CLICHES, FIRST_PERSON, PASSIVE, WEAK_BEGINNINGS } from "./weak-wording.ts";

/** In words. Longer lines read like paragraphs, and shorter ones have no content. */
const LINE_WORDS = { min: 4, max: 40 } as const;

/** Everything to improve in the line; empty if nothing is. `part` is the job, summary or project that it belongs to. */
export function checkLine(line: WrittenLine, part: WrittenPart): Finding[] {
  return [
    checkWeakVerb(line, part),
    checkTense(line, part),
    checkPassive(line),
    checkFirstPerson(line),
    ...checkCliches(line),
    checkLength(line, part),
  ].filter((finding) => finding !== null);
}

interface MarkedWords {
  /** Where the words start in the line. */
  offset: number;
  words: string;
  /** Whether the report quotes the words; otherwise they are only marked. */
  isQuoted?: boolean;
}

function finding(
  rule: Rule,
  line: WrittenLine,
  { offset, words, isQuoted = true }: MarkedWords,
  advice: string,
  pattern: string,
): Finding {
  const { key, where, text } = line;
  const range = rangeInLine(line, offset, words.length);
  return { rule, key, where, line: text, quote: isQuoted ? words : "", range, advice, pattern };
}

function checkWeakVerb(line: WrittenLine, { kind }: WrittenPart): Finding | null {
  if (kind === "summary") return null;
  for (const { words, pattern } of WEAK_BEGINNINGS) {
    const quote = words.exec(line.text)?.[0];
    if (!quote) continue;
    const advice = `“${quote}” doesn't say what you did. Start with an action verb.`;
    return finding("weak-verb", line, { offset: 0, words: quote }, advice, pattern);
  }
  return null;
}

function checkTense(line: WrittenLine, { kind, hasEnded }: WrittenPart): Finding | null {
  if (kind !== "job") return null;
  const [, first = "", rest = ""] = /^(\p{L}+)(.*)$/u.exec(line.text) ?? [];
  const past = hasEnded && !isPast(first) ? (pastOf(first) ?? pastOfGerund(first)) : null;
  if (!past) return null;
  const capitalized = past.charAt(0).toUpperCase() + past.slice(1);
  const advice = "This job has ended. Use the past tense.";
  const pattern = shorten(`${capitalized}${rest}`);
  return finding("tense", line, { offset: 0, words: first }, advice, pattern);
}

function checkPassive(line: WrittenLine): Finding | null {
  const marked = firstMatch(line.text, PASSIVE);
  if (!marked) return null;
  const advice = `“${marked.words}” is passive. If you did it, start with the verb.`;
  return finding("passive", line, marked, advice, "[What you did] [to what], so that [result]");
}

function checkFirstPerson(line: WrittenLine): Finding | null {
  const marked = firstMatch(line.text, FIRST_PERSON);
  if (!marked) return null;
  const advice = `Leave out “${marked.words}”. A resume is always about you.`;
  return finding("first-person", line, marked, advice, "[Verb] [what], with [result]");
}

function checkCliches(line: WrittenLine): Finding[] {
  const matches = [...line.text.matchAll(CLICHES)].map(({ 0: words, index }) => ({
    offset: index,
    words,
  }));
  const isRepeated = ({ words, offset }: MarkedWords) =>
    matches.some((match) => match.words === words && match.offset < offset);
  return matches
    .filter((match) => !isRepeated(match))
    .map((marked) =>
      finding(
        "cliche",
        line,
        marked,
        `“${marked.words}” is a cliché. Show it with something you did.`,
        "[What you did] that shows it, with [result]",
      ),
    );
}

function checkLength(line: WrittenLine, { kind }: WrittenPart): Finding | null {
  if (kind === "summary") return null;
  const { text } = line;
  const words = text.split(/\s+/).length;
  if (words > LINE_WORDS.max) {
    const advice = `This line has ${words} words. Split it so that each line has one result.`;
    const offset = startOfWord(text, LINE_WORDS.max);
    const tooMany = { offset, words: text.slice(offset), isQuoted: false };
    return finding("length", line, tooMany, advice, "[Verb] [one thing], with [one result]");
  }
  if (kind === "job" && words < LINE_WORDS.min) {
    const advice = "Too short. Say what you did, for whom and with what result.";
    const pattern = `${text} [what], for [whom], with [result]`;
    return finding("length", line, { offset: 0, words: text, isQuoted: false }, advice, pattern);
  }
  return null;
}

/** The offset of the word with this index, which the text has. */
export function startOfWord(text: string, index: number): number {
  const word = [...text.matchAll(/\S+/g)][index];
  return word?.index ?? 0;
}

function firstMatch(text: string, words: RegExp): MarkedWords | null {
  const [match] = text.matchAll(words);
  return match ? { offset: match.index, words: match[0] } : null;
}

/** Characters of a suggested line that are shown. */
const MAX_PATTERN_LENGTH = 120;
const shorten = (text: string) =>
  text.length > MAX_PATTERN_LENGTH ? `${text.slice(0, MAX_PATTERN_LENGTH).trimEnd()}…` : text;
