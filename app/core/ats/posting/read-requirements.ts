/**
 * Reads a posting's requirements step by step: title, degree and years, the tagger's spans, known
 * names, guesses, tasks. Words that one step has used are skipped by the next ones.
 */

import type { AtsModel } from "#app/core/ats/model.ts";
import { readSeparateTitle, readTitle } from "#app/core/ats/titles/job-title.ts";
import { findTerms, type Hit } from "#app/core/ats/words/find-terms.ts";
import { isSoftware } from "#app/core/ats/words/terms.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import { readAlternatives } from "./alternatives.ts";
import { analyzePosting, type PostingAnalysis } from "./analyze-posting.ts";
import { rangeOfDegree } from "./conditions/degree-range.ts";
import {
  type DegreeAlternative,
  degreeAlternative,
  withDegreeAlternative,
} from "./degree-alternatives.ts";
import { dutyPhrase, remainingParts } from "./duties.ts";
import {
  guessListItems,
  guessNames,
  guessPhrases,
  singleWordAskedFor,
} from "./guess-requirements.ts";
import { asksNothing, isAside } from "./line-kind.ts";
import { isOfPostingsTrade, minNameProbability } from "./name-probability.ts";
import { isPossession } from "./not-a-skill.ts";
import { findNotRequired } from "./not-required.ts";
import { isOtherPeople } from "./other-people.ts";
import type { Clause } from "./posting-lines.ts";
import {
  degreeAndYearsRequirements,
  requirementFromTerm,
  requirementFromTitle,
  surfaceOf,
} from "./requirement.ts";
import {
  addGuess,
  addRequirement,
  emptyList,
  isTaken,
  type MentionedRequirement,
  markTaken,
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
/** In letters; shorter words are taken for ordinary ones. */
const LONG_WORD = 6;
/** Tasks are added only to lists with fewer requirements. */
const ENOUGH_REQUIREMENTS = 32;
/** If the tagger marked fewer, it could not read the posting, so every known name counts. */
const MIN_MARKED = 3;

/** @param given a title from outside the text; if it names an occupation, it replaces the text's */
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
    if (notAsked) markTaken(list, notAsked);
  }
  addTitle(list, reading, given, findTerms(given, model.dictionary));
  const alternative = addAmounts(list, reading);
  addTaggedSpans(list, reading);
  addKnownNames(list, reading);
  addGuesses(list, reading);
  addDuties(list, reading);
  const { hits, clauses, clauseAt } = reading;
  const found = withAlternatives(list, reading);
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
  if (title) markTaken(list, title);
}

/** Adds degree and years, and what is accepted instead of the degree. */
function addAmounts(
  list: RequirementList,
  { clauseAt, names, tags, pieces }: PostingAnalysis,
): DegreeAlternative | null {
  const { text } = list;
  let alternative: DegreeAlternative | null = null;
  for (const { requirement, range } of degreeAndYearsRequirements(text, clauseAt)) {
    if (range && isTaken(list, range)) continue;
    const isDegree = requirement.kind === "education" && range !== null;
    const wider = isDegree ? rangeOfDegree(text.tokens, range, tags.spans, pieces) : range;
    addRequirement(
      list,
      requirement.name,
      isDegree && wider
        ? { ...requirement, surface: surfaceOf(text, wider), places: [wider] }
        : requirement,
    );
    if (!wider) continue;
    if (isDegree) {
      const end = clauseAt(wider.from)?.to ?? wider.to;
      alternative = degreeAlternative(text.tokens, wider, end);
    }
    // The field of study stays a requirement of its own.
    const isName = (at: number) => isDegree && names.some(({ from, to }) => from <= at && at < to);
    for (let at = wider.from; at < wider.to; at++)
      if (!isName(at)) markTaken(list, { from: at, to: at + 1 });
  }
  return alternative;
}

/** Adds the tagger's spans, under a known name if they have one. */
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
    if (isOffered(clause, hit)) continue;
    if (!hit) addGuess(list, piece, clause);
    else {
      markTaken(list, piece);
      addRequirement(list, hit.form.term.name, requirementFromTerm(text, hit, clause), piece);
    }
  }
}

/** Adds known names that the tagger left out. */
function addKnownNames(
  list: RequirementList,
  { clauseAt, names, tags, postingTrade }: PostingAnalysis,
): void {
  const { text, taken } = list;
  const { tokens } = text;
  const isTaggerUnsure = list.found.size < MIN_MARKED;
  for (const hit of names) {
    const clause = clauseAt(hit.from);
    if (!clause || clause.isHeading || asksNothing(clause.kind)) continue;
    if (isAlreadyListed(list, hit)) continue;
    if (isOtherPeople(tokens, hit) || isOffered(clause, hit)) continue;
    // In `reliable transportation`, `reliable` is not a trait.
    if (isPossession(tokens, { from: hit.from, to: hit.to + 1 })) continue;
    const isWork = !isAside(clause.kind) && isOfPostingsTrade(hit, postingTrade);
    if (!isWork && !isWorthNaming(tokens, hit, clause)) continue;
    const isSure =
      (isTaggerUnsure && !hit.isByCapital) ||
      ((isWork || isListedName(tokens, hit, clause)) && isWholeLine(tokens, hit, clause)) ||
      isBesideRequirement(tokens, hit, clause, taken) ||
      meanOf(tags.probability, hit) >= minNameProbability(tokens, hit, clause, postingTrade);
    if (hit.form.term.kind !== "soft" && !isSure) continue;
    markTaken(list, hit);
    addRequirement(list, hit.form.term.name, requirementFromTerm(text, hit, clause), hit);
  }
}

