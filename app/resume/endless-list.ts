/** Lists that cannot be a resume's: found before a schema does, which looks at every item and then counts. */

const MOST_ITEMS = 1_000;
export const ENDLESS_LIST = `A list is limited to ${MOST_ITEMS.toLocaleString("en")} items`;

/** Anywhere in parsed JSON. Walks with a list of its own: nesting may be deep. */
export function hasEndlessList(json: unknown): boolean {
  const todo = [json];
  while (todo.length > 0) {
    const value = todo.pop();
    if (typeof value !== "object" || value === null) continue;
    if (Array.isArray(value) && value.length > MOST_ITEMS) return true;
    for (const inner of Object.values(value)) if (typeof inner === "object") todo.push(inner);
  }
  return false;
}
