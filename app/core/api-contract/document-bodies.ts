/** What the calls for scores and documents take. */
import * as v from "valibot";
import { EXPORT_FORMATS } from "#app/core/export/formats.ts";
import { correctionsSchema, jobDescriptionInputSchema } from "#app/core/resume/job-description.ts";
import { CAPS } from "#app/core/resume/schema.ts";

const text = (label: string) => v.string(`${label} must be text`);
/** Ids are 32 characters; whatever else it may be, it names no resume. */
const resumeId = v.pipe(text("resumeId"), v.maxLength(200, "There is no such resume"));
/** Cleaned into a safe name by the call; only its size is refused. A longest full name has room for -resume. */
const fileName = v.pipe(
  text("fileName"),
  v.maxLength(250, "fileName is limited to 250 characters"),
);

export const atsScoreBody = v.object({
  resumeText: text("resumeText"),
  jobDescriptionText: v.pipe(
    text("jobDescriptionText"),
    v.maxLength(
      CAPS.posting,
      `The job description is limited to ${CAPS.posting.toLocaleString("en")} characters`,
    ),
  ),
  /** Where the posting's title is known apart from its text. */
  jobTitle: v.optional(
    v.pipe(
      text("jobTitle"),
      v.maxLength(
        CAPS.shortText,
        `The job title is limited to ${CAPS.shortText.toLocaleString("en")} characters`,
      ),
    ),
  ),
  ...correctionsSchema.entries,
  /** Keeps the analysis and the last score with this resume. */
  resumeId: v.optional(resumeId),
});

export const generatePdfBody = v.union(
  [
    v.object({ html: text("html"), fileName }),
    v.object({ resumeId, fileName: v.optional(fileName) }),
  ],
  "Send html and fileName as text, or the resumeId of a saved resume",
);

export const analysisBody = v.object({ jobDescription: jobDescriptionInputSchema });

export const exportFormat = v.picklist(EXPORT_FORMATS);
