/**
 * Several roles at one employer are printed under the company and location of the first of them that is not hidden.
 * So an edit of that company or location also changes the other roles' copies; this file finds them.
 */
import type * as Y from "yjs";
import { isSameCompany } from "#app/core/resume/group-roles.ts";
import { childMap, resumeRoot } from "./layout.ts";
import type { TextPath } from "./paths.ts";
import { orderedEntries } from "./read-document.ts";

/** The texts that change together with the one at this path; empty unless it is printed for several roles. */
export function textsOfSameEmployer(doc: Y.Doc, [section, id, field]: TextPath): TextPath[] {
  if (section !== "experience" || (field !== "company" && field !== "location")) return [];
  const jobs = childMap(resumeRoot(doc), section);
  const entries = (jobs ? orderedEntries(jobs) : []).map((entry) => ({
    id: entry.id,
    employerId: String(entry.map.get("employerId") ?? ""),
    company: String(entry.map.get("company") ?? ""),
    location: String(entry.map.get("location") ?? ""),
    isHidden: entry.map.get("hidden") === true,
  }));
  const changedIndex = entries.findIndex((entry) => entry.id === id);
  const changed = entries[changedIndex];
  if (!changed?.employerId) return [];
  const isOtherEmployer = (entry: typeof changed) =>
    entry.employerId !== changed.employerId || !isSameCompany(entry.company, changed.company);
  const start = entries.slice(0, changedIndex).findLastIndex(isOtherEmployer) + 1;
  const end = entries.findIndex((entry, index) => index > changedIndex && isOtherEmployer(entry));
  const roles = entries.slice(start, end === -1 ? undefined : end);
  const printedRole = roles.find((role) => !role.isHidden) ?? roles[0];
  if (printedRole?.id !== id) return [];
  // A role with another location, or with none, keeps its own.
  const isCopy = (role: typeof changed) =>
    field === "company" || (changed.location !== "" && role.location === changed.location);
  return roles
    .filter((role) => role.id !== id && isCopy(role))
    .map((role) => [section, role.id, field]);
}
