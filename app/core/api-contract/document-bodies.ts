/** Request bodies of the calls for scores and documents. */
import * as v from "valibot";
import { EXPORT_FORMATS } from "#app/core/export/formats.ts";
import { correctionsSchema, jobDescriptionInputSchema } from "#app/core/resume/job-description.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";

const text = (label: string) => v.string(`${label} must be text`);
/** Ids have 32 characters, so a longer one cannot exist. */
const resumeId = v.pipe(text("resumeId"), v.maxLength(200, "There is no such resume"));
/** The call makes a safe name of it; only the length is checked. The limit fits the longest full name plus -resume. */
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
  /** The job title, if it is known separately from the text. */
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
  /** Saves the analysis and the last score with this resume. */
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
