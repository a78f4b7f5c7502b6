/**
 * Sorts measurements and texts of lines into a few named steps. The features of a line, by which a model labels it, are
 * strings such as "gap=wide", and the trained model knows only these names: new steps or limits require training it
 * again (npm run import:model).
 */

/** The step of a number of words. */
export const wordStep = (words: number) =>
  words <= 4 ? words : words <= 6 ? "5-6" : words <= 9 ? "7-9" : words <= 14 ? "10-14" : "15+";
/** The space above a line, compared with the most common one of the document; "?" where one is unknown (0). */
export const gapStep = (gap: number, common: number) =>
  gap === 0 || common === 0
    ? "?"
    : gap < common * 0.9
      ? "less"
      : gap < common * 1.15
        ? "same"
        : gap < common * 1.5
          ? "more"
          : gap < common * 2.2
            ? "wide"
            : "far";
/** A font size as a ratio to that of another text, such as the body text; "?" where it is unknown (0). */
export const sizeStep = (ratio: number) =>
  ratio === 0
    ? "?"
    : ratio < 0.93
      ? "small"
      : ratio < 1.05
        ? "same"
        : ratio < 1.18
          ? "more"
          : ratio < 1.5
            ? "large"
            : "huge";
/** How many points a line starts to the right (">") or left ("<") of another one. */
export const indentStep = (points: number) =>
  points < -20
    ? "<<"
    : points < -3
      ? "<"
      : points <= 3
        ? "0"
        : points <= 14
          ? ">"
          : points <= 40
            ? ">>"
            : ">>>";

/**
 * The case of a text: "ALL" capitals, "Title" if all words of four or more letters have a capital, else "Upper",
 * "lower" or "digit" by its first letter or digit; "none" without letters.
 */
export function letterCaseKind(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, "");
  if (letters === "") return "none";
  if (letters.length > 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase())
    return "ALL";
  const first = /[\p{L}\d]/u.exec(text)?.[0] ?? "";
  if (/\d/.test(first)) return "digit";
  if (first === first.toLowerCase()) return "lower";
  const words = text.split(/\s+/).filter((word) => /^\p{L}{4,}/u.test(word));
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word)) ? "Title" : "Upper";
}

/** "word" for a text that ends in a letter or digit, else its last character. */
export function lastCharacterKind(text: string): string {
  const last = text.at(-1) ?? "";
  return /[\p{L}\d]/u.test(last) ? "word" : last;
}
