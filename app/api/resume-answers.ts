/** What the resume calls answer: rows and rooms as plain JSON, times as ISO 8601. */
import * as v from "valibot";
import type { ResumeRow, ResumeWithRole } from "#app/db/resumes.server.ts";
import { resumeSchema } from "#app/resume/schema.ts";
import type { Role, RoomState, Version } from "#app/room/room-api.ts";

const role = v.picklist(["owner", "edit", "comment", "view"]);
const time = v.pipe(v.string(), v.isoTimestamp());

export const jobDescriptionAnswer = v.object({
  title: v.string(),
  company: v.string(),
  description: v.string(),
  requirements: v.array(v.string()),
  text: v.string(),
});

export const resumeItemAnswer = v.object({
  id: v.string(),
  title: v.string(),
  templateId: v.string(),
  updatedAt: time,
  lastScore: v.nullable(v.number()),
  role,
});

export const resumeAnswer = v.object({
  ...resumeItemAnswer.entries,
  createdAt: time,
  content: resumeSchema,
  /** Not for the view role, who do not see the posting. */
  jobDescription: v.optional(v.nullable(jobDescriptionAnswer)),
});

export const versionItemAnswer = v.object({
  id: v.number(),
  name: v.nullable(v.string()),
  createdAt: time,
  by: v.string(),
});

export function toItem(row: ResumeWithRole): v.InferOutput<typeof resumeItemAnswer> {
  return {
    id: row.id,
    title: row.title,
    templateId: row.templateId,
    updatedAt: row.updatedAt.toISOString(),
    lastScore: row.lastScore,
    role: row.role,
  };
}

/** The room knows the template and the last edit sooner than the row. */
export function toResumeAnswer(
  row: ResumeRow,
  role: Role,
  state: RoomState,
): v.InferOutput<typeof resumeAnswer> {
  return {
    ...toItem({ ...row, role }),
    templateId: state.templateId,
    updatedAt: new Date(Math.max(state.updatedAt, row.updatedAt.getTime())).toISOString(),
    createdAt: row.createdAt.toISOString(),
    content: state.content,
    ...(role === "view" ? {} : { jobDescription: state.jobDescription }),
  };
}

export function toVersionItem(version: Version): v.InferOutput<typeof versionItemAnswer> {
  return {
    id: version.id,
    name: version.name,
    createdAt: new Date(version.createdAt).toISOString(),
    by: version.by,
  };
}

export const etagOf = (rev: number) => `"${rev}"`;

/** The rev an If-Match names: null for none or `*`, "unknown" for what can be no ETag of ours. */
export function revOfIfMatch(header: string | null): number | "unknown" | null {
  const value = header?.trim();
  if (!value || value === "*") return null;
  const digits = /^(?:W\/)?"?(\d{1,15})"?$/.exec(value)?.[1];
  return digits === undefined ? "unknown" : Number(digits);
}
