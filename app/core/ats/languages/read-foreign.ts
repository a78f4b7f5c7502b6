/**
 * Reads the requirements of a posting in a language other than English: known skills and tools, soft
 * skills, title, degree, years, and guessed phrases.
 */

import type { AtsModel } from "#app/core/ats/model.ts";
import { KNOCKOUT_KINDS } from "#app/core/ats/posting/conditions/knockout-words.ts";
import { type Clause, lineKindAt } from "#app/core/ats/posting/posting-lines.ts";
import {
  degreeAndYearsRequirements,
  type Requirement,
  requirementFromTerm,
} from "#app/core/ats/posting/requirement.ts";
import {
  addGuess,
  addRequirement,
  emptyList,
  isClaimed,
  type MentionedRequirement,
  markClaimed,
  type RequirementList,
} from "#app/core/ats/posting/requirement-list.ts";
import { findTerms, type Hit } from "#app/core/ats/words/find-terms.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { rangeAt, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import { foreignClauses } from "./foreign-clauses.ts";
import { foreignPhrases } from "./foreign-phrases.ts";
import { foreignTitle } from "./foreign-title.ts";
import type { LanguageRules } from "./language-rules.ts";
import { inEnglish } from "./rules.ts";

/** Maximum number of phrases, which are guessed requirements that the dictionary does not have. */
const MAX_PHRASES = 24;
/** The same for one clause: one that asks for something, and any other. */
const PHRASES_PER_CLAUSE = { requirement: 3, other: 2 } as const;
/** As in English (KIND_WEIGHT in requirement.ts); other requirements weigh 1. */
const TITLE_WEIGHT = 1.5;
const SOFT_WEIGHT = 0.3;

/** @param separateTitle a title from outside the text, used if the text's first line is none */
export function readForeignRequirements(
  text: TokenText,
  separateTitle: TokenText,
  { dictionary }: AtsModel,
  rules: LanguageRules,
): {
  found: MentionedRequirement[];
  hits: Hit[];
  clauses: Clause[];
  clauseAt(at: number): Clause | undefined;
} {
  const clauses = foreignClauses(text, rules);
  const clauseAt = (index: number) => clauses.findLast(({ from }) => from <= index);
  const hits = findTerms(text, dictionary);
  const list = emptyList(text);
  addTitle(list, separateTitle, rules);
  addDegreeAndYears(list, rules, clauseAt);
  addSoftSkills(list, rules, clauses);
  for (const hit of hits) {
    const clause = clauseAt(hit.from);
    if (
      !clause ||
      hit.isInsideLongerHit ||
      !namesTerm(text, hit, clause, rules) ||
      isClaimed(list, hit)
    )
      continue;
    markClaimed(list, hit);
    const requirement = requirementFromTerm(text, hit, clause);
    // Shown in the posting's wording, but keyed by the term, so that two wordings of it count as one.
    addRequirement(list, hit.form.term.name, { ...requirement, name: requirement.surface }, hit);
  }
  addPhrases(list, clauses, rules);
  return { found: [...list.found.values()], hits, clauses, clauseAt };
}

/** Whether a hit names a skill or tool at this place, rather than being an ordinary word. */
function namesTerm(
  { tokens, isAllSameCase }: TokenText,
  { from, to, isFoundByCapital, form }: Hit,
  clause: Clause,
  rules: LanguageRules,
): boolean {
  // Padding is text about benefits, the employer or how to apply.
  if (clause.kind === "padding" || clause.isHeading) return false;
  // A capital alone is weak evidence.
  if (isFoundByCapital && !clause.isRequirement) return false;
  const firstToken = tokens[from] as Token;
  // Terms of several words are not ordinary words.
  if (to - from > 1) return true;
  if (rules.phraseBreakers.has(firstToken.low) || rules.ordinaryWords.has(firstToken.low))
    return false;
  // Terms that are also words need a capital in a line that asks, unless capitals mean nothing here.
  return (
    !form.needsContext || isAllSameCase || (clause.isRequirement && /^\p{Lu}/u.test(firstToken.raw))
  );
}