/** Adds guesses: phrases without a known name, in wordings that ask for something. */
function addGuesses(list: RequirementList, { clauses, tags }: PostingAnalysis): void {
  const { tokens, isOneCase } = list.text;
  for (const clause of clauses) {
    if (isAside(clause.kind) || clause.isHeading) continue;
    const only = singleWordAskedFor(tokens, clause);
    if (only && !isAlreadyListed(list, only)) addGuess(list, only, clause);
    const guesses = [
      ...guessPhrases(tokens, clause),
      ...guessNames(tokens, clause, isOneCase),
      ...guessListItems(tokens, clause, list.taken),
    ];
    const length = clause.to - clause.from <= SHORT_CLAUSE ? "short" : "other";
    const needed =
      clause.isBareItem && length === "short"
        ? MIN_GUESS_PROBABILITY.bare
        : MIN_GUESS_PROBABILITY[length];
    for (const phrase of guesses) {
      if (!isAlreadyListed(list, phrase) && meanOf(tags.probability, phrase) >= needed)
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
    const duty = isTaken(list, clause) ? null : dutyPhrase(tokens, clause);
    if (duty) markTaken(list, duty);
    const others = remainingParts(tokens, clause, list.taken, !clause.isProse);
    if (duty) list.taken.fill(0, duty.from, duty.to); // Free again, to be added below.
    const parts = (duty ? [duty] : []).concat(others).slice(0, MAX_DUTIES_OF_LINE);
    for (const part of parts.slice(0, MAX_DUTIES - count)) {
      if (isAlreadyListed(list, part)) continue;
      addGuess(list, part, clause);
      count++;
    }
  }
}

/** Whether a name is in an offer. Without line breaks, software may be in what looks like one. */
const isOffered = ({ kind }: Clause, hit?: Hit) =>
  kind === "perk" && !(hit && isSoftware(hit.form.term));

/** Sets the alternatives of requirements, including names that are not listed themselves. */
function withAlternatives(
  list: RequirementList,
  { names, clauseAt }: PostingAnalysis,
): MentionedRequirement[] {
  const { text, found, mentions } = list;
  const leftOut = names.filter((name) => !isTaken(list, name));
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

/** Whether a phrase is part of a listed requirement, or only says of what kind such names are. */
const isAlreadyListed = (list: RequirementList, phrase: TokenRange) =>
  isTaken(list, phrase) || isKindOfOthers(list.text.tokens, phrase);

/** Whether a list item next to the name is a requirement: `Spanish/English`, only one marked. */
function isBesideRequirement(
  tokens: Token[],
  { from, to, isByCapital }: Hit,
  clause: Clause,
  taken: Uint8Array,
): boolean {
  if (!clause.isRequirement || isByCapital) return false;
  const isJoint = (at: number) => /^(?:and|or)$/.test(tokens[at]?.low ?? "");
  const next = isJoint(to) ? to + 1 : (tokens[to]?.gap ?? 0) === GAP.list ? to : -1;
  const isListed = (tokens[from]?.gap ?? 0) === GAP.list;
  const last = isJoint(from - 1) ? from - 2 : isListed ? from - 1 : -1;
  return (
    (next >= clause.from && next < clause.to && taken[next] === 1) ||
    (last >= clause.from && taken[last] === 1)
  );
}

/** Whether a line that asks for something is only the name: `Wound care`, `Wound care skills`. */
const isWholeLine = (tokens: Token[], hit: Hit, clause: Clause) =>
  clause.isRequirement && isSameThing(tokens, hit, clause) && hit.form.term.kind === "hard";

/** Whether it is a capitalized name in an item of a list. */
const isListedName = (tokens: Token[], { from, form, isByCapital }: Hit, { isProse }: Clause) =>
  !isProse && !isByCapital && form.term.trade >= 0 && tokens[from]?.raw !== tokens[from]?.low;

function meanOf(probability: Float32Array, { from, to }: TokenRange): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += probability[i] as number;
  return sum / (to - from);
}

/** Whether a phrase gives the kind of names before it: `Epic or another information system`. */
function isKindOfOthers(tokens: Token[], { from }: TokenRange): boolean {
  for (let at = from; at > Math.max(1, from - 3); at--) {
    if ((tokens[at] as Token).gap >= GAP.list) return false;
    if (tokens[at - 1]?.low === "another") return tokens[at - 2]?.low === "or";
  }
  return false;
}

/** Soft skills and ordinary words count only in a line that asks for something. */
function isWorthNaming(tokens: Token[], hit: Hit, clause: Clause): boolean {
  const isAsked = clause.isRequirement;
  if (isAside(clause.kind)) return hit.form.term.kind === "hard" && isAsked;
  const { kind, trade } = hit.form.term;
  if (kind === "soft" || (kind === "hard" && trade < 0)) return isAsked;
  const only = hit.to - hit.from === 1 ? (tokens[hit.from] as Token) : null;
  // WordNet lists ordinary words; `microservices`, for example, is not in it.
  const isOrdinary =
    only !== null &&
    only.raw === only.low &&
    /^[a-z]+$/.test(only.low) &&
    (only.word.sense > 0 || only.low.length < LONG_WORD);
  return isAsked || !isOrdinary;
}
