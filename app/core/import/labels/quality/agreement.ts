/** Compares two readings of a document. */

/** The share of texts, from 0 to 1, that both readings have in the same field, in whichever entry. */
export function agreement(one: unknown, other: unknown): number {
  const [mine, theirs] = [textsOf(one), textsOf(other)];
  const left = new Map<string, number>();
  for (const text of theirs) left.set(text, (left.get(text) ?? 0) + 1);
  let common = 0;
  for (const text of mine) {
    const count = left.get(text) ?? 0;
    if (count === 0) continue;
    left.set(text, count - 1);
    common++;
  }
  return common / Math.max(1, mine.length, theirs.length);
}

/** Each line of each text, prefixed with the path of its field. */
export function textsOf(value: unknown, path = ""): string[] {
  if (typeof value === "string")
    return value
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => `${path} ${line.replace(/\s+/g, "").toLowerCase()}`);
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, path));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "id" || key === "employerId" || key === "language"
      ? []
      : textsOf(inner, `${path}.${key}`),
  );
}
