/** Grades how a resume shows a claimed skill: as work done, as a certificate, or as a list item. */
import type { Grade } from "#app/core/ats/claims/claim-status.ts";
import { IRREGULAR_PAST } from "#app/core/ats/claims/clause-words.ts";
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import { LANGUAGE } from "#app/core/ats/words/spoken-languages.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";
import type { AnalyzedResume } from "./analyze-resume.ts";
import { CREDENTIAL } from "./credentials.ts";
import type { Evidence } from "./evidence-type.ts";
import { isInList, isInSentenceOfWork } from "./list-context.ts";

export const LISTED = "Named in a list only; a line that shows it in use counts fully.";
/** The reason for lists that no line of work supports. */
export const LISTED_ALONE =
  "Only listed, like nearly all that is asked for; lines that show such things in use count fully.";
/** The reason for lists if all jobs are of another trade. */
export const LISTED_IN_OTHER_TRADE =
  "Only listed, and your jobs are in another line of work; a line that shows it in use counts fully.";
const STATED = "Stated, not shown; a line about what you did with it counts fully.";
const DONE = "Shown in a line about your work.";
const HELD = "Held: a certificate, license, degree or language.";

/** Credit for a skill that is only in a list. */
const LIST_CREDIT = 0.82;

const HELD_SECTIONS = new Set(["Certificates", "Education", "Languages"]);
const LEVEL = new Set("fluent native bilingual c1 c2 b2 advanced".split(" "));
/** Words of self-praise, in place of a line of work. */
const STATEMENT = new Set(
  "proficient proficiency skilled skill skills knowledge knowledgeable familiar familiarity expertise expert competent understanding adept versed".split(
    " ",
  ),
);
/** How many words before a name are read for them. */
const MAX_BEFORE = 6;

/** Share of the credit of a listed skill that lines of work name only as sold, booked and so on. */
const INDIRECT_WORK_SHARE = 0.5;

/**
 * Evidence for a skill that is listed, and that lines of work name only as indirect work.
 * @param reasonOfLines the reason that those lines count little
 */
export function listedWithIndirectWork(shown: Evidence, reasonOfLines: string): Evidence {
  const what = reasonOfLines.replace(/^Mentioned, but as |\.$/g, "");
  const reason = `Listed; in your lines it is ${what}.`;
  return {
    ...shown,
    credit: shown.credit * INDIRECT_WORK_SHARE,
    reason,
    discountedBecause: reason,
  };
}

export interface GradedClaim {
  grade: Grade;
  credit: number;
  reason: string;
}

/** From this many listed skills on, a reader expects some skills to be shown in use … */
const LONG_LIST = 4;
/** … namely this share of all skills shown. */
const EXPECTED_SHARE_IN_USE = 0.3;
/** Credit for a list that no line of work supports, relative to one that work supports. */
export const MIN_SUPPORT = 0.45;

/**
 * The share of listed skills' credit that counts: a list of all that is asked for, with next to
 * nothing shown in use, shows little.
 * @param grades of the posting's hard skills
 * @returns MIN_SUPPORT to 1; 1 for lists that lines of work support
 */
export function supportOfLists(grades: readonly Grade[]): number {
  const listed = grades.filter((grade) => grade === "listing").length;
  const used = grades.filter((grade) => grade === "doing" || grade === "holding").length;
  // Skills at a basic level, or only sold, booked and so on, don't support a list.
  const basic = grades.filter((grade) => grade === "basic").length;
  if (listed < LONG_LIST) return 1;
  const share = Math.min(1, used / (listed + used + basic) / EXPECTED_SHARE_IN_USE);
  return MIN_SUPPORT + (1 - MIN_SUPPORT) * share;
}

