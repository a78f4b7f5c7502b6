/**
 * Reads the requirements of an English posting step by step: what is not required, title, degree and
 * years, the spans of the tagger (the trained model of tagger.ts), known names of the dictionary,
 * guesses, tasks. Each step claims the words it has used, and the next ones skip them.
 */

import type { AtsModel } from "#app/core/ats/model.ts";
import { readSeparateTitle, readTitle } from "#app/core/ats/titles/job-title.ts";
import { findTerms, type Hit } from "#app/core/ats/words/find-terms.ts";
import type { TokenText } from "#app/core/ats/words/tokens.ts";
import { readAlternatives } from "./alternatives.ts";
import { analyzePosting, type PostingAnalysis } from "./analyze-posting.ts";
import { rangeOfDegree } from "./conditions/degree-range.ts";
import {
  type DegreeAlternative,
  degreeAlternative,
  withDegreeAlternative,
} from "./degree-alternatives.ts";
import { dutyPhrase, remainingParts } from "./duties.ts";
import { employerLine } from "./employer-line.ts";
import {
  guessListItems,
  guessNames,
  guessPhrases,
  singleWordAskedFor,
} from "./guess-requirements.ts";
import { addKnownNames } from "./known-names.ts";
import { addLicenses } from "./licenses.ts";
import { asksNothing, isAside } from "./line-kind.ts";
import { findNotRequired } from "./not-required.ts";
import { isOtherPeople } from "./other-people.ts";
import {
  degreeAndYearsRequirements,
  requirementFromTerm,
  requirementFromTitle,
  surfaceOf,
} from "./requirement.ts";
import { isAlreadyListed, isInPerk, meanRequirementProbability } from "./requirement-filters.ts";
import {
  addGuess,
  addRequirement,
  emptyList,
  isClaimed,
  type MentionedRequirement,
  markClaimed,
  type RequirementList,
} from "./requirement-list.ts";
import { isGeneral, isSameThing } from "./split-span.ts";

/**
 * Minimum mean probability, by the tagger, of a guess in a short clause, in another one, and in a
 * short item of a list without a heading (`bare`).
 */
const MIN_GUESS_PROBABILITY = { bare: 0.003, short: 0.05, other: 0.3 } as const;
/** Maximum length of a short clause, in words. */
const SHORT_CLAUSE = 6;
/** Maximum number of tasks that a posting, and one of its lines, add to the list. */
const MAX_DUTIES = 12;
const MAX_DUTIES_OF_LINE = 3;
/** Tasks are added only to lists with fewer requirements. */
const ENOUGH_REQUIREMENTS = 32;

/**
 * @param given a title from outside the text; if it names an occupation, it replaces the text's
 * @param language of the posting; null if unknown, which counts as English
 */
export function readRequirements(
  text: TokenText,
  given: TokenText,
  model: AtsModel,
  language: string | null,
): { found: MentionedRequirement[] } & Pick<PostingAnalysis, "hits" | "clauses" | "clauseAt"> {
  const reading = analyzePosting(text, language, model);
  const list = emptyList(text);
  for (const clause of reading.clauses) {
    const notAsked = findNotRequired(text.tokens, clause);
    if (notAsked) markClaimed(list, notAsked);
  }
  addTitle(list, reading, given, findTerms(given, model.dictionary));
  const employer = employerLine(text);
  if (employer) markClaimed(list, employer);
  const alternative = addDegreeAndYears(list, reading);
  addLicenses(list, reading, model.dictionary);
  addTaggedSpans(list, reading);
  addKnownNames(list, reading);
  addGuesses(list, reading);
  addDuties(list, reading);
  const { hits, clauses, clauseAt } = reading;
  const found = withoutAbbreviations(withAlternatives(list, reading));
  return {
    found: alternative ? withDegreeAlternative(found, list, alternative) : found,
    hits,
    clauses,
    clauseAt,
  };
}

function addTitle(
  list: RequirementList,
  { names, isEnglish }: PostingAnalysis,
  given: TokenText,
  namesGiven: Hit[],
): void {
  const { text } = list;
  // English rules would find a title in the French `Au sein du service des agents`.
  const title = isEnglish ? readTitle(text.tokens, names) : null;
  const givenTitle = readSeparateTitle(given.tokens, namesGiven);
  const named = givenTitle ?? title;
  if (named) {
    const requirement = requirementFromTitle(named === title ? text : given, named);
    // The title in the text is highlighted even if the separately given title is the requirement.
    const places = title ? [title] : [];
    addRequirement(list, `title ${named.words.join(" ")}`, { ...requirement, places });
  }
  if (title) markClaimed(list, title);
}

