/** Names in a rewritten text that the texts it was made from do not have: of software, skills, companies, people. */
import { findTerms } from "#app/core/ats/find-terms.ts";
import type { AtsModel } from "#app/core/ats/model.ts";
import { GAP, readTokens, type Token, type TokenText } from "#app/core/ats/tokens.ts";
import { isSaid, type KnownNames, ONLY_SOFTWARE } from "./known-names.ts";
import { howItOpens, isOpener } from "./openers.ts";
import type { RewriteSource } from "./rewrite-source.ts";

export interface NewNames {
  /** In the order they stand in the text, as they are written there. */
  names: string[];
  /** A sentence begins with a word that may be one: Harvard, Slack. */
  isAnyInDoubt: boolean;
}

export function newNames(
  text: string,
  known: KnownNames,
  model: AtsModel,
  language: RewriteSource["language"],
): NewNames {
  const read = readTokens(text, model.lexicon);
  const { tokens } = read;
  const isNew = new Set<number>();
  /** Other ways of writing what is known: postgres, PostgreSQL. */
  const isFine = new Set<number>();
  for (const { from, to, form } of findTerms(read, model.dictionary)) {
    const parts = tokens.slice(from, to);
    if (known.terms.has(form.term)) for (let i = from; i < to; i++) isFine.add(i);
    if (form.term.kind === "soft" || known.terms.has(form.term)) continue;
    if (parts.every((token, i) => isSaid(token, known, beginsSentence(read, from + i)))) continue;
    const first = parts[0] as Token;
    if (to - from === 1 && isOrdinary(first)) continue;
    // Agile, Cross-functional.
    if (isOpener(first) && beginsSentence(read, from)) continue;
    for (let i = from; i < to; i++) isNew.add(i);
  }
  let isAnyInDoubt = false;
  for (const [i, token] of tokens.entries()) {
    if (isFine.has(i) || isNew.has(i)) continue;
    const found = nameIn(token, beginsSentence(read, i), { known, model, language });
    if (found === "name") isNew.add(i);
    isAnyInDoubt ||= found === "in doubt";
  }
  return { names: runsOf(read, isNew), isAnyInDoubt };
}

/** A word of everyday language in small letters: what it names is no more than it says. */
const isOrdinary = ({ raw, low, word }: Token) =>
  raw === low && word.sense !== 0 && !ONLY_SOFTWARE.has(low);

/** Whether a capital is due here whatever the word: also behind a semicolon or a dash. */
function beginsSentence({ tokens, clean }: TokenText, i: number): boolean {
  const { gap, start } = tokens[i] as Token;
  if (gap >= GAP.sentence) return true;
  return /;| - /.test(clean.text.slice(tokens[i - 1]?.end ?? start, start));
}

const FIGURE = /^\d+(?:k|m|mm|bn|b|x|st|nd|rd|th|s|h|hrs?|min)?\+*$/i;

function nameIn(
  token: Token,
  isFirst: boolean,
  {
    known,
    model,
    language,
  }: { known: KnownNames; model: AtsModel; language: RewriteSource["language"] },
): "name" | "in doubt" | null {
  const { raw, low, word } = token;
  if (FIGURE.test(raw) || raw === "I" || raw === "A") return null;
  const isPlain = /^\p{Lu}?\p{Ll}+$/u.test(raw) || raw.length === 1;
  if (isSaid(token, known, false)) return null;
  if (/\d/.test(raw) || /[#+]/.test(raw)) return "name";
  if (raw === low) return null;
  // GraphQL, SAP: nobody writes ordinary words so.
  if (!isPlain || word.isMixed || word.isShouted) return "name";
  if (!isFirst) return language === "German" ? null : "name";
  if (language !== "English") return null;
  const how = howItOpens(token, model);
  // What English does not know, and these texts do not say either.
  if (how === "unknown") return isSaid(token, known, true) ? null : "name";
  return how === "sure" ? null : "in doubt";
}

/** Neighbours are told as one: "Amazon Web Services". */
function runsOf({ tokens, clean }: TokenText, isNew: ReadonlySet<number>): string[] {
  const runs: { start: number; end: number; last: number }[] = [];
  for (const i of [...isNew].sort((a, b) => a - b)) {
    const { start, end, gap } = tokens[i] as Token;
    const run = runs.at(-1);
    if (run && run.last === i - 1 && gap <= GAP.hyphen) Object.assign(run, { end, last: i });
    else runs.push({ start, end, last: i });
  }
  return runs.map(({ start, end }) => clean.text.slice(start, end));
}
