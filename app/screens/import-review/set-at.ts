/** A copy of a value with another one at a dot path. */
export function setAt<T>(whole: T, path: string, value: unknown): T {
  const [key = "", ...rest] = path.split(".");
  const inner = (whole as Record<string, unknown>)[key];
  const next = rest.length > 0 ? setAt(inner, rest.join("."), value) : value;
  if (Array.isArray(whole)) return whole.with(Number(key), next) as T;
  return { ...whole, [key]: next };
}

/** A copy without one entry of a list. */
export function removeAt<T extends object>(whole: T, list: keyof T, index: number): T {
  const entries = whole[list];
  return Array.isArray(entries) ? { ...whole, [list]: entries.toSpliced(index, 1) } : whole;
}