/** How a claimed mention shows the requirement, and its share of the credit. */
export function gradeClaim(
  requirement: Requirement,
  resume: AnalyzedResume,
  at: TokenRange,
): GradedClaim {
  const { tokens } = resume.text;
  const section = resume.sectionAt(at.from);
  // There is no word list in other languages to tell a course from a license.
  const isCourse = section === "Courses" || (resume.isForeign && section === "Education");
  // `Languages: Python, Java`
  const isProgramming = section === "Languages" && isTradeTerm(requirement);
  const isHeld =
    (section !== null && HELD_SECTIONS.has(section) && !isCourse && !isProgramming) ||
    CREDENTIAL.test(requirement.name) ||
    LANGUAGE.test(requirement.name) ||
    isCertified(tokens, at) ||
    (!isTradeTerm(requirement) && hasLevel(tokens, at));
  if (isHeld) return { grade: "holding", credit: 1, reason: HELD };
  if (
    isCourse ||
    (isIntroduction(resume, at) && (resume.isForeign || !saysWhatWasDone(tokens, at)))
  )
    return { grade: "listing", credit: LIST_CREDIT, reason: STATED };
  // Other languages describe work in nouns, and a line of nouns is not a list of skills; nor is a
  // job title with a comma.
  const isWork = (resume.isForeign && section === "Experience") || isInJobTitle(resume, at);
  const isSkill = resume.isForeign && section === "Skills";
  const isListed = !isWork && isInList(tokens, at.from, at.to) && !isInSentenceOfWork(resume, at);
  if (isSkill || isListed) return { grade: "listing", credit: LIST_CREDIT, reason: LISTED };
  if (isStated(tokens, at)) return { grade: "listing", credit: LIST_CREDIT, reason: STATED };
  return { grade: "doing", credit: 1, reason: DONE };
}

/** Whether it is a term of a trade, so not a spoken language: SQL in `fluent SQL`. */
const isTradeTerm = ({ term }: Requirement) => term !== null && term.trade >= 0;

/** `Staff Nurse, Intensive Care`. */
const isInJobTitle = ({ jobs }: AnalyzedResume, { from, to }: TokenRange): boolean =>
  jobs.some(({ title }) => from >= title.from && to <= title.to);

/** Whether the place is in the profile at the top, before any job. */
function isIntroduction({ sectionAt, jobs }: AnalyzedResume, { from }: TokenRange): boolean {
  const section = sectionAt(from);
  const [first] = jobs;
  return (
    section === "Summary" || (section === null && first !== undefined && from < first.title.from)
  );
}

/** `Led the migration to Kubernetes`: the sentence says what was done. */
function saysWhatWasDone(tokens: Token[], { from }: TokenRange): boolean {
  for (let at = from; at >= 0; at--) {
    const { low, gap } = tokens[at] as Token;
    if (at < from && IRREGULAR_PAST.has(low)) return true;
    if (gap >= GAP.sentence) return false;
  }
  return false;
}

/** `fluent Spanish`, `German (C1)`. */
const hasLevel = (tokens: Token[], { from, to }: TokenRange) =>
  LEVEL.has(tokens[from - 1]?.low ?? "") || LEVEL.has(tokens[to]?.low ?? "");

/** Words between a name and `certified`: `ICC B1 certified`. */
const MAX_BEFORE_CERTIFIED = 1;
const AFTER_CERTIFIED = /^(?:\d+|since|through|until)$/;

/**
 * `Forklift certified`, `BQA certified since 2023`; not `an ISO certified plant` or `not certified`.
 */
function isCertified(tokens: Token[], { to }: TokenRange): boolean {
  for (let index = to; index <= to + MAX_BEFORE_CERTIFIED; index++) {
    const token = tokens[index];
    if (!token || token.gap > GAP.hyphen) return false;
    if (token.word.isFunctionWord) return false;
    if (token.low !== "certified") continue;
    const next = tokens[index + 1];
    return (
      !next || next.gap >= GAP.list || next.word.isFunctionWord || AFTER_CERTIFIED.test(next.low)
    );
  }
  return false;
}

/** `Proficient in Excel`, with no verb that says what was done. */
function isStated(tokens: Token[], { from }: TokenRange): boolean {
  let isStatement = false;
  for (let at = from; at > 0 && from - at < MAX_BEFORE; at--) {
    const { low } = tokens[at] as Token;
    if (IRREGULAR_PAST.has(low) || /^[a-z]{3,}(?:ed|ing)$/.test(low)) return false;
    if (STATEMENT.has(low)) isStatement = true;
    if ((tokens[at] as Token).gap >= GAP.sentence) break;
  }
  return isStatement;
}
