/**
 * Compares two readings of one document, the resume that rules read from it and the one that labels of a model give:
 * where both agree, they are probably right. choose-reading.ts and doubt-signs.ts use the number.
 */

/**
 * The share of texts, from 0 to 1, that two readings of the same document have in the same field,
 * regardless of the entry. The readings are resumes or parts of them.
 */
export function agreementOf(first: unknown, second: unknown): number {
  const [firstTexts, secondTexts] = [textsOf(first), textsOf(second)];
  const unmatched = new Map<string, number>();
  for (const text of secondTexts) unmatched.set(text, (unmatched.get(text) ?? 0) + 1);
  let common = 0;
  for (const text of firstTexts) {
    const count = unmatched.get(text) ?? 0;
    if (count === 0) continue;
    unmatched.set(text, count - 1);
    common++;
  }
  return common / Math.max(1, firstTexts.length, secondTexts.length);
}

/** Each line of each text in a resume or a part of it, without spaces, after the path of its field. */
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
