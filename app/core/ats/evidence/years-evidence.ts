/**
 * The evidence for required years of experience: those that a resume's dates cover, or its text
 * states, in the posting's trade.
 */

import { STATUS } from "#app/core/ats/claims/claim-status.ts";
import { namedOccupation } from "#app/core/ats/occupations/named-occupations.ts";
import { NUMBERS, numberOf } from "#app/core/ats/posting/conditions/years.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import { matchesOf } from "#app/core/ats/words/matches-of.ts";
import { rangeAt } from "#app/core/ats/words/tokens.ts";
import type { AnalyzedResume } from "./analyze-resume.ts";
import type { Evidence } from "./evidence-type.ts";
import type { JobEntry } from "./job-entries.ts";
import { isInPostingsTrade, isOnlyRelatedOccupation } from "./job-trade.ts";
import { yearsCovered } from "./work-periods.ts";

/** Years that the text states: `ten years of experience`, `5+ years as`. */
const STATED = new RegExp(
  `(?<![\\d.])(\\d{1,2}(?:\\.\\d)?|${NUMBERS.join("|")})\\s?\\+?\\s{0,2}(?:years?|yrs?)(?:'|s')?\\s{0,2}(?!old|ago|of age)(?:(?:of\\s)?(?:\\w{1,20}\\s){0,4}experience|(?:in|as|on|working|of)\\s)`,
  "g",
);
/** A larger number is a typo or an age. */
const MAX_YEARS = 45;
/** A shortfall of this share is tolerated, because dates rarely name the day. */
const ENOUGH_SHARE = 0.95;
/** Less than this gets no credit; in years, and also as a share of the required years. */
const MIN_COUNTED = 0.5;
/** Maximum credit for fewer years than asked for. */
const MAX_PARTIAL_CREDIT = 0.8;

interface ShownYears {
  /** Years in a related occupation count half. */
  years: number;
  /** How many years of the dates are in a related occupation. */
  relatedYears: number;
  /** Offsets in the clean text of the dates or words that show them. */
  start: number;
  end: number;
  /** Whether the text states them, in place of dates. */
  isStated: boolean;
  /** Whether jobs of another trade are not counted. */
  isOtherTradeLeftOut: boolean;
}

/** Null for less than half a year, or if the text that shows the years is hidden in the file. */
export function yearsEvidence(
  { amount }: Requirement,
  resume: AnalyzedResume,
  posting: Posting,
): Evidence | null {
  const { text, hidden } = resume;
  const shown = yearsShown(resume, posting);
  const at = shown && rangeAt(text, shown.start, shown.end);
  if (!shown || shown.years < MIN_COUNTED || (at && hidden[at.from])) return null;
  const share = shown.years / amount;
  const isEnough = share >= ENOUGH_SHARE;
  const partialCredit = share < MIN_COUNTED ? 0 : Math.min(MAX_PARTIAL_CREDIT, share);
  const credit = isEnough ? 1 : partialCredit;
  const reason = describeYears(shown);
  return {
    // "nearby" is shown as "in part", and "doing" as work that was done.
    how: isEnough ? "exact" : "nearby",
    credit,
    grade: credit > 0 ? "doing" : "none",
    reason,
    at,
    discountedBecause: isEnough ? null : reason,
  };
}

/** The years that the resume shows, as a sentence that the person can check against the dates. */
function describeYears({ years, relatedYears, isStated, isOtherTradeLeftOut }: ShownYears): string {
  const rounded = (amount: number) => Math.round(amount * 10) / 10;
  const named = (amount: number) =>
    `${rounded(amount)} ${rounded(amount) === 1 ? "year" : "years"}`;
  if (isStated) return `Your resume says ${named(years)}.`;
  const inTrade = isOtherTradeLeftOut ? " in this line of work" : "";
  const dates = `Your dates add up to about ${named(years + relatedYears / 2)}`;
  if (rounded(relatedYears) === 0) return `${dates}${inTrade}.`;
  if (years === relatedYears / 2)
    return `Your dates add up to about ${named(relatedYears)} in related work, which count half.`;
  return `${dates}; ${rounded(relatedYears)} of them, in related work, count half.`;
}

