/**
 * Reads a job posting: its requirements, how firmly they are asked for, and its screening
 * questions.
 */

import { countTrades, type WordWeights, weighWords } from "#app/core/ats/affinity.ts";
import {
  type PostingIndirectWork,
  readPostingIndirectWork,
} from "#app/core/ats/claims/posting-indirect-work.ts";
import type { EvidenceAnswer } from "#app/core/ats/evidence/evidence-type.ts";
import { type IndexedPosting, indexPosting } from "#app/core/ats/evidence/manipulation.ts";
import { readForeignRequirements } from "#app/core/ats/languages/read-foreign.ts";
import { LANGUAGE_RULES, plainLetters } from "#app/core/ats/languages/rules.ts";
import { MAX_POSTING, MAX_TITLE } from "#app/core/ats/limits.ts";
import type { AtsModel } from "#app/core/ats/model.ts";
import {
  type NamedOccupation,
  namedOccupation,
} from "#app/core/ats/occupations/named-occupations.ts";
import { isNameWithHead } from "#app/core/ats/titles/job-title.ts";
import { detectLanguage } from "#app/core/ats/words/detect-language.ts";
import type { SearchedWords } from "#app/core/ats/words/phrase-index.ts";
import { rangeAt, readTokens, type TokenText } from "#app/core/ats/words/tokens.ts";
import { alternativesIn } from "./alternatives.ts";
import { type AskedKnockout, readKnockouts } from "./conditions/knockouts.ts";
import { LINE_WEIGHT } from "./line-kind.ts";
import { type Clause, lineKindAt } from "./posting-lines.ts";
import { readRequirements } from "./read-requirements.ts";
import type { Requirement } from "./requirement.ts";
import { searchedWordsOf } from "./searched-words.ts";

/** The requirements with the largest weights are kept; a longer list would not be read. */
const MAX_REQUIREMENTS = 40;
/** One soft skill per HARD_PER_SOFT hard skills counts, but at least one and at most MAX_SOFT. */
const MAX_SOFT = 3;
const HARD_PER_SOFT = 8;
/** Each doubling of the number of mentions raises a requirement's weight by this share. */
const PER_DOUBLED_MENTION = 0.25;

export interface Posting {
  text: TokenText;
  /** The original text, cut to the length that is read. */
  sourceText: string;
  clauses: readonly Clause[];
  /** The model it was read with; resumes compared with it must be read with the same one. */
  model: AtsModel;
  requirements: Requirement[];
  /** The sum of the requirements' weights before they were scaled to add up to 1; 1 without requirements. */
  totalWeight: number;
  truncated: boolean;
  /** A language code (detectLanguage); null if unknown. */
  language: string | null;
  knockouts: AskedKnockout[];
  /** Requirements that a person removed (corrections.ts). */
  excluded: Requirement[];
  /** Canonical terms that a person does not want suggested. */
  declined: ReadonlySet<string>;
  /**
   * A person's answers about lines that may show a requirement without naming it
   * (confirmations.ts).
   */
  answers: readonly EvidenceAnswer[];
  /** The weights of its words (affinity.ts). */
  wordWeights: WordWeights;
  /** How much the posting is about each trade (affinity.ts). */
  tradeCounts: Float64Array;
  /** Its words, to find copied text in a resume (manipulation.ts). */
  postingWords: IndexedPosting;
  /** The indirect work (selling, booking …) that it asks for (claims/posting-indirect-work.ts). */
  indirectWork: PostingIndirectWork;
  /** The words of all requirements, which a resume is searched for. */
  searchedWords: SearchedWords;
  /** The occupation that its title names; null if unknown. */
  occupation: NamedOccupation | null;
}

/**
 * Reads a posting once, to compare it with any number of resumes.
 * @param given its text; only MAX_POSTING characters are read
 * @param english the model; its version for the posting's language is used, if there is one
 * @param jobTitle the title if it is known apart from the text, or a label that the user gave the
 * posting
 */
