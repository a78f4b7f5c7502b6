/** Cuts a posting into clauses and says how much each weighs: must, plain, nice to have, or padding. */

import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import { leadingBullet } from "#app/core/bullets.ts";
import { isDutyVerb } from "./duties.ts";
import { readHeading } from "./headings.ts";
import type { LineKind } from "./line-kind.ts";
import { isPerk } from "./perks.ts";
import { findRemark, PREFERRED, REQUIRED, type Remark } from "./preferred.ts";

export interface Clause {
  from: number;
  to: number;
  kind: LineKind;
  /** Under a heading that announces requirements, or with such words itself. */
  isRequirement: boolean;
  isHeading: boolean;
  /** The first sentence of a list's item, or one that says what one will do. */
  isItem?: boolean;
  /** A sentence among others, not a list's item. */
  isProse?: boolean;
  /** An item of a list in a posting whose headings announce no requirements. */
  isBareItem?: boolean;
  /** The part of it that is only preferred, where the rest is not: `BSc required, MSc a plus`. */
  remark?: Remark;
}

/** Says one thing of the job, in its own line or the next, and begins no section. */
const LABEL =
  /^(?:location|industry|job type|company (?:size|type)|visa|posted|date posted|likes)\b/;
const LABEL_ALONE = new RegExp(`${LABEL.source}$`);
const LABELLED = 12;

const ASKING =
  /\b(?:experience|knowledge|understanding|familiar|familiarity|proficien|skills?|skilled|ability|able to|expertise|degree|fluent|certified|certification|license|background|exposure|qualified|competen|well versed|track record|diploma)/;
/** Dental care, mental health, pay and pensions are trades, too: such words must stand as in an offer. */
const PADDING = new RegExp(
  `\\b(?:${[
    "equal opportunity|regardless of|sexual orientation|gender identity|veterans? status|disability status",
    // Race cars, religion lessons and veterans are what some trades work with.
    "(?:race|religion|faith|veterans?)(?= .*\\b(?:religion|colou?r|creed|gender|sex|age|national|disabilit\\w+|disabled|ethnicity|faith|orientation|origin|ancestry|veterans?)\\b)",
    "affirmative action|reasonable accommodation|401 ?k|health insurance|life insurance|vision insurance",
    "dental (?:insurance|plans?|coverage|cover|benefits|(?:and |or )?vision)|(?:medical|health) (?:and )?dental(?= (?:and )?(?:life|retirement|disability|short|long|pension|from|plus)\\b|$)|vision (?:and )?dental",
    "paid time|pto|vacation|stock options|per hour|per year",
    "(?:company|employer|workplace|private|contributory|generous|excellent|attractive) pension(?! schemes? administrat(?:ion|or|ing))",
    "pension contributions?|pension scheme(?= (?:and|with|plus|from|of|up|including|after|administered|\\d)|$)",
    "(?:competitive|attractive|annual|base|gross|monthly|starting|your|our|the|a|good|great|fair) salary|salary (?:range|is|of|from|between|package|will|up|expectations?|\\d)|salary$",
    "(?:total|competitive|base|generous|annual|your) compensation|compensation (?:and benefits )?(?:package|range|is|are|includes?|will|for this|varies)",
    "visit our|our website|our mission|founded|headquarter|fortune \\d|leading provider|global leader|world s leading|we offer",
    "apply (?:now|online|today)|cover letter|curriculum vitae|your application|send (?:your|us|me|an?)|discount",
    "(?:submit|attach|enclose|include|upload|forward|e ?mail) (?:(?:your|a|an|the|us|updated|current|link|to|full|of) ){0,4}(?:cv|resumes?|portfolio|references|transcripts?|diplomas?|writing sample|samples?)",
    "(?:grade|academic|official|university) transcripts|(?:application|file) (?:must|should) (?:include|contain)|bonus(?:es)? and|life at",
    "mental health (?:days?|benefits|resources|programs?|apps?|coverage)|(?:your|employee|staff) (?:mental health|well ?being)|well ?being (?:days?|benefits|programs?|allowance)",
    "diversity|inclusion|inclusive (?:workplace|culture|environment|company|employer|teams?)",
    "employee assistance|we are proud|privacy|e verify",
  ].join("|")})\\b`,
);

