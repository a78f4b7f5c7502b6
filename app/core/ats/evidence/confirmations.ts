/**
 * A person's answers about evidence in other words: "Yes, this shows it" or "No". An answer belongs to one requirement
 * and one line, and counts only as long as the engine itself finds that line plausible for that requirement.
 */

import type { Grade } from "#app/core/ats/claims/claim-status.ts";
import { canonicalOf } from "#app/core/ats/corrections.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import type { Phrase } from "#app/core/ats/words/phrase.ts";
import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import { graded } from "./evidence.ts";
import type { Evidence, EvidenceAnswer } from "./evidence-type.ts";
import { supportOfLists } from "./grade-evidence.ts";
import type { ReadResume } from "./read-resume.ts";
import { isAboutCredential, isNamedOnly, isShownByName } from "./shown-by-name.ts";

export const CONFIRMED = "Confirmed by you.";
export const REJECTED = "Not counted: you said no.";

/**
 * Statuses that an answer can confirm: what the writer does or has; not what they learn, help with, want or see others
 * do.
 */
const OWN_GRADES = new Set<Grade>(["doing", "listing"]);

/**
 * Marks the evidence that a person may confirm, and applies the answers to it.
 * @param shown by requirement, lists already discounted (supportOfLists)
 * @param resumeText as it was given: lines are quoted from it
 */
export function withConfirmations(
  shown: readonly Evidence[],
  resume: ReadResume,
  posting: Posting,
  resumeText: string,
): Evidence[] {
  const asked = posting.requirements.map((requirement, index) =>
    questionAbout(requirement, shown[index] as Evidence, resume, posting, resumeText),
  );
  const gradeAt = (index: number) =>
    asked[index]?.shows ? asked[index].most.grade : (shown[index] as Evidence).grade;
  const things = posting.requirements.flatMap(({ kind }, index) =>
    kind === "hard" ? [index] : [],
  );
  const support = supportOfLists(things.map(gradeAt));
  return shown.map((evidence, index) => {
    const question = asked[index];
    if (!question) return evidence;
    const { line, shows, most } = question;
    const answered =
      shows === null ? evidence : shows ? confirmed(evidence, most, support) : rejected(evidence);
    return { ...answered, confirmation: { line, shows } };
  });
}

interface Question {
  line: string;
  /** The person's answer; null if there is none. */
  shows: boolean | null;
  /** The credit that the same line would get if it named the requirement. */
  most: Evidence;
}

/** Null where there is nothing to confirm. */
function questionAbout(
  requirement: Requirement,
  { how, credit, at, isByJob, isRead }: Evidence,
  resume: ReadResume,
  { model, answers }: Posting,
  resumeText: string,
): Question | null {
  if (!at || isByJob || how !== "nearby" || credit <= 0) return null;
  const isByName = isRead ? isNamedOnly : isShownByName;
  if (isByName(requirement, model.lexicon)) return null;
  const most = graded(requirement, resume, at, "exact", 1, null);
  // Evidence from the line reader can be rejected, even if a Yes would add no credit.
  if (!OWN_GRADES.has(most.grade) || (most.credit <= credit && !isRead)) return null;
  const line = lineOf(resume.text, at, resumeText);
  if (isAboutCredential(line)) return null;
  return { line, shows: answerTo(requirement, line, answers), most };
}

function confirmed(evidence: Evidence, most: Evidence, support: number): Evidence {
  const confirmedCredit = most.grade === "listing" ? most.credit * support : most.credit;
  const because = most.discountedBecause && `${CONFIRMED} ${most.discountedBecause}`;
  return {
    ...evidence,
    how: "confirmed",
    grade: most.grade,
    // A Yes never lowers the credit.
    credit: Math.max(evidence.credit, confirmedCredit),
    reason: because ?? CONFIRMED,
    discountedBecause: because,
  };
}

const rejected = (evidence: Evidence): Evidence => ({
  ...evidence,
  how: null,
  grade: "none",
  credit: 0,
  reason: REJECTED,
  discountedBecause: REJECTED,
});

function answerTo(
  requirement: Requirement,
  line: string,
  answers: readonly EvidenceAnswer[],
): boolean | null {
  if (answers.length === 0) return null;
  const term = canonicalOf(requirement);
  const words = wordsOf(line);
  const given = answers.findLast((each) => each.term === term && wordsOf(each.line) === words);
  return given?.shows ?? null;
}

/** Lines that differ only in bullets, blanks or a full stop are the same. */
const wordsOf = (line: string) =>
  line.replace(/\s+/g, " ").replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");

/** A longer line is cut to the sentence; no longer than an answer may be (core/resume/job-description.ts). */
const LONGEST_LINE = 400;

/** The line or sentence of a quote, with single spaces. */
function lineOf({ clean, tokens }: TokenText, at: Phrase, given: string): string {
  const written = (gap: number) => {
    let { from, to } = at;
    while (from > 0 && (tokens[from] as Token).gap < gap) from--;
    while (to < tokens.length && (tokens[to] as Token).gap < gap) to++;
    const start = clean.at[(tokens[from] as Token).start] ?? 0;
    const end = (clean.at[(tokens[to - 1] as Token).end - 1] ?? start) + 1;
    return given.slice(start, end).replace(/\s+/g, " ").trim();
  };
  const line = written(GAP.line);
  return line.length <= LONGEST_LINE ? line : written(GAP.sentence).slice(0, LONGEST_LINE).trim();
}
