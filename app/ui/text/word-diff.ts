/** A word-level diff; a character-level diff would split words that share letters. */
import diff from "fast-diff";

const WORDS = new Intl.Segmenter(undefined, { granularity: "word" });

/** Returns the parts in order. Supports up to 55,000 different words, because each word maps to one UTF-16 unit. */
export function wordDiff(before: string, after: string): diff.Diff[] {
  const words: string[] = [];
  const charByWord = new Map<string, string>();
  /** Maps each word to one character, which the diff compares. */
  const encodeWord = (word: string) => {
    const char = charByWord.get(word) ?? String.fromCharCode(words.push(word) - 1);
    charByWord.set(word, char);
    return char;
  };
  const encodeText = (text: string) =>
    Array.from(WORDS.segment(text), ({ segment }) => encodeWord(segment)).join("");
  // `true` merges small equal parts between changes, so that the diff reads better ("cleanup").
  const parts = diff(encodeText(before), encodeText(after), undefined, true);
  return parts.map(([kind, chars]) => [
    kind,
    Array.from(chars, (char) => words[char.charCodeAt(0)]).join(""),
  ]);
}
