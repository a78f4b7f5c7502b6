/** Request and response body of the AI rewrite of a line or the summary. */
import * as v from "valibot";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { REWRITE_CAPS, REWRITE_KINDS } from "#app/core/writing-advice/rewrite-source.ts";

const text = (label: string, max: number) =>
  v.pipe(
    v.string(`${label} must be text`),
    v.maxLength(max, `${label} is limited to ${max.toLocaleString("en")} characters`),
  );

/** In characters: longer than any field's name. */
const MAX_FIELD_LENGTH = 200;

export const rewriteBody = v.pipe(
  v.object({
    /** `tailor` rewrites a line for the saved job description. */
    kind: v.picklist(REWRITE_KINDS, "kind must be line, tailor or summary"),
    /** `summary`, or `{section}.{entry id}.description`. */
    field: text("field", MAX_FIELD_LENGTH),
    /** The current line or summary. */
    text: text("text", CAPS.summary),
  }),
  v.check(
    ({ kind, text }) => kind === "summary" || text.length <= REWRITE_CAPS.line,
    `A line is limited to ${REWRITE_CAPS.line.toLocaleString("en")} characters`,
  ),
);

export const rewriteResponseBody = v.object({
  proposal: v.object({
    before: v.string(),
    after: v.string(),
    /**
     * Names in `after` that the resume has only in its list of skills. The user checks that they
     * are true of this line.
     */
    fromSkills: v.array(v.string()),
    /**
     * Whether `after` was checked for names of people, companies and tools that the resume lacks.
     * False if names could not be distinguished from other words, as in scripts without capitals.
     */
    areNamesChecked: v.boolean(),
  }),
  /** The model's name. */
  model: v.string(),
});
export type RewriteResponse = v.InferOutput<typeof rewriteResponseBody>;
