/**
 * Splits an English posting into clauses (sentences, headings and list items) and gives each its kind
 * (line-kind.ts): required, duty, an aside …
 */

import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import { leadingBullet } from "#app/core/bullets.ts";
import { asideOf } from "./asides.ts";
import { isAskingList, isPictureBullet } from "./asking-list.ts";
import { saysDuty } from "./duties.ts";
import { type Heading, ITEM_LABEL, readHeading } from "./headings.ts";
import { isAside, type LineKind } from "./line-kind.ts";
import {
  findPreferredPart,
  PREFERRED,
  type PreferredPart,
  REQUIRED,
  wordsOf,
} from "./preferred.ts";

export interface Clause {
  /** Token range, end exclusive. */
  from: number;
  to: number;
  kind: LineKind;
  /** True under a heading that announces requirements, or if its own words ask for something. */
  isRequirement: boolean;
  isHeading: boolean;
  /** The first sentence of a list's item, or one that says what the employee will do. */
  isItem?: boolean;
  /** A sentence among others, not a list's item. */
  isProse?: boolean;
  /** An item of a list in a posting whose headings announce no requirements. */
  isBareItem?: boolean;
  /** The part of it that is only preferred, where the rest is not: `BSc required, MSc a plus`. */
  preferredPart?: PreferredPart;
}

/**
 * A label whose value follows in its line or the next (`Location: Leeds`); it begins no section.
 */
const LABEL =
  /^(?:location|industry|job type|company (?:size|type)|visa|posted|date posted|likes)\b/;
const LABEL_ALONE = new RegExp(`${LABEL.source}$`);
/** Labels only if a colon and a value follow in the same line: `Salary: 40,000`. */
const LABEL_OF_VALUE =
  /^(?:company|employer|organi[sz]ation|bargaining unit|flsa(?: status)?|department|division|salary|pay|grade|band|contract(?: type)?|(?:opening|closing|start|posting|interview) date|date (?:posted|available)|position type|employment type|seniority level|reports? to|reporting to|line manager|hours|schedule|shift|(?:job |vacancy |requisition |advert )?(?:reference|ref|number|no|id|code)(?: (?:no|number))?|job (?:family|category|function|number|reference|goal)|number of positions|positions?|vacancies|duration|work ?place|base|site|town|city|country|region)$/;
/** In words; a longer clause is not a label, or not the value of the label before it. */
const LONGEST_LABEL = 7;
const LONGEST_VALUE = 12;
/** In words; longer headings are also read as sentences, which may ask for something. */
const LONGEST_HEADING = 5;
/** In words; a longer line is not a heading in unknown words. */
const LONGEST_UNKNOWN = 10;
/** In words; a posting pasted as one block may be a single sentence, of which this much is read. */
const LONGEST_READ = 60;

/** Words by which a line asks for something in any section. */
const ASKING_WORDS =
  /\b(?:experience|knowledge|understanding|familiar|familiarity|proficien|skills?|skilled|ability|able to|expertise|degree|fluent|certified|certification|license|background|exposure|qualified|competen|well versed|track record|diploma)/;
/** Wordings that ask for something in a sentence that is not under a heading. */
const ASKING_SENTENCE =
  /\b(?:you (?:(?:ll |will |d )?(?:need|bring|must|know|hold)|have|ve|are (?:an?|comfortable|confident|qualified|good|happy))|we (?:(?:re |are )?(?:need|want|expect|insist|ask|after|looking for|seeking))|looking for|should (?:have|be|hold|know|bring)|assumed|expected|struggle without|vital|crucial|a must|non negotiable|(?:have|has) to (?:be|have|know|hold))\b/;
/** The header row of a person specification (a British table of criteria). */
const COLUMNS = /^(?:(?:criteria|specification|attribute) )?essential desirable(?: |$)/;
/** The last word of a table row, which names its column. */
const COLUMN_MARKS: Record<string, LineKind> = {
  e: "required",
  essential: "required",
  d: "preferred",
  desirable: "preferred",
};
/** What the clauses read so far determine for the next one. */
interface ClauseState {
  section: LineKind;
  /** Whether the section's heading announces requirements. */
  announcesRequirements: boolean;
  /** The previous clause was a label, so this one is its value. */
  isAfterLabel: boolean;
  /** The line begins with a bullet. */
  isBulleted: boolean;
  /** There was a heading. */
  hasHeading: boolean;
  /** In a table with the columns `Essential` and `Desirable`. */
  isTable: boolean;
  /** The section to restore at the next line, after a heading that applies to its own line only. */
  sectionAfterLine: [LineKind, boolean] | null;
  /** The clause before was the number of an item: `1. Take orders`. */
  isAfterItemNumber: boolean;
  /** There was a heading that announces requirements. */
  hasRequirementHeading: boolean;
  /** The items of each list that comes before any heading. */
  listsBeforeHeading: Clause[][];
}

