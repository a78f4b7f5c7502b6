/** How far a resume shows the degree that a posting asks for. */
import { meaningOf, STATUS, statusAt } from "#app/core/ats/claims/claim-status.ts";
import { fieldsHeld, RELATED_TOO } from "#app/core/ats/posting/conditions/degree-fields.ts";
import { type DegreeMention, degreesIn } from "#app/core/ats/posting/conditions/degrees.ts";
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import type { Phrase } from "#app/core/ats/words/phrase.ts";
import { rangeAt } from "#app/core/ats/words/tokens.ts";
import type { Evidence } from "./evidence-type.ts";
import type { ReadResume } from "./read-resume.ts";
import { monthIndex, workPeriods } from "./work-periods.ts";

const HELD_DEGREE = "Held: a degree at least as high as asked for.";
/** Credit for an unfinished degree. */
const UNFINISHED_CREDIT = 0.4;
const UNFINISHED = "A degree in progress or not finished.";

/** Credit for a degree of that level in another field. */
const OTHER_FIELD_CREDIT = 0.3;
/** Credit if the posting accepts a related field without naming which. */
const MAYBE_RELATED_CREDIT = 0.7;
const OTHER_FIELD = "A degree in another field than the job description asks for.";

export function degreeEvidence(
  { amount, fields = 0 }: Requirement,
  resume: ReadResume,
): Evidence | null {
  const { text, hidden, claims } = resume;
  const otherCredit = fields & RELATED_TOO ? MAYBE_RELATED_CREDIT : OTHER_FIELD_CREDIT;
  const low = fields === 0 ? "" : text.clean.text.toLowerCase();
  const isOther = (degree: DegreeMention) => {
    const held = fields === 0 ? 0 : fieldsHeld(low, degree);
    return held !== 0 && (held & fields) === 0;
  };
  const enough = degreesIn(text.clean.text)
    .filter(({ level }) => level >= amount)
    .map((degree) => ({ ...degree, at: rangeAt(text, degree.start, degree.end) }))
    .filter((degree) => degree.at !== null && hidden[degree.at.from] !== 1)
    .map((degree) => {
      const credit = degreeCredit(degree, degree.at as Phrase, resume);
      return isOther(degree) ? { ...degree, credit: credit * otherCredit } : { ...degree, credit };
    })
    .sort((a, b) => b.credit - a.credit)[0];
  if (!enough?.at) return lowerDegree(amount, resume);
  const status = statusAt(claims, enough.at);
  const isWhole = enough.credit === 1;
  const isElsewhere = isOther(enough);
  const reason = isWhole
    ? HELD_DEGREE
    : isElsewhere
      ? OTHER_FIELD
      : status === STATUS.claimed || status === STATUS.learning
        ? UNFINISHED
        : meaningOf(status).reason;
  return {
    how: enough.level === amount ? "exact" : "alias",
    credit: enough.credit,
    grade: isWhole ? "holding" : isElsewhere ? "related" : enough.credit > 0 ? "learning" : "none",
    reason,
    at: enough.at,
    discountedBecause: isWhole ? null : reason,
  };
}

/** A lower degree doesn't show the requirement; the reason says so. */
function lowerDegree(amount: number, { text, hidden }: ReadResume): Evidence | null {
  const [highest] = degreesIn(text.clean.text)
    .filter(({ level }) => level < amount)
    .sort((a, b) => b.level - a.level);
  const at = highest ? rangeAt(text, highest.start, highest.end) : null;
  if (!at || hidden[at.from] === 1) return null;
  const reason = LOWER_DEGREE;
  return { how: null, credit: 0, grade: "none", reason, at, discountedBecause: reason };
}
const LOWER_DEGREE = "A lower degree than the job description asks for.";

function degreeCredit(degree: DegreeMention, at: Phrase, resume: ReadResume): number {
  const status = statusAt(resume.claims, at);
  if (status === STATUS.learning) return UNFINISHED_CREDIT;
  if (status !== STATUS.claimed) return meaningOf(status).credit;
  return isUnfinished(degree, resume) ? UNFINISHED_CREDIT : 1;
}

/** `BSc Biology, 2024 - present`: its own line says that it is in progress. */
function isUnfinished({ start, end }: DegreeMention, { text, today }: ReadResume): boolean {
  const { text: clean } = text.clean;
  const before = clean.slice(Math.max(0, start - LONGEST_LINE), start);
  const after = clean.slice(end, end + LONGEST_LINE).split("\n")[0] ?? "";
  const line = before.slice(before.lastIndexOf("\n") + 1) + clean.slice(start, end) + after;
  // In a text without lines a job's dates would be taken for the degree's.
  if (line.length > LONGEST_LINE) return false;
  const now = monthIndex(today);
  const isJob = /\b(?:worked|work|experience)\b/i.test(line);
  return !isJob && workPeriods(line.toLowerCase(), today).some(({ to }) => to > now);
}
const LONGEST_LINE = 160;
