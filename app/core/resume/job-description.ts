/** The job description that a resume is compared with [spec 3, spec 5]. */
import * as v from "valibot";
import { CAPS } from "./schema.ts";

export const JOB_DESCRIPTION_INCOMPLETE = "Please enter job title and description";

const bounded = (max: number, label: string) =>
  v.pipe(
    v.string(`${label} must be text`),
    v.maxLength(max, `${label} is limited to ${max.toLocaleString("en")} characters`),
  );

/** The engine lists at most 40 requirements; the rest is for earlier texts of the same job description. */
export const MAX_CORRECTIONS = 100;

const correctedTerms = v.optional(
  v.pipe(
    v.array(bounded(CAPS.shortText, "A corrected requirement")),
    v.maxLength(MAX_CORRECTIONS, `At most ${MAX_CORRECTIONS} requirements can be corrected`),
  ),
);

/** The user's corrections of the detected requirements, by their canonical terms. */
export const correctionsSchema = v.object({
  /** "Not a requirement": left out of the analysis. */
  excludedTerms: correctedTerms,
  /** "Not true for me": still counted as missing, but no longer suggested. */
  declinedTerms: correctedTerms,
});
export type Corrections = v.InferOutput<typeof correctionsSchema>;

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

/** Lines containing a bullet, dash or asterisk, the leading marker removed [spec 5]. */
export function requirementsOf(description: string): string[] {
  return description
    .split(/\r?\n/)
    .filter((line) => /[•\-*]/.test(line))
    .map((line) => line.replace(/^\s*[•\-*]+\s*/, "").trim())
    .filter((line) => line !== "");
}

export function toJobDescription(input: JobDescriptionInput): JobDescription {
  return {
    ...input,
    requirements: requirementsOf(input.description),
    text: input.description.trim(),
  };
}