const startState = (): ClauseState => ({
  section: "plain",
  announcesRequirements: false,
  isAfterLabel: false,
  isBulleted: false,
  hasHeading: false,
  isTable: false,
  sectionAfterLine: null,
  isAfterItemNumber: false,
  hasRequirementHeading: false,
  listsBeforeHeading: [],
});

/** The clauses of an English posting, in order; together they cover all of its tokens. */
export function readClauses(text: TokenText): Clause[] {
  const { tokens } = text;
  const clauses: Clause[] = [];
  const state = startState();
  let from = 0;
  for (let i = 1; i <= tokens.length; i++) {
    const next = tokens[i];
    if (next && next.gap < GAP.sentence) continue;
    clauses.push(readClause(text, from, i, state));
    from = i;
  }
  // Without a heading for requirements, lists without a heading are taken as requirements.
  if (!state.hasRequirementHeading)
    for (const list of state.listsBeforeHeading) markAsRequirements(list);
  return clauses;
}

/** Reads one clause. @param state changed for the next clause */
function readClause(text: TokenText, from: number, to: number, state: ClauseState): Clause {
  const { tokens } = text;
  const next = tokens[to];
  const size = to - from;
  const clauseText = wordsOf(tokens, { from, to: Math.min(to, from + LONGEST_READ) });
  const startsLine = tokens[from]?.gap === GAP.line;
  const isBeforeColon = next !== undefined && isColon(text, tokens[to - 1] as Token, next);
  const isAsking = ASKING_WORDS.test(clauseText) || REQUIRED.test(clauseText);
  const isLabel =
    size <= LONGEST_LABEL &&
    !isAsking &&
    isLabelOf(clauseText, isBeforeColon && next.gap < GAP.line);
  const isAfterLabel = state.isAfterLabel && size <= LONGEST_VALUE;
  state.isAfterLabel = isLabel && (isBeforeColon || LABEL_ALONE.test(clauseText));
  if (startsLine) startLine(text, from, clauseText, state);
  const isListItem = (startsLine && state.isBulleted) || state.isAfterItemNumber;
  const isItem = isListItem || saysDuty(clauseText);
  state.isAfterItemNumber =
    startsLine && state.isBulleted && size === 1 && /^[\da-z]{1,2}$/.test(clauseText);
  const place = { words: size, isAsking, isListItem, section: state.section, isFirst: from === 0 };
  const aside = isLabel || isAfterLabel ? "label" : asideOf(clauseText, place);
  const heading =
    isLabel || aside === "label" ? null : headingAt(text, from, to, clauseText, state);
  if (heading) enterSection(heading, isBeforeColon && next.gap < GAP.line, state);
  const { section, announcesRequirements } = state;
  const columnKind =
    state.isTable && size > 1 ? COLUMN_MARKS[(tokens[to - 1] as Token).low] : undefined;
  const kind = columnKind ?? aside ?? kindOf(clauseText, section, isItem);
  const preferredPart =
    kind === "preferred" ? findPreferredPart(text, from, to, kindOfRest(section)) : null;
  const clause: Clause = {
    from,
    to: columnKind ? to - 1 : to,
    kind,
    ...(preferredPart && { preferredPart }),
    isRequirement:
      columnKind !== undefined ||
      (((announcesRequirements && !isAside(section)) || ASKING_WORDS.test(clauseText)) && !aside),
    isHeading: heading !== null && (size <= LONGEST_HEADING || heading.isGuessed),
    isItem,
    isProse: !isListItem,
  };
  if (state.isBulleted && !state.hasHeading) state.listsBeforeHeading.at(-1)?.push(clause);
  return clause;
}

/** @param isBeforeValue whether a colon and more text follow in its line */
const isLabelOf = (clauseText: string, isBeforeValue: boolean) =>
  LABEL.test(clauseText) || (isBeforeValue && LABEL_OF_VALUE.test(clauseText));

/** Changes the state at the first clause of a line. */
function startLine(text: TokenText, from: number, clauseText: string, state: ClauseState): void {
  const isNewList = !state.isBulleted;
  state.isBulleted = startsWithBullet(text, text.tokens[from] as Token);
  if (state.isBulleted && isNewList) state.listsBeforeHeading.push([]);
  state.isTable ||= COLUMNS.test(clauseText);
  if (!state.sectionAfterLine) return;
  [state.section, state.announcesRequirements] = state.sectionAfterLine;
  state.sectionAfterLine = null;
}

