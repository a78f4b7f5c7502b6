/** Groups several roles at one employer: consecutive entries with the same `employerId` and company. */
import type { Experience } from "./schema.ts";

export type RoleGroup = readonly [Experience, ...Experience[]];

/** All entries in their order, in groups of one employer; most groups have one entry. */
export function groupRoles(entries: readonly Experience[]): RoleGroup[] {
  const groups: [Experience, ...Experience[]][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && isSameEmployer(last[0], entry)) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

export const isSameCompany = (name: string, other: string): boolean =>
  name.trim().toLowerCase() === other.trim().toLowerCase();

/** Compares the names as well, so that no role is printed under another employer's name. */
export function isSameEmployer(role: Experience, other: Experience): boolean {
  const hasSameEmployerId = !!role.employerId && role.employerId === other.employerId;
  return hasSameEmployerId && isSameCompany(role.company, other.company);
}

/** Whether an entry is printed under the employer of the entry above it. */
export function isRoleBelow(entries: readonly Experience[], id: string): boolean {
  const index = entries.findIndex((entry) => entry.id === id);
  const [above, entry] = [entries[index - 1], entries[index]];
  return above !== undefined && entry !== undefined && isSameEmployer(above, entry);
}

/** From the first start to the last end of all roles. */
export function totalPeriod(
  roles: RoleGroup,
): Pick<Experience, "startDate" | "endDate" | "current"> {
  const sorted = (dates: string[]) => dates.filter((date) => date !== "").sort();
  return {
    startDate: sorted(roles.map((role) => role.startDate))[0] ?? "",
    endDate: sorted(roles.map((role) => role.endDate)).at(-1) ?? "",
    current: roles.some((role) => role.current),
  };
}
