/** Indexes the words of a resume, so that the words of a document can be looked up in it. */

/** Words in the normal form of `TextWord.word`. */
export interface WordIndex {
  words: Set<string>;
  /** The section of two words that follow each other in a field, by their `pairKey`. */
  pairs: Map<string, string>;
  /** The section of the first and the last word of each line of a field. */
  edges: Map<string, string>;
}

export interface TextWord {
  /** In lower case and without accents. */
  word: string;
  /** The index of its first character in the text. */
  at: number;
  length: number;
}

/** Characters of scripts without spaces between words count as words. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]|[\p{L}\p{N}\p{M}]+/gu;

export const wordsOf = (text: string): TextWord[] =>
  [...text.matchAll(WORD)].map(({ 0: match, index }) => ({
    word: match.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase(),
    at: index,
    length: match.length,
  }));

export const pairKey = (before: TextWord | undefined, after: TextWord | undefined) =>
  `${before?.word} ${after?.word}`;

/** @param sections for each section, a text, or an object or list with texts */
export function indexWords(sections: Readonly<Record<string, unknown>>): WordIndex {
  const index: WordIndex = { words: new Set(), pairs: new Map(), edges: new Map() };
  for (const [section, value] of Object.entries(sections))
    for (const text of textsOf(value)) addText(index, section, text);
  return index;
}

function addText({ words, pairs, edges }: WordIndex, section: string, text: string): void {
  for (const line of text.split("\n")) {
    const wordsOfLine = wordsOf(line);
    for (const edge of [wordsOfLine[0], wordsOfLine.at(-1)])
      if (edge) edges.set(edge.word, section);
  }
  const wordsOfText = wordsOf(text);
  for (const [at, word] of wordsOfText.entries()) {
    words.add(word.word);
    if (at > 0) pairs.set(pairKey(wordsOfText[at - 1], word), section);
  }
}

/** All texts of a value except ids. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "id" || key === "employerId" ? [] : textsOf(inner),
  );
}
