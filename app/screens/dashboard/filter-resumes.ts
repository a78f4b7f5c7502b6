/** Filters resumes by words in the title, template name or job, and sorts them. */
import type { DashboardResume } from "./dashboard-data.ts";

export const SORT_ORDERS = {
  edited: "Last edited",
  title: "Title",
  score: "Score",
} as const;
export type SortOrder = keyof typeof SORT_ORDERS;

/** Search and sort controls appear above this number of resumes. */
export const SEARCH_THRESHOLD = 8;

const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });
const normalizeText = (text: string) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase("en");

export function filterAndSortResumes(
  resumes: readonly DashboardResume[],
  { search, order }: { search: string; order: SortOrder },
): DashboardResume[] {
  const words = normalizeText(search).split(/\s+/).filter(Boolean);
  const matches = resumes.filter((resume) => {
    const job = resume.job ? `${resume.job.title} ${resume.job.company}` : "";
    const text = normalizeText(`${resume.title} ${resume.templateName} ${job}`);
    return words.every((word) => text.includes(word));
  });
  if (order === "title") return matches.sort((a, b) => collator.compare(a.title, b.title));
  if (order === "score") return matches.sort((a, b) => (b.lastScore ?? -1) - (a.lastScore ?? -1));
  return matches.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}
