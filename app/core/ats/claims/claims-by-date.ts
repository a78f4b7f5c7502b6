/** Finds claims that depend on today's date: a license valid until 2023, a degree due in 2027. */

import { monthIndex, monthOf } from "#app/core/ats/evidence/work-periods.ts";
import { isState, STATES } from "#app/core/ats/posting/states.ts";
import { matchesOf } from "#app/core/ats/words/matches-of.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, rangeAt, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import { STATUS, type Status } from "./claim-status.ts";

/** `May 2027`, `1 May, 2027`, `2027-05`, `05/2027`, `5/1/2027`. */
const DATE =
  "((?:\\p{L}{3,10}\\.?,? ?)?(?:\\d{1,2},? )?(?:19|20)\\d\\d(?:-\\d\\d)?|\\d{1,2}/\\d{1,2}/(?:19|20)\\d\\d|\\d{1,2}[/.]\\d{2,4})";
/** `valid until May 2023`, `expires 05/2023`, `gültig bis 2023`. */
const VALID_UNTIL = new RegExp(
  `\\b(?:valid|good|current|active) (?:until|through|thru|till|to) ${DATE}|\\b(?:exp|expires|expiry|expired|lapsed|expiration(?: date)?|renewal due)\\.?:? (?:on |in )?${DATE}|\\b(?:gultig bis|valable jusqu'(?:au|en)|valid[oa] hasta|wazn[ey] do) ${DATE}`,
  "gu",
);
/** `expected May 2027`, `graduating in 2027`, `voraussichtlich 2027`. */
const DUE = new RegExp(
  `\\b(?:due|expected|graduat(?:ing|ion)|complet(?:ing|ion|es)|finish(?:ing|es)?|anticipated|voraussichtlich|prevu(?:e)?(?: en)?|previsto(?: para)?)(?: (?:date|in|by|on|for))?:? ${DATE}`,
  "gu",
);

/**
 * @returns the token range of each such date with the item before it, and the status that follows
 * from the date: lapsed if it was valid until then, learning if it is due then
 */
export function datedClaims(text: TokenText, today: Date): (TokenRange & { status: Status })[] {
  const low = text.clean.text.toLowerCase();
  const now = monthIndex(today);
  const claims: (TokenRange & { status: Status })[] = [];
  const add = (start: number, end: number, status: Status) => {
    const at = rangeAt(text, start, end);
    if (at) claims.push({ from: itemBefore(text, at.from), to: at.to, status });
  };
  for (const { start, end } of pastValidity(low, today)) add(start, end, STATUS.lapsed);
  for (const { 0: match, 1: date = "", index } of matchesOf(low, DUE)) {
    const due = monthOf(date, now);
    if (due !== null && due > now) add(index, index + match.length, STATUS.learning);
  }
  return claims;
}

/**
 * Where a text says that something was valid until a month before today's.
 * @param low a clean text in lower case
 * @returns offsets in it, of "expires 05/2023"
 */
export function pastValidity(low: string, today: Date): { start: number; end: number }[] {
  const now = monthIndex(today);
  return matchesOf(low, VALID_UNTIL).flatMap(({ 0: match, 1: a, 2: b, 3: c, index }) => {
    const until = monthOf(a ?? b ?? c ?? "", now);
    return until !== null && until < now ? [{ start: index, end: index + match.length }] : [];
  });
}

/**
 * The token that starts the item before a date, on the same line: `RN` in `CPR, RN license, valid
 * until 2023`, and `BLS` in `BLS/CPR - AHA (since May 2021), valid until 2023`.
 * @param index the first token of the date's wording, `valid`; a separator before it is skipped
 */
function itemBefore({ tokens, clean: { text } }: TokenText, index: number): number {
  let from = index;
  let end = index;
  while (from > 0 && tokens[from]?.gap !== GAP.line) {
    if (from < index && (tokens[from]?.gap ?? 0) >= GAP.list) {
      const separator = text.slice(tokens[from - 1]?.end, tokens[from]?.start);
      if (separator !== "/") {
        if (!isDetail(separator, tokens.slice(from, end))) break;
        end = from;
      }
    }
    from--;
  }
  return from;
}

const DATE_WORD =
  /^(?:\d{1,4}|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|issued|since|renewed|obtained|earned)$/;
/** In words. */
const LONGEST_ISSUER = 4;
/** Words in the names of those who issue licenses and certificates: `State of Ohio`, `American Red Cross`. */
const ISSUER_WORD =
  /^(?:state|board|department|dept|commission|association|assn|society|institute|council|cross|academy|bureau|aha|arc|nha|nccer)$/;

/** Whether an item between commas says who issued the one before it, or for which state. */
const isIssuer = (item: readonly Token[]): boolean =>
  item.length <= LONGEST_ISSUER &&
  (isState([...item], { from: 0, to: item.length }) ||
    STATES.has(item.map(({ raw }) => raw).join(" ")) ||
    item.some(({ low }) => ISSUER_WORD.test(low)));

/** Whether an item only tells more of the one before it: a date, words in brackets, an issuer. */
const isDetail = (separator: string, item: readonly Token[]): boolean =>
  /[(-]/.test(separator)
    ? separator.includes("(") || item.length <= LONGEST_ISSUER
    : item.length > 0 && (item.every(({ low }) => DATE_WORD.test(low)) || isIssuer(item));
