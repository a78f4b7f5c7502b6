/** Several roles at one employer: entries with the same `employerId` and company that follow each other. */
import type { Experience } from "./schema.ts";

export type Roles = readonly [Experience, ...Experience[]];

/** Every entry in its order, those of one employer together; most stand alone. */
export function groupRoles(entries: readonly Experience[]): Roles[] {
  const groups: [Experience, ...Experience[]][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && isSameEmployer(last[0], entry)) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** By the name as well: what stands under another employer's name would be claimed for it. */
export function isSameEmployer(one: Experience, other: Experience): boolean {
  const nameOf = ({ company }: Experience) => company.trim().toLowerCase();
  const isMarked = !!one.employerId && one.employerId === other.employerId;
  return isMarked && nameOf(one) === nameOf(other);
}

/** From the first start to the last end of all roles. */
export function wholeSpan(roles: Roles): Pick<Experience, "startDate" | "endDate" | "current"> {
  const starts = roles.map((role) => role.startDate).filter((date) => date !== "");
  const ends = roles.map((role) => role.endDate).filter((date) => date !== "");
  return {
    startDate: starts.reduce((least, date) => (date < least ? date : least), starts[0] ?? ""),
    endDate: ends.reduce((most, date) => (date > most ? date : most), ends[0] ?? ""),
    current: roles.some((role) => role.current),
  };
}
