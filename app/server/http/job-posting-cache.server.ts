/** Caches parsed job postings, because a resume being edited is scored against the same one repeatedly. */
import type { AtsModel } from "#app/core/ats/model.ts";
import { type Posting, readPosting } from "#app/core/ats/posting/posting.ts";

/** A small number, because each parsed posting takes about a megabyte. */
const MAX_CACHED = 16;
const cache = new Map<string, Posting>();

/** Evicts the least recently used. The model is not in the key, because an isolate has only one. */
export function readPostingCached(text: string, model: AtsModel, jobTitle = ""): Posting {
  const key = `${jobTitle.length} ${jobTitle}${text}`;
  const posting = cache.get(key) ?? readPosting(text, model, jobTitle);
  cache.delete(key);
  cache.set(key, posting);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  return posting;
}
