/** Sorts measurements and texts of lines into a few steps, because features are strings. */

export const wordStep = (words: number) =>
  words <= 4 ? words : words <= 6 ? "5-6" : words <= 9 ? "7-9" : words <= 14 ? "10-14" : "15+";
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

export function lastCharacterKind(text: string): string {
  const last = text.at(-1) ?? "";
  return /[\p{L}\d]/u.test(last) ? "word" : last;
}
