/** Maps skills and their groups to the `skills` of JSON Resume, where a group is a skill with keywords. */
import { asText, type Json, listOf, objectOf, ownOf } from "./json-resume-fields.ts";
import type { Resume } from "./schema.ts";
import { ungroupedSkills } from "./ungrouped-skills.ts";

/** `own`: the order of all skills, if it differs from their order in the groups. */
export function writeSkills({ skills, skillGroups = [] }: Resume): { skills: Json[]; own: Json } {
  const others = ungroupedSkills(skills, skillGroups);
  const written = [...skillGroups.flatMap((group) => group.skills), ...others];
  return {
    skills: [
      ...skillGroups.map(({ id, name, skills: keywords }) => ({
        ...{ name, keywords, meta: { covitae: { id } } },
      })),
      ...others.map((name) => ({ name })),
    ],
    own: JSON.stringify(written) === JSON.stringify(skills) ? {} : { skills },
  };
}

export function readSkills(source: unknown, own: Json, newId: () => string): Json {
  const groups: Json[] = [];
  const skills = listOf(source).flatMap((skill) => {
    const { name, keywords, ...rest } = objectOf(skill);
    const words = listOf(keywords).map(asText);
    const { id } = ownOf(rest);
    const listed = id === undefined ? words.filter((word) => word !== "") : words;
    if (id === undefined && listed.length === 0) return [asText(name)];
    // Keywords without a name are no group.
    if (id !== undefined || asText(name) !== "")
      groups.push({ id: id ?? newId(), name: asText(name), skills: listed });
    return listed;
  });
  const order = listOf(own.skills).map(asText);
  const isUntouched = order.length > 0 && isSameSet(order, skills);
  return {
    skills: isUntouched ? order : skills,
    ...(groups.length > 0 ? { skillGroups: groups } : {}),
  };
}

const isSameSet = (one: readonly string[], other: readonly string[]) => {
  const [first, second] = [new Set(one), new Set(other)];
  return first.size === second.size && one.every((item) => second.has(item));
};