/** The heading that a clause is; null if it is none. */
function headingAt(
  text: TokenText,
  from: number,
  to: number,
  clauseText: string,
  { isBulleted, announcesRequirements }: ClauseState,
): Heading | null {
  const next = text.tokens[to];
  const startsLine = text.tokens[from]?.gap === GAP.line;
  // Nothing follows the last line, so it is not a heading: `You need SQL.`
  if (next === undefined) return null;
  const isBeforeColon = isColon(text, text.tokens[to - 1] as Token, next);
  const endsLine = next.gap === GAP.line || isBeforeColon;
  if (!endsLine && !(startsLine && next.gap === GAP.sentence)) return null;
  const isLabelled = isBulleted && isBeforeColon && next.gap < GAP.line;
  if (isLabelled && announcesRequirements && ITEM_LABEL.test(clauseText)) return null;
  const isBeforeItem = !isBulleted && startsWithBullet(text, next);
  const heading = readHeading(clauseText, to - from, {
    startsLine,
    isRunIn: !endsLine,
    isBeforeList: isBeforeItem || (!isBulleted && isBeforeColon),
    isTitleLike: !isBulleted && from > 0 && isTitleLike(text, from, to),
    isBulleted,
    isBeforeColon,
  });
  const isUnsure = heading === null || (heading.isGuessed && !heading.asks);
  const mayAsk = isUnsure && !announcesRequirements && isBeforeItem && startsLine;
  return mayAsk && endsLine && to - from <= LONGEST_UNKNOWN && isAskingList(text, next)
    ? { kind: "required", asks: true, isGuessed: true }
    : heading;
}

/**
 * @param hasText whether text follows the heading in its line. `Extra credit: payments, Stripe`
 * then applies to that line only.
 */
function enterSection({ kind, asks }: Heading, hasText: boolean, state: ClauseState): void {
  if (hasText && kind === "preferred")
    state.sectionAfterLine = [state.section, state.announcesRequirements];
  state.section = kind;
  state.announcesRequirements = asks;
  state.hasHeading = true;
  state.hasRequirementHeading ||= asks;
}

/** A list with at least this share of benefits and other asides contains no requirements. */
const MAX_OFFER_SHARE = 0.25;

/** Marks the items of a list without a heading as requirements. */
function markAsRequirements(list: Clause[]): void {
  const items = list.filter(({ kind }) => !isAside(kind));
  if (list.length - items.length >= MAX_OFFER_SHARE * list.length) return;
  for (const item of items) item.isRequirement = item.isBareItem = true;
}

/** Whether a line starts with a bullet or a number. @param token the first of the line */
export function startsWithBullet({ clean: { text } }: TokenText, { start }: Token): boolean {
  let from = start;
  while (from > 0 && !/[\p{L}\p{N}]/u.test(text[from - 1] as string)) from--;
  const [rest, ...lines] = text.slice(from, start).split("\n");
  const lineStart = lines.pop() ?? rest ?? "";
  if (leadingBullet(`${lineStart.slice(Math.max(0, lineStart.indexOf("•")))}${text[start]}`) !== "")
    return true;
  // A bullet in a line of its own.
  const before = lineStart.trim() === "" && lines.findLast((line) => line.trim() !== "");
  if (before && leadingBullet(before) === before) return true;
  // `1. Take orders`, `(b) writing reports`, and the quotes and angle signs used as bullets.
  const line = text.slice(text.lastIndexOf("\n", start) + 1, start + 5);
  return (
    /^\s*(?:["+>~o] |\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)] )/.test(line) ||
    isPictureBullet(text, start)
  );
}

/** The kind of a clause's rest if only part of it is preferred: `BSc, MSc a plus`. */
const kindOfRest = (section: LineKind) => (isAside(section) ? "plain" : section);

/** The kind of one token of a clause, of which only a part may be preferred. */
export const lineKindAt = ({ kind, preferredPart }: Clause, index: number): LineKind =>
  !preferredPart || (index >= preferredPart.from && index < preferredPart.to)
    ? kind
    : preferredPart.rest;

/** The kind of a clause that is no aside by its own words. */
function kindOf(clauseText: string, section: LineKind, isItem: boolean): LineKind {
  if (isAside(section)) {
    if (PREFERRED.test(clauseText)) return "preferred";
    return ASKING_WORDS.test(clauseText) && REQUIRED.test(clauseText) ? "plain" : section;
  }
  if (PREFERRED.test(clauseText)) return "preferred";
  if (REQUIRED.test(clauseText)) return "required";
  if (section !== "plain") return section;
  if (isItem && saysDuty(clauseText)) return "duty";
  return ASKING_WORDS.test(clauseText) || ASKING_SENTENCE.test(clauseText) ? "required" : "plain";
}

/**
 * A line without final punctuation that the next line doesn't continue, after a finished or blank
 * line.
 */
function isTitleLike({ clean, tokens }: TokenText, from: number, to: number): boolean {
  const between = (index: number) => clean.text.slice(tokens[index - 1]?.end, tokens[index]?.start);
  const isUnstopped = /^[^\S\n]*\n/.test(between(to)) && /^[^\p{Ll}]/u.test(tokens[to]?.raw ?? "");
  return isUnstopped && /[.:!?)]|\n\s*\n/.test(between(from));
}

/** Whether a colon is between two tokens. */
function isColon(text: TokenText, last: Token, next: Token): boolean {
  return text.clean.text.slice(last.end, next.start).includes(":");
}
