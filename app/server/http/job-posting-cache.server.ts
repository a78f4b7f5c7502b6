/** Postings that were read lately: while a resume is edited, its posting is scored against again and again. */
import type { AtsModel } from "#app/core/ats/model.ts";
import { type Posting, readPosting } from "#app/core/ats/posting.ts";

/** About a megabyte each, so few. */
const MAX_CACHED = 16;
const cache = new Map<string, Posting>();

/** The newest last; an isolate has one model, so text and title say which reading it is. */
export function readPostingCached(text: string, model: AtsModel, jobTitle = ""): Posting {
  const key = `${jobTitle.length} ${jobTitle}${text}`;
  const posting = cache.get(key) ?? readPosting(text, model, jobTitle);
  cache.delete(key);
  cache.set(key, posting);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  return posting;
}