/** A sentence that says what one will do. */
const COLUMNS = /^(?:(?:criteria|specification|attribute) )?essential desirable(?: |$)/;
/** The mark of a line's column. */
const COLUMN_MARKS: Record<string, LineKind> = {
  e: "required",
  essential: "required",
  d: "preferred",
  desirable: "preferred",
};
const DUTY_OPENING =
  /^(?:(?:as|in|on|with|from|every|each|before|after) (?:\w+ ){1,5})?you (?:will|ll|would|d|also|then) /;
const YOU_DO = /^(?:and )?you (\w+) /;

const saysDuty = (said: string) =>
  DUTY_OPENING.test(said) || isDutyVerb(YOU_DO.exec(said)?.[1] ?? "");

/** Alone a condition of hiring; a longer line asks for more than that. */
const CONDITION = /\b(?:background check|drug (?:test|screen))/;
const SHORT_CLAUSE = 10;
const LONG_CLAUSE = 40;

export function readClauses(text: TokenText): Clause[] {
  const { tokens } = text;
  const clauses: Clause[] = [];
  /** What stands in each list before any heading. */
  const bare: Clause[][] = [];
  let section: LineKind = "plain";
  let asks = false;
  let isLabelled = false;
  let isBulleted = false;
  let isHeaded = false;
  /** Under a person specification's heads `Essential` and `Desirable`. */
  let isTable = false;
  /** What holds again from the next line on. */
  let inlineRest: [LineKind, boolean] | null = null;
  /** The clause before was the number of an item: `1. Take orders`. */
  let isNumbered = false;
  let isAnnounced = false;
  let from = 0;
  for (let i = 1; i <= tokens.length; i++) {
    const next = tokens[i];
    if (next && next.gap < GAP.sentence) continue;
    const said = tokens
      .slice(from, Math.min(i, from + 60))
      .map((token) => token.low)
      .join(" ");
    const isShort = i - from <= 7;
    // A posting pasted as one block has everything in one sentence.
    const isLabel = isShort && LABEL.test(said) && !ASKING.test(said) && !REQUIRED.test(said);
    const isPadding =
      isLabel ||
      (isLabelled && i - from <= LABELLED) ||
      (i - from <= LONG_CLAUSE && PADDING.test(said)) ||
      (i - from <= SHORT_CLAUSE && CONDITION.test(said)) ||
      (isPerk(said, i - from) && !ASKING.test(said) && !REQUIRED.test(said));
    const isBeforeColon = next !== undefined && isColon(text, tokens[i - 1] as Token, next);
    isLabelled = isLabel && (isBeforeColon || LABEL_ALONE.test(said));
    if (tokens[from]?.gap === GAP.line) {
      const isNewList = !isBulleted;
      isBulleted = startsWithBullet(text, tokens[from] as Token);
      if (isBulleted && isNewList) bare.push([]);
    }
    const startsLine = tokens[from]?.gap === GAP.line;
    const isListItem = (startsLine && isBulleted) || isNumbered;
    const isItem = isListItem || saysDuty(said);
    isNumbered = startsLine && isBulleted && i - from === 1 && /^[\da-z]{1,2}$/.test(said);
    const endsLine = next === undefined || next.gap === GAP.line || isBeforeColon;
    // `Extra credit: payments, Stripe` is about its own line.
    if (startsLine) isTable = isTable || COLUMNS.test(said);
    if (startsLine && inlineRest) {
      [section, asks] = inlineRest;
      inlineRest = null;
    }
    const isAlone = endsLine || (startsLine && next.gap === GAP.sentence);
    const heading = isAlone
      ? readHeading(said, i - from, {
          startsLine,
          isRunIn: !endsLine,
          isBeforeList:
            !isBulleted && (isBeforeColon || (next !== undefined && startsWithBullet(text, next))),
          isTitleLike: !isBulleted && from > 0 && next !== undefined && isTitleLike(text, from, i),
        })
      : null;
    if (heading) {
      const isInline = isBeforeColon && heading.kind === "preferred" && next.gap < GAP.line;
      if (isInline) inlineRest = [section, asks];
      [section, asks] = [heading.kind, heading.asks];
      isHeaded = true;
      isAnnounced ||= asks;
    }
    const mark = isTable && i - from > 1 ? COLUMN_MARKS[(tokens[i - 1] as Token).low] : undefined;
    const kind = mark ?? (isPadding ? "padding" : kindOf(said, section));
    const remark = kind === "preferred" ? findRemark(text, from, i, plainKind(section)) : null;
    clauses.push({
      from,
      to: mark ? i - 1 : i,
      kind,
      ...(remark && { remark }),
      isRequirement:
        mark !== undefined ||
        (((asks && section !== "padding") || ASKING.test(said)) && !isPadding),
      isHeading: heading !== null && (i - from <= 5 || heading.isGuessed),
      isItem,
      isProse: !isListItem,
    });
    if (isBulleted && !isHeaded) bare.at(-1)?.push(clauses.at(-1) as Clause);
    from = i;
  }
  // Where no heading announces what is asked for, a bare list does.
  if (!isAnnounced) for (const list of bare) askBarely(list);
  return clauses;
}

