/** Lists that cannot be a resume's: found before a schema does, which looks at every item and then counts. */

const MOST_ITEMS = 1_000;
export const ENDLESS_LIST = `A list is limited to ${MOST_ITEMS.toLocaleString("en")} items`;

/** Where the first one is, as a dot path; null for none. Walks with a list of its own: nesting may be deep. */
export function findEndlessList(json: unknown): string | null {
  const todo = [{ value: json, path: "" }];
  for (let at = todo.pop(); at; at = todo.pop()) {
    const { value, path } = at;
    if (typeof value !== "object" || value === null) continue;
    if (Array.isArray(value) && value.length > MOST_ITEMS) return path;
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === "object") {
        todo.push({ value: inner, path: path === "" ? key : `${path}.${key}` });
      }
    }
  }
  return null;
}
