/** How well a text came through: as it is, changed, or not at all. */

export type Found =
  | { how: "whole" }
  /** The letters are there, but something parts, joins or replaces them. */
  | { how: "altered"; read: string; because: string }
  /** `share` of its words are there, in order. */
  | { how: "partly"; share: number; missing: string }
  | { how: "lost" };

/** Marks of direction and of emoji style; they are no text of a person. */
const MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]|\ufe0f/g;
const UNPRINTED = /[\u00ad\u200b\u2060\ufeff]/g;
/** ﬁ and its kin, glyphs without a letter of their own, and signs that stand for unreadable ones. */
const BAD_GLYPHS = /[\ufb00-\ufb06\ue000-\uf8ff\ufffd]/;
const ENOUGH_WORDS = 0.6;

export function normalise(text: string): string {
  return text
    .replace(MARKS, "")
    .replace(UNPRINTED, "")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/** Joins lines as parsers do: a line that ends in a hyphen or slash goes on without a space. */
export function joinLines(lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    const isCut = /[\p{L}\d][-/]$/u.test(text);
    return text + (text === "" || isCut ? "" : " ") + line;
  }, "");
}

/** `where` is normalised already. */
export function findText(text: string, where: string): Found {
  const wanted = normalise(text);
  if (wanted === "" || containsWords(where, wanted)) return { how: "whole" };
  const bare = lettersOf(where);
  const at = bare.text.indexOf(lettersOf(wanted).text);
  if (at !== -1 && lettersOf(wanted).text !== "") {
    const from = bare.at[at] ?? 0;
    const to = (bare.at[at + lettersOf(wanted).text.length - 1] ?? 0) + 1;
    const read = where.slice(from, to);
    return { how: "altered", read, because: whyAltered(wanted, read) };
  }
  return findWords(wanted, where);
}

function containsWords(where: string, wanted: string): boolean {
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\d]/u.test(sign);
  for (let at = where.indexOf(wanted); at !== -1; at = where.indexOf(wanted, at + 1)) {
    const cutsBefore = isLetter(wanted[0]) && isLetter(where[at - 1]);
    const cutsAfter = isLetter(wanted.at(-1)) && isLetter(where[at + wanted.length]);
    if (!cutsBefore && !cutsAfter) return true;
  }
  return false;
}

/** Letters and digits alone, each with where it came from. */
function lettersOf(text: string): { text: string; at: number[] } {
  const at: number[] = [];
  let letters = "";
  let index = 0;
  for (const sign of text) {
    for (const plain of sign.normalize("NFKC")) {
      if (!/[\p{L}\p{N}]/u.test(plain)) continue;
      letters += plain;
      for (let unit = 0; unit < plain.length; unit++) at.push(index);
    }
    index += sign.length;
  }
  return { text: letters, at };
}

function whyAltered(wanted: string, read: string): string {
  if (BAD_GLYPHS.test(read)) return "Letters are drawn as joined glyphs (ligatures).";
  const [words, pieces] = [wanted.split(" ").length, read.split(" ").length];
  if (pieces > words) return "Words are torn apart by spaces.";
  if (pieces < words) return "Words run together.";
  return "Signs between the letters are others.";
}

function findWords(wanted: string, where: string): Found {
  const words = wanted.split(" ");
  const there = new Set(where.split(" "));
  const missing = words.filter((word) => !there.has(word));
  const share = (words.length - missing.length) / words.length;
  if (share < ENOUGH_WORDS || words.length < 3) return { how: "lost" };
  return { how: "partly", share, missing: missing.slice(0, 5).join(" ") };
}