/** A list that holds so much of what is offered offers the rest as well. */
const OFFER_SHARE = 0.25;

function askBarely(list: Clause[]): void {
  const items = list.filter(({ kind }) => kind !== "padding");
  if (list.length - items.length >= OFFER_SHARE * list.length) return;
  for (const item of items) item.isRequirement = item.isBareItem = true;
}

/** @param token the first of a line */
export function startsWithBullet({ clean: { text } }: TokenText, { start }: Token): boolean {
  let from = start;
  while (from > 0 && !/[\p{L}\p{N}]/u.test(text[from - 1] as string)) from--;
  const [rest, ...lines] = text.slice(from, start).split("\n");
  const own = lines.pop() ?? rest ?? "";
  if (leadingBullet(`${own.slice(Math.max(0, own.indexOf("•")))}${text[start]}`) !== "")
    return true;
  // A bullet in a line of its own.
  const before = own.trim() === "" && lines.findLast((line) => line.trim() !== "");
  if (before && leadingBullet(before) === before) return true;
  // `1. Take orders`, `(b) writing reports`, and the angle quotes that stand for bullets.
  const line = text.slice(text.lastIndexOf("\n", start) + 1, start + 5);
  return /^\s*(?:["+>~o] |\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)] )/.test(line);
}

/** What the rest of a clause weighs beside a remark of what is preferred. */
const plainKind = (section: LineKind) => (section === "padding" ? "plain" : section);

/** How much one place of a clause weighs. */
export const lineAt = ({ kind, remark }: Clause, at: number): LineKind =>
  !remark || (at >= remark.from && at < remark.to) ? kind : remark.rest;

function kindOf(said: string, section: LineKind): LineKind {
  if (PREFERRED.test(said)) return "preferred";
  if (section === "padding") return ASKING.test(said) && REQUIRED.test(said) ? "plain" : "padding";
  if (section === "preferred") return REQUIRED.test(said) ? "required" : "preferred";
  return REQUIRED.test(said) ? "required" : section;
}

/** A line that ends without a mark and goes on in none, after one that ended with a mark or a blank line. */
function isTitleLike({ clean, tokens }: TokenText, from: number, to: number): boolean {
  const between = (at: number) => clean.text.slice(tokens[at - 1]?.end, tokens[at]?.start);
  const isUnstopped = /^[^\S\n]*\n/.test(between(to)) && /^[^\p{Ll}]/u.test(tokens[to]?.raw ?? "");
  return isUnstopped && /[.:!?)]|\n\s*\n/.test(between(from));
}

function isColon(text: TokenText, last: Token, next: Token): boolean {
  return text.clean.text.slice(last.end, next.start).includes(":");
}