/** Adds degree and years, and what is accepted instead of the degree. */
function addDegreeAndYears(
  list: RequirementList,
  { clauseAt, names, tags, pieces, isEnglish }: PostingAnalysis,
): DegreeAlternative | null {
  const { text } = list;
  let alternative: DegreeAlternative | null = null;
  for (const { requirement, range } of degreeAndYearsRequirements(text, clauseAt, isEnglish)) {
    if (range && isClaimed(list, range)) continue;
    const isDegree = requirement.kind === "education" && range !== null;
    let wider = isDegree ? rangeOfDegree(text.tokens, range, tags.spans, pieces) : range;
    if (isDegree && wider) {
      const end = clauseAt(wider.from)?.to ?? wider.to;
      alternative = degreeAlternative(text.tokens, wider, end);
      // `Degree OR 5 years in sales`: the years are no part of the degree.
      if (alternative?.years)
        wider = { from: wider.from, to: Math.min(wider.to, alternative.degree.to) };
    }
    addRequirement(
      list,
      requirement.name,
      isDegree && wider
        ? { ...requirement, surface: surfaceOf(text, wider), places: [wider] }
        : requirement,
    );
    if (!wider) continue;
    // The field of study stays a requirement of its own.
    const isName = (index: number) =>
      isDegree && names.some(({ from, to }) => from <= index && index < to);
    for (let at = wider.from; at < wider.to; at++)
      if (!isName(at)) markClaimed(list, { from: at, to: at + 1 });
  }
  return alternative;
}

/**
 * Adds the tagger's spans, under a known name if they have one. In most asides they count, with less
 * weight; guesses and tasks never do.
 */
function addTaggedSpans(
  list: RequirementList,
  { clauseAt, namesIn, pieces }: PostingAnalysis,
): void {
  const { text } = list;
  for (const piece of pieces) {
    const clause = clauseAt(piece.from);
    if (
      !clause ||
      asksNothing(clause.kind) ||
      isAlreadyListed(list, piece) ||
      isGeneral(text.tokens, piece)
    )
      continue;
    const hit = namesIn(piece).find((each) => isSameThing(text.tokens, each, piece));
    if (hit && isOtherPeople(text.tokens, hit)) continue;
    if (isInPerk(clause, hit)) continue;
    // The value of a label, `Company: Saltmarsh Foods`, is a skill only if its name is known.
    if (!hit && clause.kind !== "label") addGuess(list, piece, clause);
    if (hit) {
      markClaimed(list, piece);
      addRequirement(list, hit.form.term.name, requirementFromTerm(text, hit, clause), piece);
    }
  }
}

/** Adds guesses: phrases without a known name, in wordings that ask for something. */
function addGuesses(list: RequirementList, { clauses, tags }: PostingAnalysis): void {
  const { tokens, isAllSameCase } = list.text;
  for (const clause of clauses) {
    if (isAside(clause.kind) || clause.isHeading) continue;
    // Needs no minimum probability, because the wording asks for it.
    const only = singleWordAskedFor(tokens, clause);
    if (only && !isAlreadyListed(list, only)) addGuess(list, only, clause);
    const guesses = [
      ...guessPhrases(tokens, clause),
      ...guessNames(tokens, clause, isAllSameCase),
      ...guessListItems(tokens, clause, list.claimed),
    ];
    const length = clause.to - clause.from <= SHORT_CLAUSE ? "short" : "other";
    const needed =
      clause.isBareItem && length === "short"
        ? MIN_GUESS_PROBABILITY.bare
        : MIN_GUESS_PROBABILITY[length];
    for (const phrase of guesses) {
      if (
        !isAlreadyListed(list, phrase) &&
        meanRequirementProbability(tags.probability, phrase) >= needed
      )
        addGuess(list, phrase, clause);
    }
  }
}

/** Adds the tasks of lines about the work, as far as they are not part of a requirement yet. */
function addDuties(list: RequirementList, { clauses }: PostingAnalysis): void {
  const { tokens } = list.text;
  let count = 0;
  for (const clause of clauses) {
    if (count === MAX_DUTIES || list.found.size >= ENOUGH_REQUIREMENTS) return;
    if (isAside(clause.kind) || clause.isHeading || !clause.isItem) continue;
    const duty = isClaimed(list, clause) ? null : dutyPhrase(tokens, clause);
    if (duty) markClaimed(list, duty);
    const others = remainingParts(tokens, clause, list.claimed, !clause.isProse);
    if (duty) list.claimed.fill(0, duty.from, duty.to); // Free again, to be added below.
    const parts = (duty ? [duty] : []).concat(others).slice(0, MAX_DUTIES_OF_LINE);
    for (const part of parts.slice(0, MAX_DUTIES - count)) {
      if (isAlreadyListed(list, part)) continue;
      addGuess(list, part, clause);
      count++;
    }
  }
}

/** Sets the alternatives of requirements, including names that are not listed themselves. */
function withAlternatives(
  list: RequirementList,
  { names, clauseAt }: PostingAnalysis,
): MentionedRequirement[] {
  const { text, found, mentions } = list;
  const leftOut = names.filter((name) => !isClaimed(list, name));
  const places = [
    ...mentions,
    ...leftOut.map(({ from, to, form }) => ({ from, to, key: form.term.name })),
  ].sort((a, b) => a.from - b.from);
  const choices = readAlternatives(text, places, clauseAt);
  const nameOf = (key: string) => found.get(key)?.name ?? key;
  return Array.from(found, ([key, requirement]) => {
    const choice = choices.get(key);
    return choice
      ? { ...requirement, alternatives: new Set([...choice].map(nameOf)) }
      : requirement;
  });
}

/** Without guesses that only repeat the abbreviation of another: RD of `Registered Dietitian (RD)`. */
function withoutAbbreviations(found: MentionedRequirement[]): MentionedRequirement[] {
  const short = new Set(found.flatMap(({ abbreviation }) => abbreviation ?? []));
  return found.filter(
    ({ term, kind, words }) =>
      term !== null || kind !== "hard" || words.length > 1 || !short.has(words[0] ?? ""),
  );
}
