/** Finds names (software, companies, people) in a rewritten text that its source texts lack. */

import type { AtsModel } from "#app/core/ats/model.ts";
import { findTerms } from "#app/core/ats/words/find-terms.ts";
import { GAP, readTokens, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import { isKnownWord, type KnownNames, ONLY_SOFTWARE } from "./known-names.ts";
import { classifyOpener, isOpener } from "./openers.ts";
import type { RewriteSource } from "./rewrite-source.ts";

export interface NewNames {
  /** In the order and spelling of the text. */
  names: string[];
  /** True if a sentence starts with a word that may be a name: Harvard, Slack. */
  hasDoubtfulName: boolean;
}

export function findNewNames(
  text: string,
  knownNames: KnownNames,
  model: AtsModel,
  language: RewriteSource["language"],
): NewNames {
  const read = readTokens(text, model.lexicon);
  const { tokens } = read;
  /** Indexes of the tokens of new names. */
  const newTokens = new Set<number>();
  /** Tokens of known terms in any spelling: postgres, PostgreSQL. */
  const knownTokens = new Set<number>();
  for (const { from, to, form } of findTerms(read, model.dictionary)) {
    const parts = tokens.slice(from, to);
    if (knownNames.terms.has(form.term)) for (let i = from; i < to; i++) knownTokens.add(i);
    if (form.term.kind === "soft" || knownNames.terms.has(form.term)) continue;
    if (parts.every((token, i) => isKnownWord(token, knownNames, startsSentence(read, from + i))))
      continue;
    const first = parts[0] as Token;
    if (to - from === 1 && isLowercaseCommonWord(first)) continue;
    // Adjectives at the start of a sentence: Agile, Cross-functional.
    if (isOpener(first) && startsSentence(read, from)) continue;
    for (let i = from; i < to; i++) newTokens.add(i);
  }
  let hasDoubtfulName = false;
  for (const [i, token] of tokens.entries()) {
    if (knownTokens.has(i) || newTokens.has(i)) continue;
    const kind = classifyToken(token, startsSentence(read, i), {
      known: knownNames,
      model,
      language,
    });
    if (kind === "name") newTokens.add(i);
    hasDoubtfulName ||= kind === "in doubt";
  }
  return { names: joinTokens(read, newTokens), hasDoubtfulName };
}

/** Whether a word is an ordinary one in lower case, so it is not meant as a name. */
const isLowercaseCommonWord = ({ raw, low, word }: Token) =>
  raw === low && word.sense !== 0 && !ONLY_SOFTWARE.has(low);

/** True where any word may be capitalized, including after a semicolon or dash. */
function startsSentence({ tokens, clean }: TokenText, i: number): boolean {
  const { gap, start } = tokens[i] as Token;
  if (gap >= GAP.sentence) return true;
  return /;| - /.test(clean.text.slice(tokens[i - 1]?.end ?? start, start));
}

/** A number with its unit ("20k", "1st", "5+"), which quantities.ts compares. */
const FIGURE = /^\d+(?:k|m|mm|bn|b|x|st|nd|rd|th|s|h|hrs?|min)?\+*$/i;

/** Whether a word is a new name; null for an ordinary or known word. */
function classifyToken(
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
  if (isKnownWord(token, known, false)) return null;
  if (/\d/.test(raw) || /[#+]/.test(raw)) return "name";
  if (raw === low) return null;
  // Ordinary words are never in mixed case or capitals, as in GraphQL and SAP.
  if (!isPlain || word.isMixedCase || word.isAcronymLike) return "name";
  if (!isFirst) return language === "German" ? null : "name";
  if (language !== "English") return null;
  const opener = classifyOpener(token, model);
  // A word that neither the lexicon nor the source texts contain.
  if (opener === "unknown") return isKnownWord(token, known, true) ? null : "name";
  return opener === "sure" ? null : "in doubt";
}

/** Joins adjacent tokens to one name: "Amazon Web Services". */
function joinTokens({ tokens, clean }: TokenText, newTokens: ReadonlySet<number>): string[] {
  const runs: { start: number; end: number; last: number }[] = [];
  for (const i of [...newTokens].sort((a, b) => a - b)) {
    const { start, end, gap } = tokens[i] as Token;
    const run = runs.at(-1);
    if (run && run.last === i - 1 && gap <= GAP.hyphen) Object.assign(run, { end, last: i });
    else runs.push({ start, end, last: i });
  }
  return runs.map(({ start, end }) => clean.text.slice(start, end));
}
