/** Response bodies of the resume calls, from database rows and room states; times in ISO 8601. */
import * as v from "valibot";
import { hashText } from "#app/core/ats/hash.ts";
import { type Design, designSchema } from "#app/core/resume/design.ts";
import { correctionsSchema, type JobDescription } from "#app/core/resume/job-description.ts";
import { type Resume, resumeSchema } from "#app/core/resume/schema.ts";
import { visibleContent } from "#app/core/resume/visible-content.ts";

const role = v.picklist(["owner", "edit", "comment", "view"]);
const time = v.pipe(v.string(), v.isoTimestamp());

export const jobDescriptionResponseBody = v.object({
  title: v.string(),
  company: v.string(),
  description: v.string(),
  requirements: v.array(v.string()),
  text: v.string(),
  ...correctionsSchema.entries,
});

export const resumeItemResponseBody = v.object({
  id: v.string(),
  title: v.string(),
  templateId: v.string(),
  updatedAt: time,
  lastScore: v.nullable(v.number()),
  role,
});

export const resumeResponseBody = v.object({
  ...resumeItemResponseBody.entries,
  createdAt: time,
  /** The version of the template, kept until the owner upgrades. */
  templateVersion: v.number(),
  content: resumeSchema,
  /** The design settings; absent ones are the template's defaults. */
  design: designSchema,
  /** Absent for the view role. */
  jobDescription: v.optional(v.nullable(jobDescriptionResponseBody)),
});

export const versionItemResponseBody = v.object({
  id: v.number(),
  name: v.nullable(v.string()),
  createdAt: time,
  by: v.string(),
});

type Role = v.InferOutput<typeof role>;
/** The resume's row in the database. */
interface ResumeRow {
  id: string;
  title: string;
  templateId: string;
  lastScore: number | null;
  createdAt: Date;
  updatedAt: Date;
}
/** What the resume's room (the Durable Object that holds its document) knows. */
interface RoomState {
  content: Resume;
  templateId: string;
  jobDescription: JobDescription | null;
  design?: Design;
  /** The number of the last stored update. */
  rev: number;
  /** In milliseconds since 1970. */
  updatedAt: number;
}

export function toResumeItem(
  row: ResumeRow & { role: Role },
): v.InferOutput<typeof resumeItemResponseBody> {
  return {
    id: row.id,
    title: row.title,
    templateId: row.templateId,
    updatedAt: row.updatedAt.toISOString(),
    lastScore: row.role === "view" ? null : row.lastScore,
    role: row.role,
  };
}

/** Template and last edit come from the room, which has them before the database row. */
export function toResumeResponseBody(
  row: ResumeRow,
  role: Role,
  state: RoomState,
): v.InferOutput<typeof resumeResponseBody> {
  return {
    ...toResumeItem({ ...row, role }),
    templateId: state.templateId,
    updatedAt: new Date(Math.max(state.updatedAt, row.updatedAt.getTime())).toISOString(),
    createdAt: row.createdAt.toISOString(),
    design: state.design ?? {},
    templateVersion: state.design?.version ?? 1,
    ...(role === "view"
      ? { content: visibleContent(state.content, state.design) }
      : { content: state.content, jobDescription: state.jobDescription }),
  };
}

export function resumeResponse(
  row: ResumeRow,
  role: Role,
  state: RoomState,
  status = 200,
): Response {
  return Response.json(
    { resume: toResumeResponseBody(row, role, state), rev: state.rev },
    { status, headers: { etag: etagOf(state.rev) } },
  );
}

export function toVersionItem(version: {
  id: number;
  name: string | null;
  createdAt: number;
  by: string;
}): v.InferOutput<typeof versionItemResponseBody> {
  return { ...version, createdAt: new Date(version.createdAt).toISOString() };
}

/** The ETag of a resume: its rev, and a suffix for what a response contains beside the room's state. */
export const etagOf = (rev: number, etagSuffix?: string) =>
  etagSuffix === undefined ? `"${rev}"` : `"${rev}-${etagSuffix}"`;

/**
 * The part of an ETag for what a response contains beside the room's state, such as title and role.
 */
export const etagSuffixOf = (row: ResumeRow, role: Role): string =>
  hashText(JSON.stringify([toResumeItem({ ...row, role }), row.createdAt])).toString(36);

/** Parses If-None-Match, as in `"12-k3f9"`: the rev that the caller has, or null if the suffix differs. */
export function revOfIfNoneMatch(header: string | null, etagSuffix: string): number | null {
  const digits = new RegExp(`"(\\d{1,15})-${etagSuffix}"`).exec(header ?? "")?.[1];
  return digits === undefined ? null : Number(digits);
}

/**
 * Parses If-Match, as in `"12"`, `W/"12"` or `"12-k3f9"`: null for none or `*`, "unknown" for an ETag that isn't ours.
 */
export function revOfIfMatch(header: string | null): number | "unknown" | null {
  const value = header?.trim();
  if (!value || value === "*") return null;
  const digits = /^(?:W\/)?"?(\d{1,15})(?:-\w+)?"?$/.exec(value)?.[1];
  return digits === undefined ? "unknown" : Number(digits);
}