export function readPosting(given: string, english: AtsModel, jobTitle = ""): Posting {
  const asEnglish = readTokens(given.slice(0, MAX_POSTING), english.lexicon);
  const language = detectLanguage(asEnglish.tokens);
  const foreign = english.inLanguage(language);
  const model = foreign ?? english;
  const { dictionary, lexicon } = model;
  const rules = LANGUAGE_RULES[language ?? ""];
  const text = foreign ? readTokens(plainLetters(given.slice(0, MAX_POSTING)), lexicon) : asEnglish;
  // Without a posting's text, the title would be the only requirement.
  const title = readTokens(text.tokens.length > 0 ? jobTitle.slice(0, MAX_TITLE) : "", lexicon);
  const { found, hits, clauses, clauseAt } =
    foreign && rules
      ? readForeignRequirements(text, title, foreign, rules)
      : readRequirements(text, title, model, language);
  const requirements = found.map(({ mentions, ...requirement }) => ({
    ...requirement,
    weight:
      (requirement.weight *
        LINE_WEIGHT[requirement.line] *
        (1 + PER_DOUBLED_MENTION * Math.log2(mentions))) /
      Math.max(1, alternativesIn(requirement, found).length),
  }));
  requirements.sort((a, b) => b.weight - a.weight);
  const kept = withFewSoft(requirements).slice(0, MAX_REQUIREMENTS);
  const total = kept.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const listed = kept.map((each) => ({ ...each, weight: each.weight / total }));
  return {
    text,
    sourceText: given.slice(0, MAX_POSTING),
    clauses,
    model,
    totalWeight: total,
    requirements: foreign ? listed.map((each) => withAccents(each, text, given)) : listed,
    truncated: given.length > MAX_POSTING,
    language,
    excluded: [],
    declined: new Set(),
    answers: [],
    knockouts: readKnockouts(text.clean, given, (start) => {
      const at = rangeAt(text, start, start + 1)?.from;
      const clause = at === undefined ? undefined : clauseAt(at);
      return clause && at !== undefined ? lineKindAt(clause, at) : "plain";
    }),
    wordWeights: weighWords(text.tokens, hits),
    tradeCounts: countTrades(dictionary.trades.length, hits),
    postingWords: indexPosting(text.tokens),
    occupation: occupationAsked(text, title, found, model),
    indirectWork: readPostingIndirectWork(
      text,
      [jobTitle, ...listed.flatMap(({ kind, surface }) => (kind === "title" ? [surface] : []))],
      foreign ? [] : listed.map(({ surface }) => surface),
    ),
    searchedWords: searchedWordsOf(listed, model, language),
  };
}

/** The occupation of the separately given title, or else of the title in the text. */
function occupationAsked(
  text: TokenText,
  given: TokenText,
  requirements: readonly Requirement[],
  { occupations }: AtsModel,
): NamedOccupation | null {
  if (!occupations) return null;
  const whole = { from: 0, to: given.tokens.length };
  // The label that a user gives a posting may be an employer's name: Baker Hughes.
  const isName = isNameWithHead(given.tokens);
  const named = isName ? null : namedOccupation(given.tokens, whole, occupations);
  const asked = requirements.find(({ kind }) => kind === "title")?.title;
  if (named || !asked || (given.tokens.length > 0 && !isName)) return named;
  return namedOccupation(text.tokens, asked, occupations);
}

/** Restores the accents that reading removed. */
export function withAccents(
  requirement: Requirement,
  { clean }: TokenText,
  given: string,
): Requirement {
  const { surface, name } = requirement;
  const at = clean.text.replace(/\s/g, " ").indexOf(surface);
  if (at < 0) return requirement;
  const written = given
    .slice(clean.sourceOffsets[at], (clean.sourceOffsets[at + surface.length - 1] ?? 0) + 1)
    .replace(/\s+/g, " ");
  return { ...requirement, surface: written, name: name === surface ? written : name };
}

/** Keeps only the soft skills with the largest weights (MAX_SOFT), which come first. */
function withFewSoft(requirements: Requirement[]): Requirement[] {
  const hard = requirements.filter(({ kind }) => kind === "hard").length;
  const maxSoft = Math.min(MAX_SOFT, Math.max(1, Math.round(hard / HARD_PER_SOFT)));
  let soft = 0;
  return requirements.filter(({ kind }) => kind !== "soft" || ++soft <= maxSoft);
}
