/**
 * The evidence for required years of experience: those that a resume's dates cover, or its text
 * states, in the posting's trade.
 */

import type { Posting } from "#app/core/ats/posting/posting.ts";
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import { rangeAt } from "#app/core/ats/words/tokens.ts";
import type { AnalyzedResume } from "./analyze-resume.ts";
import { askedWork } from "./asked-work.ts";
import type { Evidence } from "./evidence-type.ts";
import type { JobEntry } from "./job-entries.ts";
import { isInTradeByTitle, isOnlyRelatedOccupation } from "./job-trade.ts";
import { untoldWork } from "./told-work.ts";
import { type ShownYears, yearsShown } from "./years-shown.ts";

/** A shortfall of this share is tolerated, because dates rarely name the day. */
const ENOUGH_SHARE = 0.95;
/** Less than this gets no credit; in years, and also as a share of the required years. */
const MIN_COUNTED = 0.5;
/** Maximum credit for fewer years than asked for. */
const MAX_PARTIAL_CREDIT = 0.8;

/** Maximum credit for years in the trade that don't tell the narrower work asked for. */
const UNTOLD_CREDIT = 0.5;

/**
 * Null for less than half a year, or if the text that shows the years is hidden in the file. If the
 * years asked for are of a narrower work than the posting's trade (asked-work.ts), jobs that don't
 * tell it count for at most UNTOLD_CREDIT, and not at all if they are only related to the trade.
 */
export function yearsEvidence(
  requirement: Requirement,
  resume: AnalyzedResume,
  posting: Posting,
): Evidence | null {
  const { amount } = requirement;
  const work = askedWork(requirement, posting);
  const isOfTrade = (entry: JobEntry) => isInTradeByTitle(entry, resume, posting);
  const untold = (entry: JobEntry) => untoldWork(entry, work, resume, posting, isOfTrade(entry));
  const told = yearsShown(resume, posting, (entry) => untold(entry).length === 0);
  const direct = told && evidenceOf(told, amount, resume);
  if (work.length === 0 || direct?.credit === 1) return direct;
  const inTrade = yearsShown(resume, posting, () => true);
  const general = inTrade && evidenceOf(inTrade, amount, resume);
  if (!general || (direct && told && inTrade.years <= told.years)) return direct;
  const ownTrade = yearsShown(
    resume,
    posting,
    (entry) => isOfTrade(entry) && !isOnlyRelatedOccupation(entry, posting),
  );
  const ownCredit = (ownTrade && evidenceOf(ownTrade, amount, resume)?.credit) ?? 0;
  const credit = Math.max(direct?.credit ?? 0, UNTOLD_CREDIT * ownCredit);
  const names = new Set(inTrade.entries.flatMap(untold).map(({ name }) => name));
  const reason = describeUntold(inTrade, direct ? told : null, [...names]);
  const { at } = direct ?? general;
  const grade = credit > 0 ? "related" : "none";
  return { how: "nearby", credit, grade, reason, at, discountedBecause: reason };
}

/** The evidence of the years shown; null if they are too few, or their text is hidden in the file. */
function evidenceOf(
  shown: ShownYears,
  amount: number,
  { text, hidden }: AnalyzedResume,
): Evidence | null {
  const at = rangeAt(text, shown.start, shown.end);
  if (shown.years < MIN_COUNTED || (at && hidden[at.from])) return null;
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

const rounded = (amount: number) => Math.round(amount * 10) / 10;
const named = (amount: number) => `${rounded(amount)} ${rounded(amount) === 1 ? "year" : "years"}`;

/** The years that the resume shows, as a sentence that the person can check against the dates. */
function describeYears({ years, relatedYears, isStated, isOtherTradeLeftOut }: ShownYears): string {
  if (isStated) return `Your resume says ${named(years)}.`;
  const inTrade = isOtherTradeLeftOut ? " in this line of work" : "";
  const dates = `Your dates add up to about ${named(years + relatedYears / 2)}`;
  if (rounded(relatedYears) === 0) return `${dates}${inTrade}.`;
  if (years === relatedYears / 2)
    return `Your dates add up to about ${named(relatedYears)} in related work, which count half.`;
  return `${dates}; ${rounded(relatedYears)} of them, in related work, count half.`;
}

/** What to do if jobs in the trade don't tell the work asked for. */
export const NAME_THE_WORK = "Name it in each job where it is true.";

/**
 * Says that jobs in the trade don't tell the work asked for.
 * @param told the years that tell it; null if there are none
 */
function describeUntold(inTrade: ShownYears, told: ShownYears | null, names: string[]): string {
  const work = names.map((name) => `“${name}”`).join(" and ");
  const years = named(inTrade.years + inTrade.relatedYears / 2);
  const all = inTrade.isStated
    ? `Your resume says ${years}`
    : `Your dates add up to about ${years} in this line of work`;
  if (inTrade.isStated && !told)
    return `${all}, but not that they include ${work}. ${NAME_THE_WORK}`;
  const part = told
    ? `the jobs that name ${work} add up to only about ${named(told.years + told.relatedYears / 2)}`
    : `none of these jobs names ${work}`;
  return `${all}, but ${part}. ${NAME_THE_WORK}`;
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
