/** Reads all requirements of a posting: tagged spans, further known names, guesses, title, degree and years. */

import type { AtsModel } from "#app/core/ats/model.ts";
import { readGivenTitle, readTitle } from "#app/core/ats/titles/job-title.ts";
import { findTerms, type Hit } from "#app/core/ats/words/find-terms.ts";
import type { Phrase } from "#app/core/ats/words/phrase.ts";
import { isSoftware } from "#app/core/ats/words/terms.ts";
import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import { readAlternatives } from "./alternatives.ts";
import { rangeOfDegree } from "./conditions/degree-range.ts";
import {
  type DegreeAlternative,
  degreeAlternative,
  withDegreeAlternative,
} from "./degree-alternatives.ts";
import { dutyPhrase, partsLeft } from "./duties.ts";
import { asksNothing, isAside } from "./line-kind.ts";
import { isOfTrade, nameChance } from "./name-chance.ts";
import { isPossession } from "./not-a-skill.ts";
import { notAskedIn } from "./not-asked.ts";
import { isOtherPeople } from "./other-people.ts";
import { askedAlone, guessCompany, guessNames, guessPhrases } from "./phrases.ts";
import type { Clause } from "./posting-lines.ts";
import { type Reading, readText } from "./read-text.ts";
import { amountRequirements, hitRequirement, surfaceOf, titleRequirement } from "./requirement.ts";
import {
  add,
  addGuess,
  emptyList,
  isTaken,
  type MentionedRequirement,
  type RequirementList,
  take,
} from "./requirement-list.ts";
import { isGeneral, isSameThing } from "./split-span.ts";

/** The least mean probability, by the tagger, at which a guess counts; cross-validated. */
const GUESS_CHANCE = { bare: 0.003, short: 0.05, other: 0.3 } as const;
/** In words. */
const SHORT_CLAUSE = 6;
/** Tasks that a posting, and one of its lines, add to the list at most. */
const MOST_DUTIES = 12;
const MOST_OF_LINE = 3;
const LONG_WORD = 6;
/** Tasks are added only to shorter lists. */
const ENOUGH = 32;
/** With fewer sure requirements, the tagger could not read the posting: every known name counts. */
const FEW = 3;

/** @param given a title from outside the text; if it names an occupation, it replaces the text's own title */
export function readRequirements(
  text: TokenText,
  given: TokenText,
  model: AtsModel,
  language: string | null,
): { found: MentionedRequirement[] } & Pick<Reading, "hits" | "clauses" | "clauseAt"> {
  const reading = readText(text, language, model);
  const list = emptyList(text);
  for (const clause of reading.clauses) {
    const notAsked = notAskedIn(text.tokens, clause);
    if (notAsked) take(list, notAsked);
  }
  addTitle(list, reading, given, findTerms(given, model.dictionary));
  const instead = addAmounts(list, reading);
  addMarked(list, reading);
  addNames(list, reading);
  addGuesses(list, reading);
  addDuties(list, reading);
  const { hits, clauses, clauseAt } = reading;
  const found = withChoices(list, reading);
  return {
    found: instead ? withDegreeAlternative(found, list, instead) : found,
    hits,
    clauses,
    clauseAt,
  };
}

function addTitle(
  list: RequirementList,
  { names, isEnglish }: Reading,
  given: TokenText,
  namesGiven: Hit[],
): void {
  const { text } = list;
  // In French, `Au sein du service des agents` would be read as a title.
  const title = isEnglish ? readTitle(text.tokens, names) : null;
  const givenTitle = readGivenTitle(given.tokens, namesGiven);
  const named = givenTitle ?? title;
  if (named) {
    const requirement = titleRequirement(named === title ? text : given, named);
    // The title's place in the text is shown even if the requirement is the separately given title.
    const places = title ? [title] : [];
    add(list, `title ${named.words.join(" ")}`, { ...requirement, places });
  }
  if (title) take(list, title);
}

