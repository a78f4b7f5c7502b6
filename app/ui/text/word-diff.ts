/** One text become another, word by word: common letters within other words would only tear them apart. */
import diff from "fast-diff";

const WORDS = new Intl.Segmenter(undefined, { granularity: "word" });

/** The parts in order: what stays, goes and comes. Texts may hold up to 55,000 different words. */
export function wordDiff(before: string, after: string): diff.Diff[] {
  const words: string[] = [];
  const known = new Map<string, string>();
  /** A sign for each word, compared and read back. */
  const signOf = (word: string) => {
    const sign = known.get(word) ?? String.fromCharCode(words.push(word) - 1);
    known.set(word, sign);
    return sign;
  };
  const signsOf = (text: string) =>
    Array.from(WORDS.segment(text), ({ segment }) => signOf(segment)).join("");
  const parts = diff(signsOf(before), signsOf(after), undefined, true);
  return parts.map(([kind, signs]) => [
    kind,
    Array.from(signs, (sign) => words[sign.charCodeAt(0)]).join(""),
  ]);
}
