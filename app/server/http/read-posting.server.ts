/** Postings that were read lately: while a resume is edited, its posting is scored against again and again. */
import type { AtsModel } from "#app/core/ats/model.ts";
import { type Posting, readPosting } from "#app/core/ats/posting.ts";

/** About a megabyte each, so few. */
const MOST_KEPT = 16;
const kept = new Map<string, Posting>();

/** The newest last; an isolate has one model, so text and title say which reading it is. */
export function postingRead(text: string, model: AtsModel, jobTitle = ""): Posting {
  const key = `${jobTitle.length} ${jobTitle}${text}`;
  const posting = kept.get(key) ?? readPosting(text, model, jobTitle);
  kept.delete(key);
  kept.set(key, posting);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return posting;
}
