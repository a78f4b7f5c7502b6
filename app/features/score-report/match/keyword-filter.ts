/** The keyword filters of the table. */
import type { Keyword } from "#app/core/ats/report.ts";

export const KEYWORD_FILTERS = [
  { value: "any", label: "Any kind" },
  { value: "required", label: "Must-haves" },
  { value: "preferred", label: "Nice-to-haves" },
  { value: "hard", label: "Hard skills" },
  { value: "soft", label: "Soft skills" },
  { value: "title", label: "Title" },
  { value: "education", label: "Education" },
  { value: "years", label: "Years" },
] as const;
export type KeywordFilter = (typeof KEYWORD_FILTERS)[number]["value"];

export function matchesFilter({ kind, requirement }: Keyword, filter: KeywordFilter): boolean {
  return filter === "any" || filter === kind || filter === requirement;
}
