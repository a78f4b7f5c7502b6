/** Finds lists too long for a resume before schema validation, which checks every item before the length. */

const MAX_ITEMS = 1_000;
export const OVERSIZED_LIST_MESSAGE = `A list is limited to ${MAX_ITEMS.toLocaleString("en")} items`;

/** Returns the dot path of the first such list, or null. Not recursive, because the nesting may be deep. */
export function findOversizedList(json: unknown): string | null {
  const pending = [{ value: json, path: "" }];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const { value, path } = node;
    if (typeof value !== "object" || value === null) continue;
    if (Array.isArray(value) && value.length > MAX_ITEMS) return path;
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === "object") {
        pending.push({ value: inner, path: path === "" ? key : `${path}.${key}` });
      }
    }
  }
  return null;
}
