/**
 * The postings (job descriptions) that a resume is compared with. Each is a value of its own in the
 * settings, so that one person may correct one while another switches to the next.
 */
import type * as Y from "yjs";
import {
  type JobDescription,
  type JobDescriptionInput,
  withoutEmptyCorrections,
} from "#app/core/resume/job-description.ts";
import { settingsRoot } from "./layout.ts";
import {
  dropCorrections,
  isCorrectionKey,
  separateCorrections,
  withCorrections,
  writeCorrections,
} from "./posting-corrections.ts";

export interface Posting {
  id: string;
  job: JobDescription;
}

/** Ten postings of maximum length take a third of the document's size limit. */
export const MAX_POSTINGS = 10;
export const TOO_MANY_POSTINGS = `A resume keeps at most ${MAX_POSTINGS} postings. Clear one first.`;
/** Of the key of a posting in the settings; its id follows. */
export const POSTING_PREFIX = "posting.";
/** Key of the active posting's id. */
export const ACTIVE_POSTING = "activePosting";
/** Id of the posting under the key `jobDescription`, where earlier releases stored their only one. */
export const FIRST_POSTING = "first";

const keyOf = (id: string) => (id === FIRST_POSTING ? "jobDescription" : `${POSTING_PREFIX}${id}`);

export const isPostingKey = (key: string): boolean =>
  key === keyOf(FIRST_POSTING) || key.startsWith(POSTING_PREFIX);

/** Whether the key holds a posting, a correction of one, or the active one's id. */
export const isPostingSettingKey = (key: string): boolean =>
  key === ACTIVE_POSTING || isPostingKey(key) || isCorrectionKey(key);

/** The id of the posting that the resume is compared with now; matches none after that posting was removed. */
export function activePosting(settings: Y.Map<unknown>): string {
  const id = settings.get(ACTIVE_POSTING);
  return typeof id === "string" ? id : FIRST_POSTING;
}

/** The stored value, or null. */
const storedPosting = (settings: Y.Map<unknown>, id: string) =>
  (settings.get(keyOf(id)) as JobDescriptionInput | null | undefined) ?? null;

/** The posting with its corrections applied, or null if there is none. */
export function postingAt(settings: Y.Map<unknown>, id: string): JobDescriptionInput | null {
  const stored = storedPosting(settings, id);
  return stored && withCorrections(stored, separateCorrections(settings, id));
}

/** Adds or changes a posting; null removes it. If its texts are unchanged, only changed corrections are written. */
export function setPosting(doc: Y.Doc, id: string, job: JobDescription | null): void {
  const settings = settingsRoot(doc);
  const stored = storedPosting(settings, id);
  if (job && stored && hasSameTexts(stored, job)) {
    writeCorrections(settings, id, stored, job);
    return;
  }
  dropCorrections(settings, id);
  if (job) settings.set(keyOf(id), toStored(job));
  else if (id === FIRST_POSTING) settings.set(keyOf(id), null);
  else settings.delete(keyOf(id));
}

const hasSameTexts = (a: JobDescriptionInput, b: JobDescriptionInput) =>
  a.title === b.title && a.company === b.company && a.description === b.description;

/** Makes a posting the active one. */
export function activatePosting(doc: Y.Doc, id: string): void {
  const settings = settingsRoot(doc);
  if (activePosting(settings) !== id) settings.set(ACTIVE_POSTING, id);
}

/** The first posting, then the others in the order of their ids, which begin with the time at which they were added. */
export function postingIds(settings: Y.Map<unknown>): string[] {
  const added = [...settings.keys()]
    .filter((key) => key.startsWith(POSTING_PREFIX))
    .map((key) => key.slice(POSTING_PREFIX.length))
    .sort();
  return postingAt(settings, FIRST_POSTING) ? [FIRST_POSTING, ...added] : added;
}

/** Requirements are not stored; they are read from the text each time. */
const toStored = (job: JobDescription): JobDescriptionInput => ({
  title: job.title,
  company: job.company,
  description: job.description,
  ...withoutEmptyCorrections(job),
});
