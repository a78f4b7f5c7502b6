/** Finds the skills outside of skill groups. */
import type { Resume } from "./schema.ts";

/** The skills that are in no group, in their order. */
export function ungroupedSkills(
  skills: readonly string[],
  groups: NonNullable<Resume["skillGroups"]>,
): readonly string[] {
  const grouped = new Set(groups.flatMap((group) => group.skills));
  return grouped.size > 0 ? skills.filter((skill) => !grouped.has(skill)) : skills;
}
