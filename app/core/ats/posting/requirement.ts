/**
 * One requirement of a posting, made from a known name, a guess, the job title, or a degree or
 * number of years.
 */

import type { KeywordKind } from "#app/core/ats/report.ts";
import type { Title } from "#app/core/ats/titles/job-title.ts";
import { abbreviationAfter } from "#app/core/ats/words/acronyms.ts";
import type { Term } from "#app/core/ats/words/dictionary.ts";
import type { Hit } from "#app/core/ats/words/find-terms.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { rangeAt, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import { FUNCTION_WORDS, LEADING_WORDS, TRAILING_WORDS } from "#app/core/ats/words/word-classes.ts";
import { fieldsAsked } from "./conditions/degree-fields.ts";
import { DEGREE_NAMES, degreesIn } from "./conditions/degrees.ts";
import { moreYearsAsked } from "./conditions/more-years.ts";
import { withGrade, wordsOfWork } from "./conditions/words-of-work.ts";
import { yearsAsked } from "./conditions/years.ts";
import { isAside, type LineKind } from "./line-kind.ts";
import { type Clause, lineKindAt } from "./posting-lines.ts";

export interface Requirement {
  name: string;
  /** The wording in the posting. */
  surface: string;
  kind: KeywordKind;
  /** The kind of the line that names it. */
  line: LineKind;
  /** Relative to the others at first; then its share of the posting, 1 in all (posting.ts). */
  weight: number;
  /** Its folded words (foldWord), which are searched for if it is not a dictionary term. */
  words: string[];
  /** The abbreviation that the posting gives in brackets after it, folded (abbreviationAfter). */
  abbreviation?: string | null;
  /** The dictionary's term; null for a phrase that it lacks. */
  term: Term | null;
  /** The trade of a license or certificate without a name of its own: `cosmetology license`. */
  documentOf?: Term;
  /** Names of which any one is enough, including its own; null if there is no alternative. */
  alternatives: ReadonlySet<string> | null;
  /** Experience in the trade is accepted instead, with partial credit. */
  acceptsExperience?: boolean;
  /** The parts of a job title; null for other kinds. */
  title: Title | null;
  /** The name is an ordinary word too: Go, Excel. */
  isAlsoWord: boolean;
  /** The degree's level (DEGREE_NAMES) or the number of years; 0 for other kinds. */
  amount: number;
  /** The words that say which work the years are of (words-of-work.ts), with the text they are in. */
  work?: TokenText;
  /** Years besides the longest that the posting asks for (more-years.ts). */
  isMoreYears?: true;
  /** Its places in the posting's text; empty if only the separately given title names it. */
  places: readonly TokenRange[];
  /** The fields of study of a degree, as bits; see fieldsAsked. */
  fields?: number;
  /** The words by which a person added it (corrections.ts). */
  added?: string;
  /** A person changed whether it is a must-have, that is, required rather than preferred. */
  isChanged?: boolean;
}

/** Weight by kind, before the weight of its line is applied. */
const KIND_WEIGHT: Record<KeywordKind, number> = {
  hard: 1,
  soft: 0.3,
  title: 1.5,
  education: 0.6,
  years: 0.6,
};
/** Share of the weight for a guess, which is less certain than a known name. */
const GUESS_WEIGHT = 0.6;

/** The wording in the text, on one line. */
export function surfaceOf({ clean, tokens }: TokenText, { from, to }: TokenRange): string {
  const [first, last] = [tokens[from] as Token, tokens[to - 1] as Token];
  return clean.text.slice(first.start, last.end).replace(/\s+/g, " ");
}

/** A requirement with the words of a token range, changed by `rest`. */
function requirementOf(
  text: TokenText,
  range: TokenRange,
  rest: Pick<Requirement, "name" | "kind" | "line"> & Partial<Requirement>,
): Requirement {
  return {
    surface: surfaceOf(text, range),
    weight: KIND_WEIGHT[rest.kind],
    words: text.tokens.slice(range.from, range.to).map((token) => token.fold),
    abbreviation: abbreviationAfter(text, range),
    term: null,
    alternatives: null,
    title: null,
    isAlsoWord: false,
    amount: 0,
    places: [range],
    ...rest,
  };
}

export function requirementFromTerm(text: TokenText, hit: Hit, clause: Clause): Requirement {
  const { term, words, needsContext } = hit.form;
  return requirementOf(text, hit, {
    name: term.name,
    kind: term.kind,
    line: lineKindAt(clause, hit.from),
    term,
    isAlsoWord: needsContext,
    // `emergency or intensive care`: the text has only the first word of `emergency care`.
    ...(hit.isCut && { words }),
  });
}

