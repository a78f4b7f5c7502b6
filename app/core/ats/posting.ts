/** Posting → requirements: what it asks for, how firmly, and how it put it. */
import { tradesOf, type WordWeights, weighWords } from "./affinity.ts";
import { chosenFrom } from "./alternatives.ts";
import { detectLanguage } from "./detect-language.ts";
import { type PostingWords, postingWords } from "./guards.ts";
import { type AskedKnockout, readKnockouts } from "./knockouts.ts";
import { MAX_POSTING, MAX_TITLE } from "./limits.ts";
import type { AtsModel } from "./model.ts";
import { type SoughtWords, soughtWords } from "./phrase-index.ts";
import { LINE_WEIGHT, lineAt } from "./posting-lines.ts";
import { readRequirements } from "./read-requirements.ts";
import type { Requirement } from "./requirement.ts";
import { rangeAt, readTokens, type TokenText } from "./tokens.ts";

/** More would be noise: people read a list of forty at most. */
const MAX_REQUIREMENTS = 40;
/** Postings name traits by the dozen; a few are enough to judge, fewer where little else is asked. */
const MAX_SOFT = 3;
const HARD_PER_SOFT = 8;
const PER_DOUBLED_MENTION = 0.25;

export interface Posting {
  text: TokenText;
  requirements: Requirement[];
  truncated: boolean;
  /** See detectLanguage. */
  language: string | null;
  knockouts: AskedKnockout[];
  words: WordWeights;
  trades: Float64Array;
  own: PostingWords;
  sought: SoughtWords;
}

/** @param jobTitle where it is known apart from the text, or somebody's label for it */
export function readPosting(given: string, model: AtsModel, jobTitle = ""): Posting {
  const { dictionary, lexicon } = model;
  const text = readTokens(given.slice(0, MAX_POSTING), lexicon);
  // A title without a posting would be a score against one word.
  const title = readTokens(text.tokens.length > 0 ? jobTitle.slice(0, MAX_TITLE) : "", lexicon);
  const language = detectLanguage(text.tokens);
  const { found, hits, clauseAt } = readRequirements(text, title, model, language);
  const requirements = found.map(({ mentions, ...requirement }) => ({
    ...requirement,
    weight:
      (requirement.weight *
        LINE_WEIGHT[requirement.line] *
        (1 + PER_DOUBLED_MENTION * Math.log2(mentions))) /
      Math.max(1, chosenFrom(requirement, found).length),
  }));
  requirements.sort((a, b) => b.weight - a.weight);
  const listed = shareOut(withFewSoft(requirements).slice(0, MAX_REQUIREMENTS));
  return {
    text,
    requirements: listed,
    truncated: given.length > MAX_POSTING,
    language,
    knockouts: readKnockouts(text.clean.text, (start) => {
      const at = rangeAt(text, start, start + 1)?.from;
      const clause = at === undefined ? undefined : clauseAt(at);
      return clause && at !== undefined ? lineAt(clause, at) : "plain";
    }),
    words: weighWords(text.tokens, hits),
    trades: tradesOf(dictionary.trades.length, hits),
    own: postingWords(text.tokens),
    sought: soughtWords(listed.map(({ words }) => words)),
  };
}

function withFewSoft(requirements: Requirement[]): Requirement[] {
  const hard = requirements.filter(({ kind }) => kind === "hard").length;
  const most = Math.min(MAX_SOFT, Math.max(1, Math.round(hard / HARD_PER_SOFT)));
  let soft = 0;
  return requirements.filter(({ kind }) => kind !== "soft" || ++soft <= most);
}

/** Weights become shares of the whole posting. */
function shareOut(requirements: Requirement[]): Requirement[] {
  const total = requirements.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return requirements.map((each) => ({ ...each, weight: each.weight / total }));
}
