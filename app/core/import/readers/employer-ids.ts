/** Groups roles at one employer: gives consecutive entries of the same company the same `employerId`. */
import { isSameCompany } from "#app/core/resume/group-roles.ts";

interface Role {
  company: string;
  employerId?: string;
}

export function assignEmployerIds<T extends Role>(jobs: readonly T[], newId: () => string): T[] {
  const rolesWithIds: T[] = [];
  for (const job of jobs) {
    const last = rolesWithIds.at(-1);
    if (last && /[\p{L}\d]/u.test(job.company) && isSameCompany(last.company, job.company)) {
      last.employerId ??= newId();
      rolesWithIds.push({ ...job, employerId: last.employerId });
    } else rolesWithIds.push({ ...job });
  }
  return rolesWithIds;
}
