/** Marks roles at one employer: gives consecutive entries of the same company one `employerId`. */
import { isSameCompany } from "#app/core/resume/group-roles.ts";

interface Role {
  company: string;
  employerId?: string;
}

export function markEmployers<T extends Role>(jobs: readonly T[], newId: () => string): T[] {
  const marked: T[] = [];
  for (const job of jobs) {
    const last = marked.at(-1);
    if (last && /[\p{L}\d]/u.test(job.company) && isSameCompany(last.company, job.company)) {
      last.employerId ??= newId();
      marked.push({ ...job, employerId: last.employerId });
    } else marked.push({ ...job });
  }
  return marked;
}
