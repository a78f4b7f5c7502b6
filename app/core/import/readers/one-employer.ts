/** Marks roles at one employer: entries of the same company that follow each other. */
interface Role {
  company: string;
  employerId?: string;
}

export function markEmployers<T extends Role>(jobs: readonly T[], newId: () => string): T[] {
  const marked: T[] = [];
  for (const job of jobs) {
    const last = marked.at(-1);
    if (last && /[\p{L}\d]/u.test(job.company) && isSame(last.company, job.company)) {
      last.employerId ??= newId();
      marked.push({ ...job, employerId: last.employerId });
    } else marked.push({ ...job });
  }
  return marked;
}

const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
