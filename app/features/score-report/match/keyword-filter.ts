/** The keyword filters of the table. */
import type { Keyword } from "#app/core/ats/report.ts";
import { TEXTS } from "#app/features/score-report/texts.ts";

export const KEYWORD_FILTERS = [
  { value: "any", label: TEXTS.anyKind },
  { value: "required", label: TEXTS.mustHaves },
  { value: "preferred", label: TEXTS.niceToHaves },
  { value: "hard", label: TEXTS.hardSkills },
  { value: "soft", label: TEXTS.softSkills },
  { value: "title", label: TEXTS.title },
  { value: "education", label: TEXTS.education },
  { value: "years", label: TEXTS.years },
] as const;
export type KeywordFilter = (typeof KEYWORD_FILTERS)[number]["value"];

export function matchesFilter({ kind, requirement }: Keyword, filter: KeywordFilter): boolean {
  return filter === "any" || filter === kind || filter === requirement;
}
