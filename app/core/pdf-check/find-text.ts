/** Finds an expected text in the extracted text: unchanged, altered, partly or not at all. */

export type TextMatch =
  | { how: "whole" }
  /** All letters are there, but spaces or other characters between them differ. */
  | { how: "altered"; read: string; because: string }
  /** Only a share of the words is there, from 0 to 1. */
  | { how: "partly"; share: number; missing: string }
  | { how: "lost" };

/** Direction marks and emoji variation selectors, which users don't type. */
const INVISIBLE_MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]|\ufe0f/g;
/** Soft hyphens and characters without width. */
const UNPRINTED = /[\u00ad\u200b\u2060\ufeff]/g;
/** Ligatures such as ﬁ, private-use characters and the replacement character. */
const BAD_GLYPHS = /[\ufb00-\ufb06\ue000-\uf8ff\ufffd]/;
/** With fewer words of a text, it counts as lost. */
const MIN_WORD_SHARE = 0.6;

/** For comparison: lower case, single spaces, composed accents, no invisible characters. */
export function normalizeText(text: string): string {
  return text
    .replace(INVISIBLE_MARKS, "")
    .replace(UNPRINTED, "")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/** Joins lines as parsers do: no space follows a line that ends in a hyphen or slash. */
export function joinLines(lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    const isCut = /[\p{L}\d][-/]$/u.test(text);
    return text + (text === "" || isCut ? "" : " ") + line;
  }, "");
}

/** Finds a text, which need not be normalized, in `extracted`, which must be. */
export function findText(text: string, extracted: string): TextMatch {
  const expected = normalizeText(text);
  if (expected === "" || containsWords(extracted, expected)) return { how: "whole" };
  const { letters, positions } = lettersWithPositions(extracted);
  const expectedLetters = lettersWithPositions(expected).letters;
  const index = letters.indexOf(expectedLetters);
  if (index !== -1 && expectedLetters !== "") {
    const from = positions[index] ?? 0;
    const to = (positions[index + expectedLetters.length - 1] ?? 0) + 1;
    const read = extracted.slice(from, to);
    return { how: "altered", read, because: explainAlteration(expected, read) };
  }
  return findWords(expected, extracted);
}

/** Whether the text is there as whole words. */
function containsWords(extracted: string, expected: string): boolean {
  const isLetter = (character: string | undefined) =>
    character !== undefined && /[\p{L}\d]/u.test(character);
  let index = extracted.indexOf(expected);
  while (index !== -1) {
    const cutsBefore = isLetter(expected[0]) && isLetter(extracted[index - 1]);
    const cutsAfter = isLetter(expected.at(-1)) && isLetter(extracted[index + expected.length]);
    if (!cutsBefore && !cutsAfter) return true;
    index = extracted.indexOf(expected, index + 1);
  }
  return false;
}

/** The letters and digits of a text, and the position of each in the text. */
function lettersWithPositions(text: string): { letters: string; positions: number[] } {
  const positions: number[] = [];
  let letters = "";
  let index = 0;
  for (const character of text) {
    for (const plain of character.normalize("NFKC")) {
      if (!/[\p{L}\p{N}]/u.test(plain)) continue;
      letters += plain;
      for (let unit = 0; unit < plain.length; unit++) positions.push(index);
    }
    index += character.length;
  }
  return { letters, positions };
}

function explainAlteration(expected: string, read: string): string {
  if (BAD_GLYPHS.test(read)) return "Letters are drawn as joined glyphs (ligatures).";
  const [words, pieces] = [expected.split(" ").length, read.split(" ").length];
  if (pieces > words) return "Words are split by spaces.";
  if (pieces < words) return "Words run together.";
  return "Characters between the letters differ.";
}

function findWords(expected: string, extracted: string): TextMatch {
  const words = expected.split(" ");
  const extractedWords = new Set(extracted.split(" "));
  const missing = words.filter((word) => !extractedWords.has(word));
  const share = (words.length - missing.length) / words.length;
  if (share < MIN_WORD_SHARE || words.length < 3) return { how: "lost" };
  return { how: "partly", share, missing: missing.slice(0, 5).join(" ") };
}
