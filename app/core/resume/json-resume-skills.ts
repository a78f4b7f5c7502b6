/** Maps skills and their groups to the `skills` of JSON Resume, where a group is a skill with keywords. */
import { asText, covitaeMeta, type Json, listOf, objectOf } from "./json-resume-fields.ts";
import type { Resume } from "./schema.ts";
import { ungroupedSkills } from "./ungrouped-skills.ts";

/** `covitae`: the order of all skills, if it differs from their order in the groups. */
export function writeSkills({ skills, skillGroups = [] }: Resume): {
  skills: Json[];
  covitae: Json;
} {
  const others = ungroupedSkills(skills, skillGroups);
  const written = [...skillGroups.flatMap((group) => group.skills), ...others];
  return {
    skills: [
      ...skillGroups.map(({ id, name, skills: keywords }) => ({
        name,
        keywords,
        meta: { covitae: { id } },
      })),
      ...others.map((name) => ({ name })),
    ],
    covitae: JSON.stringify(written) === JSON.stringify(skills) ? {} : { skills },
  };
}

/** Reads skills that `writeSkills` or another program wrote; a skill with keywords becomes a group of that name. */
export function readSkills(source: unknown, covitae: Json, newId: () => string): Json {
  const groups: Json[] = [];
  const skills = listOf(source).flatMap((skill) => {
    const { name, keywords, ...rest } = objectOf(skill);
    const words = listOf(keywords).map(asText);
    const { id } = covitaeMeta(rest);
    const listed = id === undefined ? words.filter((word) => word !== "") : words;
    if (id === undefined && listed.length === 0) return [asText(name)];
    // Keywords without a name are no group.
    if (id !== undefined || asText(name) !== "")
      groups.push({ id: id ?? newId(), name: asText(name), skills: listed });
    return listed;
  });
  const order = listOf(covitae.skills).map(asText);
  const isSameSkills = order.length > 0 && isSameSet(order, skills);
  return {
    skills: isSameSkills ? order : skills,
    ...(groups.length > 0 ? { skillGroups: groups } : {}),
  };
}

const isSameSet = (a: readonly string[], b: readonly string[]) => {
  const [first, second] = [new Set(a), new Set(b)];
  return first.size === second.size && a.every((item) => second.has(item));
};
