/** Advice on a single line: what it begins with, who acts in it, how long it is. */
import type { Finding, Rule } from "./finding.ts";
import type { WrittenLine, WrittenPart } from "./resume-lines.ts";
import { isPast, pastOf, pastOfGerund } from "./verbs.ts";
import { CLICHES, FIRST_PERSON, PASSIVE, WEAK_BEGINNINGS } from "./wording.ts";

/** In words. A line of more is read as a paragraph, one of fewer says nothing. */
const LINE_WORDS = { most: 40, least: 4 } as const;

export function adviseLine(line: WrittenLine, part: WrittenPart): Finding[] {
  return [
    weakVerb(line, part),
    tense(line, part),
    passive(line),
    firstPerson(line),
    ...cliches(line),
    length(line, part),
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

function weakVerb(line: WrittenLine, { kind }: WrittenPart): Finding | null {
  if (kind === "summary") return null;
  for (const { words, pattern } of WEAK_BEGINNINGS) {
    const quote = words.exec(line.text)?.[0];
    if (!quote) continue;
    const advice = `“${quote}” says that you were there, not what you did. Begin with what you did.`;
    return finding("weak-verb", line, quote, advice, pattern);
  }
  return null;
}

function tense(line: WrittenLine, { kind, isOver }: WrittenPart): Finding | null {
  if (kind !== "job") return null;
  const [, first = "", rest = ""] = /^(\p{L}+)(.*)$/u.exec(line.text) ?? [];
  const past = isOver && !isPast(first) ? (pastOf(first) ?? pastOfGerund(first)) : null;
  if (!past) return null;
  const written = past.charAt(0).toUpperCase() + past.slice(1);
  const advice = "This job is over: tell it in the past.";
  return finding("tense", line, first, advice, shorten(`${written}${rest}`));
}

function passive(line: WrittenLine): Finding | null {
  const quote = line.text.match(PASSIVE)?.[0];
  if (!quote) return null;
  const advice = `“${quote}” hides who did it. If it was you, say so.`;
  return finding("passive", line, quote, advice, "[What you did] [to what], so that [result]");
}

function firstPerson(line: WrittenLine): Finding | null {
  const quote = line.text.match(FIRST_PERSON)?.[0];
  if (!quote) return null;
  const advice = `A resume is about you anyway: leave “${quote}” out.`;
  return finding("first-person", line, quote, advice, "[Verb] [what], with [result]");
}

function cliches(line: WrittenLine): Finding[] {
  return [...new Set(line.text.match(CLICHES) ?? [])].map((quote) =>
    finding(
      "cliche",
      line,
      quote,
      `Everybody writes “${quote}”. Show it by something you did.`,
      "[What you did] that shows it, with [result]",
    ),
  );
}

function length(line: WrittenLine, { kind }: WrittenPart): Finding | null {
  if (kind === "summary") return null;
  const words = line.text.split(/\s+/).length;
  if (words > LINE_WORDS.most) {
    const advice = `${words} words in one line. Split it, so that each line has one result.`;
    return finding("length", line, "", advice, "[Verb] [one thing], with [one result]");
  }
  if (kind === "job" && words < LINE_WORDS.least) {
    const advice = "Too short to tell what you did, for whom and with what result.";
    return finding("length", line, "", advice, `${line.text} [what], for [whom], with [result]`);
  }
  return null;
}

const shorten = (text: string) => (text.length > 120 ? `${text.slice(0, 120).trimEnd()}…` : text);
