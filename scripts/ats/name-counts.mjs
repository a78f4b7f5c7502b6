/** Counts in how many labeled postings each known name occurs, for app/core/ats/posting/rarity.ts. */
import { findTerms } from "../../app/core/ats/words/find-terms.ts";

/** @param texts one per posting, read by readTokens @returns NameCounts of rarity.ts */
export function nameCounts(texts, dictionary) {
  const times = new Map();
  for (const text of texts) {
    const names = new Set(findTerms(text, dictionary).map(({ form }) => form.term.name));
    for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  }
  const sorted = [...times].sort(([a], [b]) => (a < b ? -1 : 1));
  return { postings: texts.length, times: Object.fromEntries(sorted) };
}