function addTitle(list: RequirementList, separateTitle: TokenText, rules: LanguageRules): void {
  const titleInText = foreignTitle(list.text, rules);
  const [text, range] = titleInText
    ? [list.text, titleInText]
    : [separateTitle, separateTitle.tokens.length > 0 ? foreignTitle(separateTitle, rules) : null];
  if (!range) return;
  const places = titleInText ? [titleInText] : [];
  addRequirement(
    list,
    "title",
    plainRequirement(text, range, { kind: "title", weight: TITLE_WEIGHT, places }),
  );
  if (titleInText) markClaimed(list, titleInText);
}

function addDegreeAndYears(
  list: RequirementList,
  rules: LanguageRules,
  clauseAt: (at: number) => Clause | undefined,
): void {
  const { text } = list;
  // Degrees, years and dates as English words at the same offsets, so ranges are valid in `text`.
  const english = { ...text, clean: { ...text.clean, text: inEnglish(text.clean.text, rules) } };
  for (const { requirement, range } of degreeAndYearsRequirements(english, clauseAt)) {
    if (!range) continue;
    const { surface } = plainRequirement(text, range, {});
    const name = requirement.kind === "education" ? surface : requirement.name;
    addRequirement(list, requirement.name, { ...requirement, name, surface });
    markClaimed(list, range);
  }
}

function addSoftSkills(list: RequirementList, rules: LanguageRules, clauses: Clause[]): void {
  const { text } = list;
  const low = text.clean.text.toLowerCase();
  for (const [pattern, name] of rules.softSkills) {
    const found = pattern.exec(low);
    const range = found && rangeAt(text, found.index, found.index + found[0].length);
    const clause = range && clauses.findLast(({ from }) => from <= range.from);
    if (!range || !clause || clause.kind === "padding" || !clause.isRequirement) continue;
    const requirement = plainRequirement(text, range, { kind: "soft", weight: SOFT_WEIGHT });
    addRequirement(
      list,
      name,
      { ...requirement, name, line: lineKindAt(clause, range.from) },
      range,
    );
    markClaimed(list, range);
  }
}

/** Adds guessed phrases of list items and of clauses that ask for something. */
function addPhrases(list: RequirementList, clauses: Clause[], rules: LanguageRules): void {
  const { tokens } = list.text;
  let count = 0;
  // In a posting with headings, the text before the first one is about the employer.
  let isAfterHeading = !clauses.some(({ isHeading }) => isHeading);
  for (const clause of clauses) {
    isAfterHeading ||= clause.isHeading;
    if (clause.kind === "padding" || clause.isHeading) continue;
    if (!clause.isItem && !(clause.isRequirement && isAfterHeading)) continue;
    const maxPhrases = clause.isRequirement
      ? PHRASES_PER_CLAUSE.requirement
      : PHRASES_PER_CLAUSE.other;
    const unclaimed = foreignPhrases(tokens, clause, rules, list.claimed);
    const withoutConditions = unclaimed.filter((phrase) => !isCondition(list.text, phrase));
    for (const phrase of withoutConditions.slice(0, Math.min(maxPhrases, MAX_PHRASES - count))) {
      addGuess(list, phrase, clause);
      count++;
    }
  }
}

/**
 * Conditions that a resume meets by stating them (the answer "stated"), such as shifts and travel:
 * they are screening questions, not skills. Phrases about degrees, clearances and licenses remain
 * requirements.
 */
const CONDITIONS = KNOCKOUT_KINDS.filter(({ answer }) => answer === "stated");

function isCondition({ clean, tokens }: TokenText, { from, to }: TokenRange): boolean {
  const low = clean.text.slice(tokens[from]?.start, tokens[to - 1]?.end).toLowerCase();
  return CONDITIONS.some(({ asked }) => asked.some((pattern) => pattern.test(low)));
}

/** A hard skill of weight 1 with the words of a token range, changed by `rest`. */
function plainRequirement(
  text: TokenText,
  { from, to }: TokenRange,
  rest: Partial<Requirement>,
): Requirement {
  const words = text.tokens.slice(from, to);
  const surface = text.clean.text
    .slice((words[0] as Token).start, (words.at(-1) as Token).end)
    .replace(/\s+/g, " ");
  return {
    name: surface,
    surface,
    kind: "hard",
    line: "plain",
    weight: 1,
    words: words.map(({ fold }) => fold),
    term: null,
    alternatives: null,
    title: null,
    isAlsoWord: false,
    amount: 0,
    places: [{ from, to }],
    ...rest,
  };
}
