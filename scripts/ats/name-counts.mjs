/** How many of the marked postings (data/spans) say each known name: what app/core/ats/rarity.ts works with. */
import { findTerms } from "../../app/core/ats/find-terms.ts";

/** @param texts one a posting, read by readTokens */
export function nameCounts(texts, dictionary) {
  const times = new Map();
  for (const text of texts) {
    const names = new Set(findTerms(text, dictionary).map(({ form }) => form.term.name));
    for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  }
  const sorted = [...times].sort(([a], [b]) => (a < b ? -1 : 1));
  return { postings: texts.length, times: Object.fromEntries(sorted) };
}
