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
