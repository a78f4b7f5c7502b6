/** Finding one's way among many resumes: by words of title or template, and by order. */
import type { DashboardResume } from "./dashboard-data.ts";

export const ORDERS = {
  edited: "Last edited",
  title: "Title",
  score: "Score",
} as const;
export type Order = keyof typeof ORDERS;

/** Above this many, search and order are offered. */
export const FEW = 8;

const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });
const plain = (text: string) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase("en");

export function arrangeResumes(
  resumes: readonly DashboardResume[],
  { search, order }: { search: string; order: Order },
): DashboardResume[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const found = resumes.filter((resume) => {
    const text = plain(`${resume.title} ${resume.templateName}`);
    return words.every((word) => text.includes(word));
  });
  if (order === "title") return found.sort((a, b) => collator.compare(a.title, b.title));
  if (order === "score") return found.sort((a, b) => (b.lastScore ?? -1) - (a.lastScore ?? -1));
  return found.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}
