/** Finds the years of experience that a posting asks for; for a resume's, see work-periods.ts. */
import { matchesOf } from "#app/core/ats/words/matches-of.ts";

/** In years; a larger number is not time asked for. */
const MAX_ASKED = 20;

export const NUMBERS = "one two three four five six seven eight nine ten".split(" ");
/** `5 years`, `2-4 years`, `five (5) years`, `3+ or more yrs`, `18 months`. */
const ASKED = new RegExp(
  `\\b(\\d{1,2}|${NUMBERS.join("|")})(?:\\s?\\(\\d{1,2}\\+?\\))?\\s?(?:\\+|or more|-|to)?\\s{0,2}(?:\\d{1,2}|${NUMBERS.join("|")})?\\+?\\s{0,2}(years?|yrs?|months?)\\b`,
  "g",
);
/** Reads a number of digits or words: `3`, `three`. */
export const numberOf = (text: string) => Number(text) || 1 + NUMBERS.indexOf(text);
/** Words around the years by which they are experience. */
const EXPERIENCE = /experience|\bexp\b|background|track record|worked/;
/**
 * `4+ years in commercial construction`, `3 years designing`: time spent at something, in a line
 * that asks.
 */
const SPENT = {
  years:
    /^'? (?:or more )?(?:in|as|at|with|on|within|of|\w{3,}ing)\b(?! (?:the (?:last|past)|business|row|age|college|school|clean|safe|no)\b)/,
  // The duration of a contract is given in months too.
  months: /^'? (?:in an?|as)\b/,
};
/** Right before the years: `in the last`, `over the past`. */
const SINCE = /\b(?:in|within|during|over) (?:the |your )?(?:last|past|previous|preceding|prior) $/;
/** Before the years, in their clause: the subject is the employer. */
const OF_EMPLOYER =
  /\b(?:company|firm|business|organi[sz]ation|hospital|school|practice|we)(?:'ve| has| have| is| are| were) (?:been|grown|proud\w*|built|serv\w+|operat\w+|in business)\b[^.;:\n]*$/;
/** After the years: they are asked for only without a degree, so others go first. */
const INSTEAD_OF_DEGREE =
  /^[^.;\n]*\b(?:in lieu of|in place of|instead of) (?:an? |the )?(?:\w+ )?degree\b/;
/** Before the years: they open a line, `3+ years outside sales`, or are a minimum. */
const OPENING =
  /(?:^|\n)[^\p{L}\p{N}\n]*(?:(?:at least|minimum(?: of)?|min\.?|must have|have) )?$/u;
/** After the years: they are not spent at work. */
const OTHER_TIME =
  /^[^\p{L}\n]*(?:$|\n|or (?:older|over|above)|and (?:older|over|above)|old|of age|and up\b|minimum|min\b|(?:of )?(?:no|without|clean|safe|accident|violation|claims?|driving)\b|(?:(?:of|fixed|limited|college|university|post) )?(?:degree|college|university|school|study|studies|education|contract|term|warranty|residen\w+|secondary)\b)/u;
const MONTHS_PER_YEAR = 12;
/** How many characters around the years are read: for EXPERIENCE, for SPENT, and before them. */
const AROUND = { before: 40, after: 80 } as const;
const SPENT_REACH = 30;
const BEFORE_REACH = 20;
/** How many characters after the years may say that they are an age. */
const AGE_REACH = 12;

/** Before and after the years in a line of their own: `Dental hygiene: 2 years (Preferred)`. */
const LABEL_BEFORE =
  /(?:^|\n)[^\p{L}\p{N}\n]*(\p{L}[^:\n]{1,60}):[^\S\n]{0,2}(?:(?:at least|minimum(?: of)?|min\.?) )?$/u;
const LABEL_REACH = 80;
const NOTHING_AFTER =
  /^ {0,2}(?:minimum|min\b\.?)? {0,2}(\((?:preferred|required|minimum|desired)\))?[.;,]?[^\S\n]*(?:\n|$)/;
/** Labels of other spans of time, and of levels with years of their own. */
const OTHER_LABEL =
  /\b(?:contract|term|duration|length|probation\w*|warranty|age|commitment|assignment|lease|degree|education|residency|programme?|level|grade|tier|step|class|founded|tenure|i{1,3}|iv)\b/;

export interface AskedYears {
  years: number;
  /** Offsets in the clean text. */
  start: number;
  end: number;
}

/**
 * The longest time asked for in connection with experience; null if there is none.
 * @param text the lower-cased clean text
 * @param isAsking whether an offset is in a line that asks for something
 */
export function yearsAsked(
  text: string,
  isAsking: (start: number) => boolean = () => false,
): AskedYears | null {
  let longest: AskedYears | null = null;
  let instead: AskedYears | null = null;
  for (const asked of allYearsAsked(text, isAsking)) {
    if (asked.isInsteadOfDegree) instead ??= asked;
    else if (!longest || asked.years > longest.years) longest = asked;
  }
  return longest ?? instead;
}

interface CandidateYears extends AskedYears {
  /** Asked for only without a degree. */
  isInsteadOfDegree: boolean;
  /** Whether their own line says that they are experience. */
  isSure: boolean;
}

/** All times asked for in connection with experience, in the text's order; see yearsAsked. */
export function* allYearsAsked(
  text: string,
  isAsking: (start: number) => boolean,
): Generator<CandidateYears> {
  // `at least a year`; the replacement has the same length, so that offsets stay valid.
  const low = text.replace(/\b(at least|minimum of|minimum) a (?=year)/g, "$1 1 ");
  for (const match of matchesOf(low, ASKED)) {
    const number = numberOf(match[1] as string);
    const years = match[2]?.startsWith("m") ? Math.floor(number / MONTHS_PER_YEAR) : number;
    const end = match.index + match[0].length;
    if (years < 1 || years > MAX_ASKED) continue;
    const around = low.slice(Math.max(0, match.index - AROUND.before), end + AROUND.after);
    const spent = match[2]?.startsWith("m") ? SPENT.months : SPENT.years;
    const before = low.slice(Math.max(0, match.index - BEFORE_REACH), match.index);
    // `within 3 years of hire`
    if (/\bwithin (?:the )?(?:first |next )?$/.test(before)) continue;
    // `in the last 5 years` says when, not how long.
    if (SINCE.test(before)) continue;
    // `our company has grown for 20 years`
    if (OF_EMPLOYER.test(low.slice(Math.max(0, match.index - AROUND.before), match.index)))
      continue;
    // `have shipped software for 5+ years`
    const isFor = /\bfor (?:over |at least |more than |a minimum of )?$/.test(before);
    const after = low.slice(end, end + SPENT_REACH);
    const isOpening = OPENING.test(before) && /^(?:years|yrs)$/.test(match[2] as string);
    const isSpent =
      (isFor || spent.test(after) || (isOpening && !OTHER_TIME.test(after))) &&
      isAsking(match.index);
    const isLabeled = () => isLabeledTime(low, match.index, end, isAsking);
    if (!isSpent && !EXPERIENCE.test(around) && !isLabeled()) continue;
    if (/years? (?:old|of age|ago)/.test(low.slice(match.index, end + AGE_REACH))) continue;
    const isInsteadOfDegree = INSTEAD_OF_DEGREE.test(low.slice(end, end + AROUND.after));
    const isSure = isSpent || EXPERIENCE.test(lineAround(low, match.index, end)) || isLabeled();
    yield { years, start: match.index, end, isInsteadOfDegree, isSure };
  }
}

function lineAround(low: string, start: number, end: number): string {
  const lineEnd = low.indexOf("\n", end);
  return low.slice(low.lastIndexOf("\n", start) + 1, lineEnd < 0 ? low.length : lineEnd);
}

/** Whether the years are all that follows a label in its line: `Dentrix: 1 year (Preferred)`. */
function isLabeledTime(
  low: string,
  start: number,
  end: number,
  isAsking: (start: number) => boolean,
): boolean {
  const [, label] = LABEL_BEFORE.exec(low.slice(Math.max(0, start - LABEL_REACH), start)) ?? [];
  const after = NOTHING_AFTER.exec(low.slice(end, end + LABEL_REACH));
  if (label === undefined || !after || OTHER_LABEL.test(label)) return false;
  return after[1] !== undefined || isAsking(start);
}
