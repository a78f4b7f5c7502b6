/** Request bodies of the resume calls, also used for /api/openapi.json. */
import * as v from "valibot";
import { designPatchSchema, designSchema } from "#app/core/resume/design.ts";
import { jobDescriptionInputSchema } from "#app/core/resume/job-description.ts";
import { resumePatchSchema } from "#app/core/resume/schema.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";

const nameSchema = (label: string) =>
  v.pipe(
    v.string(`${label} must be text`),
    v.regex(/\S/, `${label} must not be empty`),
    v.maxLength(CAPS.shortText, `${label} is limited to ${CAPS.shortText} characters`),
    v.check((text) => !text.includes("\0"), `${label} contains a character that cannot be stored`),
    v.trim(),
  );

export const titleSchema = nameSchema("title");
const templateIdSchema = v.pipe(
  v.string("templateId must be text"),
  v.maxLength(CAPS.shortText, "There is no such template"),
);

export const createResumeBody = v.object({
  title: v.optional(titleSchema),
  templateId: templateIdSchema,
  resume: v.optional(resumePatchSchema),
  /** The same as `resume`, by the name that the field has in responses and updates. */
  content: v.optional(resumePatchSchema),
  design: v.optional(designSchema),
});

export const updateResumeBody = v.object({
  title: v.optional(titleSchema),
  templateId: v.optional(templateIdSchema),
  content: v.optional(resumePatchSchema),
  design: v.optional(designPatchSchema),
  jobDescription: v.optional(v.nullable(jobDescriptionInputSchema)),
  /** The revision of the resume that the content was changed from, against which it is merged. */
  rev: v.optional(
    v.pipe(
      v.number("rev must be a whole number"),
      v.safeInteger("rev must be a whole number"),
      v.minValue(0, "rev must not be negative"),
    ),
  ),
});

export const versionBody = v.object({ name: nameSchema("name") });
