/** A posting that is typed but not saved yet, kept in this browser so that a reload loses nothing. */
import * as v from "valibot";
import type { JobDescription } from "#app/core/resume/job-description.ts";
import { CAPS } from "#app/core/resume/schema.ts";
import { OWN_POSTING_KEY } from "./viewer-job-description.ts";

export interface JobDraft {
  title: string;
  company: string;
  description: string;
}

export const EMPTY_DRAFT: JobDraft = { title: "", company: "", description: "" };

const draftSchema = v.object({ title: v.string(), company: v.string(), description: v.string() });
const KEY = "covitae:job-draft:";
/** Of comments begun and seen: they go with the postings. */
export const SAID_KEY = "covitae:said:";
const PERSONAL_KEYS = [KEY, SAID_KEY, OWN_POSTING_KEY];
const keyOf = (resumeId: string) => `${KEY}${resumeId}`;

/** What the fields show of a saved posting. */
export function draftOf(job: JobDescription | null): JobDraft {
  return job
    ? { title: job.title, company: job.company, description: job.description }
    : EMPTY_DRAFT;
}

export function isBlankDraft(draft: JobDraft): boolean {
  return draft.title === "" && draft.company === "" && draft.description === "";
}

export function isSameDraft(one: JobDraft, other: JobDraft): boolean {
  return (
    one.title === other.title &&
    one.company === other.company &&
    one.description === other.description
  );
}

/** Title and description must not be blank [spec 5]. */
export function canSaveDraft(draft: JobDraft): boolean {
  return draft.title.trim() !== "" && draft.description.trim() !== "";
}

export function fitsDraft({ title, company, description }: JobDraft): boolean {
  return (
    title.length <= CAPS.shortText &&
    company.length <= CAPS.shortText &&
    description.length <= CAPS.posting
  );
}

/** Asked for each time: where storage is forbidden, even naming it throws. */
export type DraftStore = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Null when there is none, or none that can be read. */
export function loadDraft(store: DraftStore, resumeId: string): JobDraft | null {
  try {
    const parsed = v.safeParse(draftSchema, JSON.parse(store().getItem(keyOf(resumeId)) ?? "null"));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Keeps what differs from the saved posting, forgets what does not. Full or forbidden storage is no failure. */
export function keepDraft(
  store: DraftStore,
  resumeId: string,
  { draft, saved }: { draft: JobDraft; saved: JobDraft },
): void {
  try {
    if (isSameDraft(draft, saved)) store().removeItem(keyOf(resumeId));
    else store().setItem(keyOf(resumeId), JSON.stringify(draft));
  } catch {
    // The draft then lives as long as the page.
  }
}

/** After a logout no posting and no comment that was begun stays in the browser. */
export function forgetDrafts(store: Pick<Storage, "key" | "length" | "removeItem">): void {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index));
  for (const key of keys) {
    if (key && PERSONAL_KEYS.some((each) => key.startsWith(each))) store.removeItem(key);
  }
}
