/** A job description that is typed but not saved yet, stored in this browser so that a reload loses nothing. */
import * as v from "valibot";
import { IMPORT_DOUBTS_PREFIX } from "#app/client/import-doubts.ts";
import { type JobDescription, POSTING_ID } from "#app/core/resume/job-description.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { draftStorage } from "./draft-storage.ts";

export interface JobDraft {
  title: string;
  company: string;
  description: string;
}

/**
 * A draft as it is stored. `postingId` is the saved job description that it changes; absent from
 * earlier releases.
 */
export interface StoredDraft {
  draft: JobDraft;
  postingId?: string | undefined;
}

export const EMPTY_DRAFT: JobDraft = { title: "", company: "", description: "" };

const draftSchema = v.object({
  title: v.string(),
  company: v.string(),
  description: v.string(),
  postingId: v.optional(v.pipe(v.string(), v.regex(POSTING_ID))),
});
const KEY_PREFIX = "covitae:job-draft:";
/**
 * Key prefix of comment drafts and of the time when comments were last seen; logout deletes them,
 * too.
 */
export const COMMENTS_KEY_PREFIX = "covitae:said:";
/** Earlier versions stored job descriptions that viewers had entered. */
const VIEWER_JOB_KEY_PREFIX = "covitae:own-posting:";
const PERSONAL_KEYS = [
  KEY_PREFIX,
  COMMENTS_KEY_PREFIX,
  VIEWER_JOB_KEY_PREFIX,
  IMPORT_DOUBTS_PREFIX,
];
/**
 * Id of the resume that this browser keeps for a person without an account; a logout does not
 * delete its drafts.
 */
export const DEVICE_RESUME_ID = "try";
const keyOf = (resumeId: string) => `${KEY_PREFIX}${resumeId}`;

/** The fields of a saved job description. */
export function toDraft(job: JobDescription | null): JobDraft {
  return job
    ? { title: job.title, company: job.company, description: job.description }
    : EMPTY_DRAFT;
}

export function isBlankDraft(draft: JobDraft): boolean {
  return draft.title === "" && draft.company === "" && draft.description === "";
}

export function isSameDraft(a: JobDraft, b: JobDraft): boolean {
  return a.title === b.title && a.company === b.company && a.description === b.description;
}

/** Title and description must not be blank [spec 5]. */
export function canSaveDraft(draft: JobDraft): boolean {
  return draft.title.trim() !== "" && draft.description.trim() !== "";
}

export function isDraftWithinCaps({ title, company, description }: JobDraft): boolean {
  return (
    title.length <= CAPS.shortText &&
    company.length <= CAPS.shortText &&
    description.length <= CAPS.posting
  );
}

/** Null if there is no draft or it cannot be read. */
export function loadDraft(resumeId: string): StoredDraft | null {
  try {
    const stored = draftStorage.getItem(keyOf(resumeId));
    const parsed = v.safeParse(draftSchema, JSON.parse(stored ?? "null"));
    if (!parsed.success) return null;
    const { postingId, ...draft } = parsed.output;
    return { draft, postingId };
  } catch {
    return null;
  }
}

/** Stores a draft that differs from the saved job description, else deletes it. */
export function saveDraft(
  resumeId: string,
  { draft, saved, postingId }: StoredDraft & { saved: JobDraft },
): void {
  if (isSameDraft(draft, saved)) draftStorage.removeItem(keyOf(resumeId));
  else draftStorage.setItem(keyOf(resumeId), JSON.stringify({ ...draft, postingId }));
}

/** Removes job descriptions, comment drafts and doubts of imports from the browser at logout. */
export function clearDrafts(): void {
  for (const key of draftStorage.keys()) {
    if (key.split(":").includes(DEVICE_RESUME_ID)) continue;
    if (PERSONAL_KEYS.some((prefix) => key.startsWith(prefix))) draftStorage.removeItem(key);
  }
}