/** Adds degree and years, and what is accepted instead of the degree. */
function addAmounts(
  list: RequirementList,
  { clauseAt, names, tags, pieces }: Reading,
): DegreeAlternative | null {
  const { text } = list;
  let instead: DegreeAlternative | null = null;
  for (const { requirement, range } of amountRequirements(text, clauseAt)) {
    if (range && isTaken(list, range)) continue;
    const isDegree = requirement.kind === "education" && range !== null;
    const wider = isDegree ? rangeOfDegree(text.tokens, range, tags.spans, pieces) : range;
    add(
      list,
      requirement.name,
      isDegree && wider
        ? { ...requirement, surface: surfaceOf(text, wider), places: [wider] }
        : requirement,
    );
    if (!wider) continue;
    if (isDegree) {
      const end = clauseAt(wider.from)?.to ?? wider.to;
      instead = degreeAlternative(text.tokens, wider, end);
    }
    // The field of study stays a requirement of its own.
    const isName = (at: number) => isDegree && names.some(({ from, to }) => from <= at && at < to);
    for (let at = wider.from; at < wider.to; at++)
      if (!isName(at)) take(list, { from: at, to: at + 1 });
  }
  return instead;
}

/** Adds the tagger's spans, under a known name if they have one. */
function addMarked(list: RequirementList, { clauseAt, namesIn, pieces }: Reading): void {
  const { text } = list;
  for (const piece of pieces) {
    const clause = clauseAt(piece.from);
    if (
      !clause ||
      asksNothing(clause.kind) ||
      isCovered(list, piece) ||
      isGeneral(text.tokens, piece)
    )
      continue;
    const hit = namesIn(piece).find((each) => isSameThing(text.tokens, each, piece));
    if (hit && isOtherPeople(text.tokens, hit)) continue;
    if (isOffered(clause, hit)) continue;
    if (!hit) addGuess(list, piece, clause);
    else {
      take(list, piece);
      add(list, hit.form.term.name, hitRequirement(text, hit, clause), piece);
    }
  }
}

/** Adds known names that the tagger left out. */
function addNames(list: RequirementList, { clauseAt, names, tags, own }: Reading): void {
  const { text, taken } = list;
  const { tokens } = text;
  const isFew = list.found.size < FEW;
  for (const hit of names) {
    const clause = clauseAt(hit.from);
    if (!clause || clause.isHeading || asksNothing(clause.kind)) continue;
    if (isCovered(list, hit)) continue;
    if (isOtherPeople(tokens, hit) || isOffered(clause, hit)) continue;
    // In `reliable transportation`, `reliable` is not a trait.
    if (isPossession(tokens, { from: hit.from, to: hit.to + 1 })) continue;
    const isWork = !isAside(clause.kind) && isOfTrade(hit, own);
    if (!isWork && !isWorthNaming(tokens, hit, clause)) continue;
    const isSure =
      (isFew && !hit.byCapital) ||
      ((isWork || isListed(tokens, hit, clause)) && isWholeLine(tokens, hit, clause)) ||
      isNextToTaken(tokens, hit, clause, taken) ||
      meanOf(tags.chance, hit) >= nameChance(tokens, hit, clause, own);
    if (hit.form.term.kind !== "soft" && !isSure) continue;
    take(list, hit);
    add(list, hit.form.term.name, hitRequirement(text, hit, clause), hit);
  }
}

/** Adds guesses: things without a known name in phrases that ask. */
function addGuesses(list: RequirementList, { clauses, tags }: Reading): void {
  const { tokens, isOneCase } = list.text;
  for (const clause of clauses) {
    if (isAside(clause.kind) || clause.isHeading) continue;
    const only = askedAlone(tokens, clause);
    if (only && !isCovered(list, only)) addGuess(list, only, clause);
    const guesses = [
      ...guessPhrases(tokens, clause),
      ...guessNames(tokens, clause, isOneCase),
      ...guessCompany(tokens, clause, list.taken),
    ];
    const length = clause.to - clause.from <= SHORT_CLAUSE ? "short" : "other";
    const needed =
      clause.isBareItem && length === "short" ? GUESS_CHANCE.bare : GUESS_CHANCE[length];
    for (const phrase of guesses) {
      if (!isCovered(list, phrase) && meanOf(tags.chance, phrase) >= needed)
        addGuess(list, phrase, clause);
    }
  }
}

