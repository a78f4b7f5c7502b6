/**
 * Reads the requirements of a posting in a language other than English: known names, soft skills,
 * title, degree, years …
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
  isTaken,
  type MentionedRequirement,
  markTaken,
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

/** Maximum number of guessed requirements. */
const MAX_PHRASES = 24;
const PHRASES_PER_LINE = { asking: 3, other: 2 } as const;
const TITLE_WEIGHT = 1.5;
const SOFT_WEIGHT = 0.3;

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
  const clauseAt = (at: number) => clauses.findLast(({ from }) => from <= at);
  const hits = findTerms(text, dictionary);
  const list = emptyList(text);
  addTitle(list, separateTitle, rules);
  addAmounts(list, rules, clauseAt);
  addSoftSkills(list, rules, clauses);
  for (const hit of hits) {
    const clause = clauseAt(hit.from);
    if (!clause || hit.isInner || !isName(text, hit, clause, rules) || isTaken(list, hit)) continue;
    markTaken(list, hit);
    const requirement = requirementFromTerm(text, hit, clause);
    addRequirement(list, hit.form.term.name, { ...requirement, name: requirement.surface }, hit);
  }
  addPhrases(list, clauses, rules);
  return { found: [...list.found.values()], hits, clauses, clauseAt };
}

/** Whether a hit is a name here. A single word must not be an ordinary word of the language. */
function isName(
  { tokens, isOneCase }: TokenText,
  { from, to, isByCapital, form }: Hit,
  clause: Clause,
  rules: LanguageRules,
): boolean {
  if (clause.kind === "padding" || clause.isHeading) return false;
  if (isByCapital && !clause.isRequirement) return false;
  const firstToken = tokens[from] as Token;
  if (to - from > 1) return true;
  if (rules.breaks.has(firstToken.low) || rules.general.has(firstToken.low)) return false;
  return (
    !form.needsContext || isOneCase || (clause.isRequirement && /^\p{Lu}/u.test(firstToken.raw))
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
  if (titleInText) markTaken(list, titleInText);
}

/** Adds the degree and the years of experience. */
function addAmounts(
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
    markTaken(list, range);
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
    markTaken(list, range);
  }
}

function addPhrases(list: RequirementList, clauses: Clause[], rules: LanguageRules): void {
  const { tokens } = list.text;
  let count = 0;
  // In a posting with headings, the text before the first one is about the employer.
  let isAfterHeading = !clauses.some(({ isHeading }) => isHeading);
  for (const clause of clauses) {
    isAfterHeading ||= clause.isHeading;
    if (clause.kind === "padding" || clause.isHeading) continue;
    if (!clause.isItem && !(clause.isRequirement && isAfterHeading)) continue;
    const maxPhrases = clause.isRequirement ? PHRASES_PER_LINE.asking : PHRASES_PER_LINE.other;
    const free = foreignPhrases(tokens, clause, rules, list.taken);
    const asked = free.filter((phrase) => !isCondition(list.text, phrase));
    for (const phrase of asked.slice(0, Math.min(maxPhrases, MAX_PHRASES - count))) {
      addGuess(list, phrase, clause);
      count++;
    }
  }
}

/**
 * Conditions that a resume meets by stating them, such as shifts and travel: they are screening
 * questions, not skills. Phrases about degrees, clearances and licenses remain requirements.
 */
const CONDITIONS = KNOCKOUT_KINDS.filter(({ answer }) => answer === "stated");

function isCondition({ clean, tokens }: TokenText, { from, to }: TokenRange): boolean {
  const low = clean.text.slice(tokens[from]?.start, tokens[to - 1]?.end).toLowerCase();
  return CONDITIONS.some(({ asked }) => asked.some((pattern) => pattern.test(low)));
}

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
