/** Checks of JSON bodies that valibot schemas don't make: keys that pollute prototypes, and arrays in place of objects. */
import type * as v from "valibot";

const DANGEROUS_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/** Returns the first dangerous key in parsed JSON, or null. Not recursive, because the nesting may be deep. */
export function findDangerousKey(json: unknown): string | null {
  const pending = [json];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value !== "object" || value === null) continue;
    for (const key of Object.keys(value)) {
      if (DANGEROUS_KEYS.has(key)) return key;
      pending.push((value as Record<string, unknown>)[key]);
    }
  }
  return null;
}

/**
 * Returns the dot path of the first array where the schema requires an object, or null; "" is the body itself. Valibot
 * accepts such an array if all keys of the object are optional.
 */
export function findMisplacedArray(
  schema: v.GenericSchema,
  value: unknown,
  path: string[] = [],
): string | null {
  // The schemas of an object's keys, of an optional value, and of an array's items.
  const { entries, wrapped, item } = schema as {
    entries?: Record<string, v.GenericSchema>;
    wrapped?: v.GenericSchema;
    item?: v.GenericSchema;
  };
  if (wrapped) return findMisplacedArray(wrapped, value, path);
  if (typeof value !== "object" || value === null) return null;
  if (item && Array.isArray(value)) {
    return firstMatch(value.entries(), ([index, inner]) =>
      findMisplacedArray(item, inner, [...path, String(index)]),
    );
  }
  if (!entries) return null;
  if (Array.isArray(value)) return path.join(".");
  return firstMatch(Object.entries(entries), ([key, inner]) =>
    findMisplacedArray(inner, (value as Record<string, unknown>)[key], [...path, key]),
  );
}

function firstMatch<T>(items: Iterable<T>, find: (item: T) => string | null): string | null {
  for (const item of items) {
    const match = find(item);
    if (match !== null) return match;
  }
  return null;
}
