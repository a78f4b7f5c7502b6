/**
 * The evidence for a required degree: the resume's degree of at least that level with the most
 * credit.
 */
import { meaningOf, STATUS, statusAt } from "#app/core/ats/claims/claim-status.ts";
import { fieldsHeld, RELATED_TOO } from "#app/core/ats/posting/conditions/degree-fields.ts";
import { type DegreeMention, degreesIn } from "#app/core/ats/posting/conditions/degrees.ts";
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { rangeAt } from "#app/core/ats/words/tokens.ts";
import type { AnalyzedResume } from "./analyze-resume.ts";
import type { Evidence } from "./evidence-type.ts";
import { monthIndex, workPeriods } from "./work-periods.ts";

const HELD_DEGREE = "Held: a degree at least as high as asked for.";
/** Credit for an unfinished degree. */
const UNFINISHED_CREDIT = 0.4;
const UNFINISHED = "A degree in progress or not finished.";
const LOWER_DEGREE = "A lower degree than the job description asks for.";

/** The credit is multiplied by this if the degree is in another field of study. */
const OTHER_FIELD_CREDIT = 0.3;
/**
 * The same if the posting accepts related fields without naming them, so that this one may count.
 */
const MAYBE_RELATED_CREDIT = 0.7;
const OTHER_FIELD = "A degree in another field than the job description asks for.";

/** Null if the resume names no degree. */
export function degreeEvidence(
  { amount: askedLevel, fields = 0 }: Requirement,
  resume: AnalyzedResume,
): Evidence | null {
  const { text, hidden, claims } = resume;
  const isHidden = (index: number) => hidden[index] === 1;
  // Fields of study are bits (degree-fields.ts); 0 means that none is asked for or known.
  const otherCredit = fields & RELATED_TOO ? MAYBE_RELATED_CREDIT : OTHER_FIELD_CREDIT;
  const lowerCased = fields === 0 ? "" : text.clean.text.toLowerCase();
  const isOtherField = (degree: DegreeMention) => {
    const heldFields = fields === 0 ? 0 : fieldsHeld(lowerCased, degree);
    return heldFields !== 0 && (heldFields & fields) === 0;
  };
  const best = degreesIn(text.clean.text)
    .filter(({ level }) => level >= askedLevel)
    .map((degree) => ({ ...degree, at: rangeAt(text, degree.start, degree.end) }))
    .filter((degree) => degree.at !== null && !isHidden(degree.at.from))
    .map((degree) => {
      const credit = degreeCredit(degree, degree.at as TokenRange, resume);
      return isOtherField(degree)
        ? { ...degree, credit: credit * otherCredit }
        : { ...degree, credit };
    })
    .sort((a, b) => b.credit - a.credit)[0];
  if (!best?.at) return lowerDegree(askedLevel, resume);
  const status = statusAt(claims, best.at);
  const hasFullCredit = best.credit === 1;
  const hasOtherField = isOtherField(best);
  // A higher degree is reported like another name of the one asked for.
  const how = best.level === askedLevel ? "exact" : "alias";
  const { credit, at } = best;
  if (hasFullCredit)
    return { how, credit, grade: "holding", reason: HELD_DEGREE, at, discountedBecause: null };
  if (hasOtherField)
    return {
      how,
      credit,
      grade: "related",
      reason: OTHER_FIELD,
      at,
      discountedBecause: OTHER_FIELD,
    };
  const reason =
    status === STATUS.claimed || status === STATUS.learning ? UNFINISHED : meaningOf(status).reason;
  // A degree that counts in part is graded like one in progress, whatever its status.
  const grade = credit > 0 ? "learning" : "none";
  return { how, credit, grade, reason, at, discountedBecause: reason };
}

/** Evidence without credit if the resume only has a lower degree, with that reason. */
function lowerDegree(askedLevel: number, { text, hidden }: AnalyzedResume): Evidence | null {
  const [highest] = degreesIn(text.clean.text)
    .filter(({ level }) => level < askedLevel)
    .sort((a, b) => b.level - a.level);
  const at = highest ? rangeAt(text, highest.start, highest.end) : null;
  if (!at || hidden[at.from] === 1) return null;
  const reason = LOWER_DEGREE;
  return { how: null, credit: 0, grade: "none", reason, at, discountedBecause: reason };
}

function degreeCredit(degree: DegreeMention, at: TokenRange, resume: AnalyzedResume): number {
  const status = statusAt(resume.claims, at);
  if (status === STATUS.learning) return UNFINISHED_CREDIT;
  if (status !== STATUS.claimed) return meaningOf(status).credit;
  return isUnfinished(degree, resume) ? UNFINISHED_CREDIT : 1;
}

/** Whether the dates in the degree's line are open or end in the future: `BSc, 2024 - present`. */
function isUnfinished({ start, end }: DegreeMention, { text, today }: AnalyzedResume): boolean {
  const { text: clean } = text.clean;
  const before = clean.slice(Math.max(0, start - LONGEST_LINE), start);
  const after = clean.slice(end, end + LONGEST_LINE).split("\n")[0] ?? "";
  const line = before.slice(before.lastIndexOf("\n") + 1) + clean.slice(start, end) + after;
  // In a text without line breaks, a job's dates would be taken for the degree's.
  if (line.length > LONGEST_LINE) return false;
  const now = monthIndex(today);
  const isJob = /\b(?:worked|work|experience)\b/i.test(line);
  return !isJob && workPeriods(line.toLowerCase(), today).some(({ to }) => to > now);
}
/** In characters. */
const LONGEST_LINE = 160;