/** Adds the task of each line about the work of which nothing is listed yet. */
function addDuties(list: RequirementList, { clauses }: Reading): void {
  const { tokens } = list.text;
  let count = 0;
  for (const clause of clauses) {
    if (count === MOST_DUTIES || list.found.size >= ENOUGH) return;
    if (isAside(clause.kind) || clause.isHeading || !clause.isItem) continue;
    const duty = isTaken(list, clause) ? null : dutyPhrase(tokens, clause);
    if (duty) take(list, duty);
    const others = partsLeft(tokens, clause, list.taken, !clause.isProse);
    if (duty) list.taken.fill(0, duty.from, duty.to);
    const parts = (duty ? [duty] : []).concat(others).slice(0, MOST_OF_LINE);
    for (const part of parts.slice(0, MOST_DUTIES - count)) {
      if (isCovered(list, part)) continue;
      addGuess(list, part, clause);
      count++;
    }
  }
}

/** In a posting without line breaks, software may be named in a clause that looks like an offer. */
const isOffered = ({ kind }: Clause, hit?: Hit) =>
  kind === "perk" && !(hit && isSoftware(hit.form.term));

/** Adds names that were left out but are alternatives of listed ones. */
function withChoices(list: RequirementList, { names, clauseAt }: Reading): MentionedRequirement[] {
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
    return choice ? { ...requirement, choice: new Set([...choice].map(nameOf)) } : requirement;
  });
}

/** Whether a phrase is already part of a requirement, or only says what kind of thing other names are. */
const isCovered = (list: RequirementList, phrase: Phrase) =>
  isTaken(list, phrase) || isKindOfOthers(list.text.tokens, phrase);

/** Whether a list item next to the name is already a requirement: `Spanish/English`, of which the tagger marked one. */
function isNextToTaken(
  tokens: Token[],
  { from, to, byCapital }: Hit,
  clause: Clause,
  taken: Uint8Array,
): boolean {
  if (!clause.isRequirement || byCapital) return false;
  const isJoint = (at: number) => /^(?:and|or)$/.test(tokens[at]?.low ?? "");
  const next = isJoint(to) ? to + 1 : (tokens[to]?.gap ?? 0) === GAP.list ? to : -1;
  const isListed = (tokens[from]?.gap ?? 0) === GAP.list;
  const last = isJoint(from - 1) ? from - 2 : isListed ? from - 1 : -1;
  return (
    (next >= clause.from && next < clause.to && taken[next] === 1) ||
    (last >= clause.from && taken[last] === 1)
  );
}

/** `- Wound care`, `- Wound care skills`: a line that asks for one thing, which has a name, and says nothing else. */
const isWholeLine = (tokens: Token[], hit: Hit, clause: Clause) =>
  clause.isRequirement && isSameThing(tokens, hit, clause) && hit.form.term.kind === "hard";

/** A capitalized name in an item that has nothing else. */
const isListed = (tokens: Token[], { from, form, byCapital }: Hit, { isProse }: Clause) =>
  !isProse && !byCapital && form.term.trade >= 0 && tokens[from]?.raw !== tokens[from]?.low;

function meanOf(chance: Float32Array, { from, to }: Phrase): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += chance[i] as number;
  return sum / (to - from);
}

/** `Epic or another clinical information system`: the phrase says what kind of thing the names before it are. */
function isKindOfOthers(tokens: Token[], { from }: Phrase): boolean {
  for (let at = from; at > Math.max(1, from - 3); at--) {
    if ((tokens[at] as Token).gap >= GAP.list) return false;
    if (tokens[at - 1]?.low === "another") return tokens[at - 2]?.low === "or";
  }
  return false;
}

/** Soft skills and ordinary words count only in a line that asks for something, not in text about the company. */
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