/**
 * If the posting accepts experience in place of a degree, this many years of it get INSTEAD_CREDIT.
 */
const YEARS_OF_DEGREE = 4;
const INSTEAD_CREDIT = 0.8;

/**
 * Evidence for `Bachelor's degree or equivalent experience`. How many years are enough is not said,
 * so they get only part of the credit.
 */
export function experienceInstead(
  requirement: Requirement,
  resume: AnalyzedResume,
  posting: Posting,
): Evidence | null {
  const shown = yearsEvidence({ ...requirement, amount: YEARS_OF_DEGREE }, resume, posting);
  if (!shown) return null;
  const reason = `${shown.reason} The job description accepts experience instead.`;
  const credit = INSTEAD_CREDIT * shown.credit;
  const how = "alternative";
  return { ...shown, how, metBy: "experience", credit, reason, discountedBecause: reason };
}

/** The longer of what the dates cover and what the text states; null if there is neither. */
function yearsShown(resume: AnalyzedResume, posting: Posting): ShownYears | null {
  const low = resume.text.clean.text.toLowerCase();
  const { jobs } = resume;
  const tradeEntries = jobs.filter((entry) => isInPostingsTrade(entry, resume, posting));
  const [first] = tradeEntries;
  const isOtherTradeLeftOut = tradeEntries.length < jobs.length;
  let best: ShownYears | null = first
    ? {
        ...yearsIn(tradeEntries, posting),
        start: first.period.start,
        end: first.period.end,
        isStated: false,
        isOtherTradeLeftOut,
      }
    : null;
  for (const match of matchesOf(low, STATED)) {
    const years = numberOf(match[1] as string);
    const end = match.index + match[0].length;
    if (years > MAX_YEARS || (best && best.years >= years)) continue;
    const stated = statedEntry(resume, match.index, end, posting);
    // "Seeking" or "no" in the words before the years says that they are not the person's.
    if (resume.claims[stated.title.from] !== STATUS.claimed) continue;
    // Years stated without a trade belong to the jobs, and none of these is in the posting's trade.
    if (!stated.occupation && !first && jobs.length > 0) continue;
    if (!isInPostingsTrade(stated, resume, posting)) continue;
    best = {
      years,
      relatedYears: 0,
      start: match.index,
      end,
      isStated: true,
      isOtherTradeLeftOut,
    };
  }
  return best;
}

/** The years that count, and those of them in a related occupation, which count half. */
function yearsIn(
  tradeEntries: readonly JobEntry[],
  posting: Posting,
): Pick<ShownYears, "years" | "relatedYears"> {
  const covered = (entries: readonly JobEntry[]) =>
    yearsCovered(entries.map(({ period }) => period));
  const same = tradeEntries.filter((entry) => !isOnlyRelatedOccupation(entry, posting));
  const relatedYears = covered(tradeEntries) - covered(same);
  return { years: covered(same) + relatedYears / 2, relatedYears };
}

/** How many words before and after stated years may name the occupation. */
const STATED_REACH = { before: 4, after: 6 };
/**
 * Stated years as a job, with the occupation named in the few words around them: `ten years of
 * experience as a welder`.
 */
function statedEntry(
  { text }: AnalyzedResume,
  start: number,
  end: number,
  { model: { occupations } }: Posting,
): JobEntry {
  const at = rangeAt(text, start, end) ?? { from: 0, to: 0 };
  const title = {
    from: Math.max(0, at.from - STATED_REACH.before),
    to: Math.min(text.tokens.length, at.to + STATED_REACH.after),
  };
  const occupation = occupations && namedOccupation(text.tokens, title, occupations);
  return { period: { from: 0, to: 0, start, end }, title, body: title, occupation, isFar: false };
}
