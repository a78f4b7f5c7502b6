/** Advice on a single line: its first word, tense, voice, clichés and length. */
import type { Finding, Rule } from "./finding.ts";
import type { WrittenLine, WrittenPart } from "./resume-lines.ts";
import { isPast, pastOf, pastOfGerund } from "./verbs.ts";
import { CLICHES, FIRST_PERSON, PASSIVE, WEAK_BEGINNINGS } from "./wording.ts";

/** In words. Longer lines read like paragraphs, and shorter ones have no content. */
const LINE_WORDS = { most: 40, least: 4 } as const;

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

function finding(
  rule: Rule,
  line: WrittenLine,
  quote: string,
  advice: string,
  pattern: string,
): Finding {
  return { rule, key: line.key, where: line.where, line: line.text, quote, advice, pattern };
}

function checkWeakVerb(line: WrittenLine, { kind }: WrittenPart): Finding | null {
  if (kind === "summary") return null;
  for (const { words, pattern } of WEAK_BEGINNINGS) {
    const quote = words.exec(line.text)?.[0];
    if (!quote) continue;
    const advice = `“${quote}” doesn't say what you did. Start with an action verb.`;
    return finding("weak-verb", line, quote, advice, pattern);
  }
  return null;
}

function checkTense(line: WrittenLine, { kind, isOver }: WrittenPart): Finding | null {
  if (kind !== "job") return null;
  const [, first = "", rest = ""] = /^(\p{L}+)(.*)$/u.exec(line.text) ?? [];
  const past = isOver && !isPast(first) ? (pastOf(first) ?? pastOfGerund(first)) : null;
  if (!past) return null;
  const written = past.charAt(0).toUpperCase() + past.slice(1);
  const advice = "This job has ended. Use the past tense.";
  return finding("tense", line, first, advice, shorten(`${written}${rest}`));
}

function checkPassive(line: WrittenLine): Finding | null {
  const quote = line.text.match(PASSIVE)?.[0];
  if (!quote) return null;
  const advice = `“${quote}” is passive. If you did it, start with the verb.`;
  return finding("passive", line, quote, advice, "[What you did] [to what], so that [result]");
}

function checkFirstPerson(line: WrittenLine): Finding | null {
  const quote = line.text.match(FIRST_PERSON)?.[0];
  if (!quote) return null;
  const advice = `Leave out “${quote}”. A resume is always about you.`;
  return finding("first-person", line, quote, advice, "[Verb] [what], with [result]");
}

function checkCliches(line: WrittenLine): Finding[] {
  return [...new Set(line.text.match(CLICHES) ?? [])].map((quote) =>
    finding(
      "cliche",
      line,
      quote,
      `“${quote}” is a cliché. Show it with something you did.`,
      "[What you did] that shows it, with [result]",
    ),
  );
}

function checkLength(line: WrittenLine, { kind }: WrittenPart): Finding | null {
  if (kind === "summary") return null;
  const words = line.text.split(/\s+/).length;
  if (words > LINE_WORDS.most) {
    const advice = `This line has ${words} words. Split it so that each line has one result.`;
    return finding("length", line, "", advice, "[Verb] [one thing], with [one result]");
  }
  if (kind === "job" && words < LINE_WORDS.least) {
    const advice = "Too short. Say what you did, for whom and with what result.";
    return finding("length", line, "", advice, `${line.text} [what], for [whom], with [result]`);
  }
  return null;
}

const shorten = (text: string) => (text.length > 120 ? `${text.slice(0, 120).trimEnd()}…` : text);
