/**
 * Lowers the credit of a skill's name that is only part of an employer's or department's name:
 * Python Security Ltd.
 */
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";
import type { AnalyzedResume } from "./analyze-resume.ts";
import type { GradedClaim } from "./grade-evidence.ts";
import { lineStart, startsWithLabel } from "./inline-labels.ts";

const LEGAL_FORMS = new Set(
  "ltd limited inc incorporated llc llp lp plc gmbh ag kg ug corp corporation company pty bv sarl sas sl oy ab srl holdings".split(
    " ",
  ),
);
/** Words that make a name a firm's after `and`: Jira & Sons. */
const FAMILY_WORDS = new Set(
  "sons son daughters daughter brothers bros sisters co partners company".split(" "),
);
/** In words. */
const LONGEST_NAME = 7;
/** How many words before a name are read for a label. */
const LONGEST_LINE = 30;
const EMPLOYER_LABEL = /^(?:employer|company|organi[sz]ation|client|firm|workplace|agency)$/;

/** Skills that are also an employer's business, so at least related to its employees' work. */
const BUSINESS =
  /^(?:Healthcare|Logistics|Manufacturing|Construction|Insurance|Retail(?: sales)?|Hospitality|Banking|Real estate|Agriculture|Aviation|Automotive industry|Pharmaceuticals|Biotechnology|E-commerce|Telecommunications|Oil and gas|Hospice care|Home care|Long-term care|Nursing|Veterinary medicine|Dentistry|Pharmacy)$/i;
/** Credit for any other skill in an employer's or department's name. */
const NAME_CREDIT = 0.3;
/** Credit if the skill is at least near the work. */
const NEAR_CREDIT = 0.5;

/** The evidence if a skill's name is part of an employer's or department's name; null otherwise. */
export function employerNameEvidence(
  name: string,
  at: TokenRange,
  resume: AnalyzedResume,
): GradedClaim | null {
  const { tokens, isAllSameCase } = resume.text;
  if (isAllSameCase || !isCapital(tokens[at.from])) return null;
  const department = departmentCredit(name, at, resume);
  if (department !== null)
    return { grade: "related", credit: department, reason: DEPARTMENT_REASON };
  if (!isInCompanyName(tokens, at) && !hasLabel(EMPLOYER_LABEL, tokens, at)) return null;
  const credit = BUSINESS.test(name) ? NEAR_CREDIT : NAME_CREDIT;
  const reason = "Mentioned in an employer's name; a line that shows it in use counts fully.";
  return { grade: "related", credit, reason };
}

/** Python Security Ltd; Excel Logistics, Inc.; Jira & Sons. */
function isInCompanyName(tokens: readonly Token[], { to }: TokenRange): boolean {
  for (let at = to; at < tokens.length && at - to < LONGEST_NAME; at++) {
    const { gap, low, raw } = tokens[at] as Token;
    if (gap > GAP.list) return false;
    if (isCapital(tokens[at]) && LEGAL_FORMS.has(low)) return true;
    if (gap === GAP.list) return false;
    if (low === "and" || low === "of") {
      if (isCapital(tokens[at + 1]) && FAMILY_WORDS.has(tokens[at + 1]?.low ?? "")) return true;
    } else if (!/^[\p{Lu}\d]/u.test(raw)) return false;
  }
  return false;
}

/** `Employer: Excel Logistics` */
function hasLabel(label: RegExp, tokens: readonly Token[], { from }: TokenRange): boolean {
  const start = lineStart(tokens, from, LONGEST_LINE);
  return startsWithLabel(tokens, start, from) && label.test(tokens[start]?.low ?? "");
}

/**
 * The credit if a skill's name is part of a department's. In `Receptionist, Payroll Department` it
 * is low, because receptionists usually don't do payroll.
 */
function departmentCredit(name: string, at: TokenRange, resume: AnalyzedResume): number | null {
  const { tokens } = resume.text;
  const isNamed = DEPARTMENT_WORDS.has(tokens[at.to]?.low ?? "") && isCapital(tokens[at.to]);
  if (!isNamed && !hasLabel(DEPARTMENT_LABEL, tokens, at)) return null;
  const job = resume.jobs.find(({ body }) => at.from >= body.from && at.from < body.to);
  if (!job?.occupation) return NEAR_CREDIT;
  const isOthers =
    job.isFar || resume.occupations?.isUsual(name, job.occupation.occupationSet) === false;
  return isOthers ? NAME_CREDIT : NEAR_CREDIT;
}
const DEPARTMENT_WORDS = new Set("department dept division".split(" "));
const DEPARTMENT_LABEL = /^(?:department|dept|division)$/;
const DEPARTMENT_REASON =
  "Mentioned in a department's name; a line that shows it in use counts fully.";

const isCapital = (token: Token | undefined) => token !== undefined && /^\p{Lu}/u.test(token.raw);