export function requirementFromGuess(
  text: TokenText,
  phrase: TokenRange,
  words: string[],
  clause: Clause,
) {
  return requirementOf(text, phrase, {
    name: surfaceOf(text, phrase),
    kind: "hard",
    line: lineKindAt(clause, phrase.from),
    weight: KIND_WEIGHT.hard * GUESS_WEIGHT,
    words,
  });
}

export function requirementFromTitle(text: TokenText, title: Title): Requirement {
  const name = surfaceOf(text, title);
  return requirementOf(text, title, {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    kind: "title",
    line: "plain",
    title,
  });
}

/**
 * The degrees that begin with J (J.D., Juris Doctor) are left out: they are also dictionary terms, so
 * a lawyer's posting would list them twice.
 */
const DICTIONARY_DEGREE = /^j/i;

/**
 * Yields the lowest accepted degree and the years of experience, with their places.
 * @param hasMoreYears whether also years besides the longest are read (more-years.ts)
 */
export function* degreeAndYearsRequirements(
  text: TokenText,
  clauseAt: (at: number) => Clause | undefined,
  hasMoreYears = false,
): Generator<{ requirement: Requirement; range: TokenRange | null }> {
  const lowerText = text.clean.text.toLowerCase();
  const kindAt = (start: number): LineKind => {
    const at = rangeAt(text, start, start + 1)?.from;
    const clause = at === undefined ? undefined : clauseAt(at);
    return clause && at !== undefined ? lineKindAt(clause, at) : "plain";
  };
  const isAsking = (start: number) => {
    const at = rangeAt(text, start, start + 1)?.from;
    return at !== undefined && clauseAt(at)?.isRequirement === true;
  };
  const base = {
    weight: 0,
    words: [],
    term: null,
    alternatives: null,
    title: null,
    isAlsoWord: false,
  };
  const degrees = degreesIn(text.clean.text).filter(
    ({ start, end }) =>
      !isAside(kindAt(start)) && !DICTIONARY_DEGREE.test(text.clean.text.slice(start, end)),
  );
  const lowestDegree = degrees.reduce<(typeof degrees)[number] | null>(
    (min, each) => (!min || each.level < min.level ? each : min),
    null,
  );
  if (lowestDegree) {
    const surface = text.clean.text.slice(lowestDegree.start, lowestDegree.end).trim();
    const line = kindAt(lowestDegree.start);
    const name = DEGREE_NAMES[lowestDegree.level] as string;
    const weight = KIND_WEIGHT.education;
    const range = rangeAt(text, lowestDegree.start, lowestDegree.end);
    yield {
      requirement: {
        ...base,
        name,
        surface,
        kind: "education",
        line,
        weight,
        amount: lowestDegree.level,
        fields: fieldsAsked(lowerText, lowestDegree),
        places: placesOf(range),
      },
      range,
    };
  }
  const asked = yearsAsked(lowerText, isAsking);
  const more = asked && hasMoreYears ? moreYearsAsked(lowerText, asked, isAsking) : [];
  const works = new Set<string>();
  for (const each of asked ? [asked, ...more] : []) {
    const surface = text.clean.text.slice(each.start, each.end).replace(/\s+/g, " ");
    const line = kindAt(each.start);
    const range = rangeAt(text, each.start, each.end);
    const work = range && { ...text, tokens: wordsOfWork(text, range) };
    const workName = nameOfWork(work);
    const isMore = each !== asked;
    // Without other work, they are the same years again, or years that can't be compared.
    if (isMore && (isAside(line) || workName === "" || works.has(workName.toLowerCase()))) continue;
    works.add(workName.toLowerCase());
    yield {
      requirement: {
        ...base,
        name: `${each.years}+ years of experience${isMore ? `: ${workName}` : ""}`,
        surface,
        kind: "years",
        line,
        weight: KIND_WEIGHT.years,
        amount: each.years,
        places: placesOf(range),
        ...(work && { work }),
        ...(isMore && { isMoreYears: true as const }),
      },
      range,
    };
  }
}

/** `leading a team`; without the words around it that say nothing of the work. */
function nameOfWork(work: TokenText | null): string {
  const tokens = work?.tokens ?? [];
  const isWork = ({ low }: Token) =>
    !FUNCTION_WORDS.has(low) &&
    !LEADING_WORDS.has(low) &&
    !TRAILING_WORDS.has(low) &&
    low !== "working";
  const end = work && withGrade(tokens, tokens.findLastIndex(isWork), work.clean.text);
  const first = tokens.find(isWork);
  const isTelling = ({ word, low }: Token) => !word.isGeneral || /^manage/.test(low);
  if (!work || !first || !end || !tokens.some((each) => isWork(each) && isTelling(each))) return "";
  return work.clean.text.slice(first.start, end.end).replace(/\s+/g, " ");
}

const placesOf = (range: TokenRange | null): TokenRange[] => (range ? [range] : []);
