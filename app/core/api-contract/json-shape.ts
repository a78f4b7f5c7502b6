/** What a schema cannot see: keys that poison objects, and arrays where valibot would take any object. */
import type * as v from "valibot";

const DANGEROUS = new Set(["__proto__", "constructor", "prototype"]);

/** The first forbidden key anywhere in parsed JSON. Walks with a list of its own: nesting may be deep. */
export function dangerousKey(json: unknown): string | null {
  const todo = [json];
  while (todo.length > 0) {
    const value = todo.pop();
    if (typeof value !== "object" || value === null) continue;
    for (const key of Object.keys(value)) {
      if (DANGEROUS.has(key)) return key;
      todo.push((value as Record<string, unknown>)[key]);
    }
  }
  return null;
}

/** The dot path of the first array that stands where the schema wants an object; "" is the body itself. */
export function findMisplacedArray(
  schema: v.GenericSchema,
  value: unknown,
  path: string[] = [],
): string | null {
  const { entries, wrapped, item } = schema as {
    entries?: Record<string, v.GenericSchema>;
    wrapped?: v.GenericSchema;
    item?: v.GenericSchema;
  };
  if (wrapped) return findMisplacedArray(wrapped, value, path);
  if (typeof value !== "object" || value === null) return null;
  if (item && Array.isArray(value)) {
    return first(value.entries(), ([index, one]) =>
      findMisplacedArray(item, one, [...path, String(index)]),
    );
  }
  if (!entries) return null;
  if (Array.isArray(value)) return path.join(".");
  return first(Object.entries(entries), ([key, inner]) =>
    findMisplacedArray(inner, (value as Record<string, unknown>)[key], [...path, key]),
  );
}

function first<T>(items: Iterable<T>, find: (item: T) => string | null): string | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}
