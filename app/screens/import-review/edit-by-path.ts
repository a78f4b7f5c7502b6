/** Changes to an imported resume before it is saved. */
import type { Resume } from "#app/core/resume/schema.ts";

/** Returns a copy of `source` with `value` at a dot path. */
export function setAtPath<T>(source: T, path: string, value: unknown): T {
  const [key = "", ...rest] = path.split(".");
  const child = (source as Record<string, unknown>)[key];
  const next = rest.length > 0 ? setAtPath(child, rest.join("."), value) : value;
  if (Array.isArray(source)) return source.with(Number(key), next) as T;
  return { ...source, [key]: next };
}

/** Returns a copy of `source` without one entry of a list. */
export function removeEntry<T extends object>(source: T, list: keyof T, index: number): T {
  const entries = source[list];
  return Array.isArray(entries) ? { ...source, [list]: entries.toSpliced(index, 1) } : source;
}

/**
 * Returns a copy with `value` at a dot path. A change in a skill group is also made in the list of
 * all skills, which must contain the skills of every group.
 */
export function setField(resume: Resume, path: string, value: unknown): Resume {
  const changed = setAtPath(resume, path, value);
  const [, index] = /^skillGroups\.(\d+)\.skills$/.exec(path) ?? [];
  if (index === undefined) return changed;
  const before = resume.skillGroups?.[Number(index)]?.skills ?? [];
  const grouped = (changed.skillGroups ?? []).flatMap(({ skills }) => skills);
  const kept = resume.skills.filter((skill) => !before.includes(skill) || grouped.includes(skill));
  return { ...changed, skills: [...new Set([...kept, ...grouped])] };
}

/** The value at a dot path; undefined if there is none. */
export const getAtPath = (source: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], source);

export const swapFields = (resume: Resume, [first, second]: [string, string]): Resume =>
  setAtPath(setAtPath(resume, first, getAtPath(resume, second)), second, getAtPath(resume, first));
