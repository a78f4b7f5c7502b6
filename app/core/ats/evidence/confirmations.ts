/**
 * Applies a person's answers about lines that may show a requirement without naming it: "Yes, this
 * shows it" or "No". An answer belongs to one requirement and one line, and counts only while the
 * engine itself finds that line plausible for that requirement.
 */

import type { Grade } from "#app/core/ats/claims/claim-status.ts";
import { canonicalOf } from "#app/core/ats/corrections.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import type { AnalyzedResume } from "./analyze-resume.ts";
import type { Evidence, EvidenceAnswer } from "./evidence-type.ts";
import { supportOfLists } from "./grade-evidence.ts";
import { gradeMention } from "./grade-mention.ts";
import { isAboutCredential, needsName, needsNameForLineReader } from "./needs-name.ts";

export const CONFIRMED = "Confirmed by you.";
export const REJECTED = "Not counted: you said no.";

/**
 * Grades that an answer can confirm: what the writer does or has; not what they learn, help with,
 * want or see others do.
 */
const CONFIRMABLE_GRADES = new Set<Grade>(["doing", "listing"]);

/**
 * Marks the evidence that a person may confirm, and applies the answers to it.
 * @param shown the evidence of each requirement, after the discount for lists (supportOfLists)
 * @param resumeText the original text, from which lines are quoted
 */
export function withConfirmations(
  shown: readonly Evidence[],
  resume: AnalyzedResume,
  posting: Posting,
  resumeText: string,
): Evidence[] {
  const questions = posting.requirements.map((requirement, index) =>
    questionAbout(requirement, shown[index] as Evidence, resume, posting, resumeText),
  );
  // A confirmed line of work also supports listed skills, as one that names the requirement would.
  const gradeAt = (index: number) =>
    questions[index]?.shows ? questions[index].ifNamed.grade : (shown[index] as Evidence).grade;
  const hardSkills = posting.requirements.flatMap(({ kind }, index) =>
    kind === "hard" ? [index] : [],
  );
  const support = supportOfLists(hardSkills.map(gradeAt));
  return shown.map((evidence, index) => {
    const question = questions[index];
    if (evidence.isUnquoted && (question?.shows ?? null) === null) return { ...evidence, at: null };
    if (!question) return evidence;
    const { line, shows, ifNamed } = question;
    const answered =
      shows === null
        ? evidence
        : shows
          ? confirmEvidence(evidence, ifNamed, support)
          : rejectEvidence(evidence);
    return { ...answered, confirmation: { line, shows } };
  });
}

interface Question {
  line: string;
  /** The person's answer; null if there is none. */
  shows: boolean | null;
  /** The evidence that the same line would be if it named the requirement. */
  ifNamed: Evidence;
}

/** The line that a person may confirm for a requirement; null if there is none. */
function questionAbout(
  requirement: Requirement,
  { how, credit, at, isAssumedFromJob, isByLineReader }: Evidence,
  resume: AnalyzedResume,
  { model, answers }: Posting,
  resumeText: string,
): Question | null {
  if (!at || isAssumedFromJob || how !== "nearby" || credit <= 0) return null;
  const requiresName = isByLineReader ? needsNameForLineReader : needsName;
  if (requiresName(requirement, model.lexicon)) return null;
  const ifNamed = gradeMention(requirement, resume, at, "exact", 1, null);
  // Evidence from the line reader can be rejected, even if a Yes would add no credit.
  if (!CONFIRMABLE_GRADES.has(ifNamed.grade) || (ifNamed.credit <= credit && !isByLineReader))
    return null;
  const line = lineOf(resume.text, at, resumeText);
  if (isAboutCredential(line)) return null;
  return { line, shows: answerTo(requirement, line, answers), ifNamed };
}

/** @param support the share of a listed skill's credit that counts (supportOfLists) */
function confirmEvidence(evidence: Evidence, ifNamed: Evidence, support: number): Evidence {
  const confirmedCredit = ifNamed.grade === "listing" ? ifNamed.credit * support : ifNamed.credit;
  const discountedBecause =
    ifNamed.discountedBecause && `${CONFIRMED} ${ifNamed.discountedBecause}`;
  return {
    ...evidence,
    how: "confirmed",
    grade: ifNamed.grade,
    // A Yes never lowers the credit.
    credit: Math.max(evidence.credit, confirmedCredit),
    reason: discountedBecause ?? CONFIRMED,
    discountedBecause,
  };
}

const rejectEvidence = (evidence: Evidence): Evidence => ({
  ...evidence,
  how: null,
  grade: "none",
  credit: 0,
  reason: REJECTED,
  discountedBecause: REJECTED,
});

/** The last answer about this requirement and line; null if there is none. */
function answerTo(
  requirement: Requirement,
  line: string,
  answers: readonly EvidenceAnswer[],
): boolean | null {
  if (answers.length === 0) return null;
  const term = canonicalOf(requirement);
  const words = normalizeLine(line);
  const answer = answers.findLast(
    (each) => each.term === term && normalizeLine(each.line) === words,
  );
  return answer?.shows ?? null;
}

/** Lines that differ only in bullets, blanks or a full stop are the same. */
const normalizeLine = (line: string) =>
  line.replace(/\s+/g, " ").replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");

/**
 * A longer line is cut to the sentence. Also an answer's maximum (core/resume/job-description.ts).
 */
const LONGEST_LINE = 400;

/** The original line around the tokens, or only the sentence if it is long, with single spaces. */
function lineOf({ clean, tokens }: TokenText, at: TokenRange, resumeText: string): string {
  const quoteWithin = (gap: number) => {
    let { from, to } = at;
    while (from > 0 && (tokens[from] as Token).gap < gap) from--;
    while (to < tokens.length && (tokens[to] as Token).gap < gap) to++;
    const start = clean.sourceOffsets[(tokens[from] as Token).start] ?? 0;
    const end = (clean.sourceOffsets[(tokens[to - 1] as Token).end - 1] ?? start) + 1;
    return resumeText.slice(start, end).replace(/\s+/g, " ").trim();
  };
  const line = quoteWithin(GAP.line);
  return line.length <= LONGEST_LINE
    ? line
    : quoteWithin(GAP.sentence).slice(0, LONGEST_LINE).trim();
}
