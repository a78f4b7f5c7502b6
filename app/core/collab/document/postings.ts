/**
 * The postings that a resume is kept for. Each is a value of its own in the settings, so that one person may correct
 * one while another switches to the next. The first lies where documents of earlier releases have their only one.
 */
import type * as Y from "yjs";
import {
  type JobDescription,
  type JobDescriptionInput,
  keptCorrections,
} from "#app/core/resume/job-description.ts";
import { settingsRoot } from "./layout.ts";

export interface Posting {
  id: string;
  job: JobDescription;
}

/** Encoded, ten of the longest are a third of what a document may be. */
export const MAX_POSTINGS = 10;
export const TOO_MANY_POSTINGS = `A resume keeps at most ${MAX_POSTINGS} postings. Clear one first.`;
export const POSTING_PREFIX = "posting.";
/** The id of the one that the resume is compared with. */
export const ACTIVE_POSTING = "activePosting";
export const FIRST_POSTING = "first";
export const POSTING_ID = /^[A-Za-z0-9_-]{1,40}$/;

const keyOf = (id: string) => (id === FIRST_POSTING ? "jobDescription" : `${POSTING_PREFIX}${id}`);

export const isPostingKey = (key: string): boolean =>
  key === keyOf(FIRST_POSTING) || key.startsWith(POSTING_PREFIX);

/** It may name none: the active one was cleared. */
export function activePosting(settings: Y.Map<unknown>): string {
  const id = settings.get(ACTIVE_POSTING);
  return typeof id === "string" ? id : FIRST_POSTING;
}

export function postingAt(settings: Y.Map<unknown>, id: string): JobDescriptionInput | null {
  return (settings.get(keyOf(id)) as JobDescriptionInput | null | undefined) ?? null;
}

/** Null removes it. */
export function setPosting(doc: Y.Doc, id: string, job: JobDescription | null): void {
  const settings = settingsRoot(doc);
  if (job) settings.set(keyOf(id), toKept(job));
  else if (id === FIRST_POSTING) settings.set(keyOf(id), null);
  else settings.delete(keyOf(id));
}

/** The resume is compared with this one from now on. */
export function activatePosting(doc: Y.Doc, id: string): void {
  const settings = settingsRoot(doc);
  if (activePosting(settings) !== id) settings.set(ACTIVE_POSTING, id);
}

/** In the order of their ids, which begin with the time at which they were added. */
export function postingIds(settings: Y.Map<unknown>): string[] {
  const added = [...settings.keys()]
    .filter((key) => key.startsWith(POSTING_PREFIX))
    .map((key) => key.slice(POSTING_PREFIX.length))
    .sort();
  return postingAt(settings, FIRST_POSTING) ? [FIRST_POSTING, ...added] : added;
}

/** Requirements and text are derived anew on every reading. */
const toKept = (job: JobDescription): JobDescriptionInput => ({
  ...{ title: job.title, company: job.company, description: job.description },
  ...keptCorrections(job),
});
