/**
 * Roles at one employer are printed under the first role's company and location; the others copy
 * them.
 */
import type * as Y from "yjs";
import { isSameCompany } from "#app/core/resume/group-roles.ts";
import { childMap, resumeRoot } from "./layout.ts";
import type { TextPath } from "./paths.ts";
import { placedEntries } from "./read-document.ts";

/** The texts that change together with the one at this path; empty unless it is printed for several roles. */
export function textsOfSameEmployer(doc: Y.Doc, [section, id, field]: TextPath): TextPath[] {
  if (section !== "experience" || (field !== "company" && field !== "location")) return [];
  const jobs = childMap(resumeRoot(doc), section);
  const entries = (jobs ? placedEntries(jobs) : []).map((entry) => ({
    id: entry.id,
    employerId: String(entry.map.get("employerId") ?? ""),
    company: String(entry.map.get("company") ?? ""),
    location: String(entry.map.get("location") ?? ""),
    isHidden: entry.map.get("hidden") === true,
  }));
  const at = entries.findIndex((entry) => entry.id === id);
  const own = entries[at];
  if (!own?.employerId) return [];
  const isOther = (entry: typeof own) =>
    entry.employerId !== own.employerId || !isSameCompany(entry.company, own.company);
  const start = entries.slice(0, at).findLastIndex(isOther) + 1;
  const end = entries.findIndex((entry, index) => index > at && isOther(entry));
  const roles = entries.slice(start, end === -1 ? undefined : end);
  const printed = roles.find((role) => !role.isHidden) ?? roles[0];
  if (printed?.id !== id) return [];
  // A role with another location, or with none, keeps its own.
  const isAlike = (role: typeof own) =>
    field === "company" || (own.location !== "" && role.location === own.location);
  return roles
    .filter((role) => role.id !== id && isAlike(role))
    .map((role) => [section, role.id, field]);
}
