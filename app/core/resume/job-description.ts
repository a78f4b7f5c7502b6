/**
 * The job description (posting) that a resume is compared with [spec 3, spec 5]: its schema, a person's corrections of
 * what was read from it, and the requirements in its text.
 */
import * as v from "valibot";
import { leadingBullet } from "#app/core/bullets.ts";
import { LINE_END } from "./description.ts";
import { CAPS } from "./schema-fields.ts";

export const JOB_DESCRIPTION_INCOMPLETE = "Please enter job title and description";

/** Id of one of the job descriptions that a resume keeps. */
export const POSTING_ID = /^[A-Za-z0-9_-]{1,40}$/;

const bounded = (max: number, label: string) =>
  v.pipe(
    v.string(`${label} must be text`),
    v.maxLength(max, `${label} is limited to ${max.toLocaleString("en")} characters`),
  );

/** The most corrections of each kind. The analysis lists at most 40 requirements; the rest is for earlier texts of the job description. */
export const MAX_CORRECTIONS = 100;

const correctedTerms = v.optional(
  v.pipe(
    v.array(bounded(CAPS.shortText, "A corrected requirement")),
    v.maxLength(MAX_CORRECTIONS, `At most ${MAX_CORRECTIONS} requirements can be corrected`),
  ),
);

const requirementKind = v.picklist(
  ["required", "preferred"],
  "A requirement must be required or preferred",
);

/** In characters; the analysis (app/core/ats) quotes at most 400 of a line. */
const MAX_EVIDENCE_LINE = 500;

/** The user's corrections of the detected requirements, by their canonical terms. */
export const correctionsSchema = v.object({
  /** "Not a requirement": left out of the analysis. */
  excludedTerms: correctedTerms,
  /** "Not true for me": still counted as missing, but no longer suggested. */
  declinedTerms: correctedTerms,
  /** "Yes, this shows it" or "No" to a resume line that the report quotes for a requirement. */
  evidenceAnswers: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          term: bounded(CAPS.shortText, "The requirement of an answer"),
          line: bounded(MAX_EVIDENCE_LINE, "The line of an answer"),
          shows: v.boolean("An answer must be true or false"),
        }),
      ),
      v.maxLength(MAX_CORRECTIONS, `At most ${MAX_CORRECTIONS} answers can be kept`),
    ),
  ),
  /** "This is a requirement": words that are in the job description and were not read as one. */
  addedTerms: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          words: bounded(CAPS.shortText, "An added requirement"),
          requirement: requirementKind,
        }),
      ),
      v.maxLength(MAX_CORRECTIONS, `At most ${MAX_CORRECTIONS} requirements can be added`),
    ),
  ),
  /** Requirements whose kind (must-have or nice-to-have) was read wrong, with the right one. */
  requirementChanges: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          term: bounded(CAPS.shortText, "A changed requirement"),
          requirement: requirementKind,
        }),
      ),
      v.maxLength(MAX_CORRECTIONS, `At most ${MAX_CORRECTIONS} requirements can be changed`),
    ),
  ),
});
export type Corrections = v.InferOutput<typeof correctionsSchema>;
type CorrectionLists = { [K in keyof Corrections]-?: NonNullable<Corrections[K]> };

/** All lists of corrections; empty where there are none. */
export const correctionsOf = (job: Corrections | null | undefined): CorrectionLists => ({
  excludedTerms: job?.excludedTerms ?? [],
  declinedTerms: job?.declinedTerms ?? [],
  evidenceAnswers: job?.evidenceAnswers ?? [],
  addedTerms: job?.addedTerms ?? [],
  requirementChanges: job?.requirementChanges ?? [],
});

/** Only the lists that are not empty, as they are stored. */
export const withoutEmptyCorrections = (job: Corrections): Corrections =>
  Object.fromEntries(Object.entries(correctionsOf(job)).filter(([, list]) => list.length > 0));

/** The user's input, from which `requirements` and `text` are derived. */
export const jobDescriptionInputSchema = v.object({
  title: v.pipe(
    bounded(CAPS.shortText, "Job title"),
    v.check((s) => s.trim() !== "", JOB_DESCRIPTION_INCOMPLETE),
  ),
  company: v.optional(bounded(CAPS.shortText, "Company"), ""),
  description: v.pipe(
    bounded(CAPS.posting, "Job description"),
    v.check((s) => s.trim() !== "", JOB_DESCRIPTION_INCOMPLETE),
  ),
  ...correctionsSchema.entries,
});
export type JobDescriptionInput = v.InferOutput<typeof jobDescriptionInputSchema>;
export type JobDescription = JobDescriptionInput & { requirements: string[]; text: string };

/**
 * Adds the user's answer whether a resume line shows a requirement, and removes an earlier answer
 * about the same requirement and line; with `shows: null`, only removes it.
 */
export function withEvidenceAnswer(
  answers: Corrections["evidenceAnswers"],
  { term, line, shows }: { term: string; line: string; shows: boolean | null },
): NonNullable<Corrections["evidenceAnswers"]> {
  const others = (answers ?? []).filter((answer) => answer.term !== term || answer.line !== line);
  return shows === null ? others : [...others, { term, line, shows }].slice(-MAX_CORRECTIONS);
}

/**
 * Adds the evidence answers that are saved for the same job description `text`, unless the input has
 * some.
 */
export function withSavedAnswers<T extends Corrections>(
  input: T,
  text: string,
  saved: JobDescription | null,
): T {
  const keepsInput = input.evidenceAnswers !== undefined || saved?.text !== text.trim();
  return keepsInput ? input : { ...input, evidenceAnswers: saved.evidenceAnswers };
}

/**
 * Returns the lines that begin with a bullet, dash or asterisk, without it [spec 5]
 * (docs/decisions/0030).
 */
export function requirementsOf(description: string): string[] {
  const requirements: string[] = [];
  /** Whether the previous line was only a bullet, as in texts copied from some web pages and PDFs. */
  let isAfterLoneBullet = false;
  for (const line of description.split(LINE_END)) {
    const mark = leadingBullet(line);
    const text = line.slice(mark.length).trim();
    if (text !== "" && (isAfterLoneBullet || mark !== "")) requirements.push(text);
    if (text !== "" || mark !== "") isAfterLoneBullet = text === "";
  }
  return requirements;
}

/** Adds what is derived from the description: the requirements, and its trimmed text. */
export function toJobDescription(input: JobDescriptionInput): JobDescription {
  return {
    ...input,
    requirements: requirementsOf(input.description),
    text: input.description.trim(),
  };
}
