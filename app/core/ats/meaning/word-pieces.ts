/**
 * Splits texts into the line reader's word pieces, exactly as in its training (BERT's WordPiece
 * rules).
 */

/** The piece for words that cannot be split into known pieces. */
const UNKNOWN = "[UNK]";
/** Prefix of pieces that do not begin a word. */
const CONTINUED = "##";
/** In code points. */
const LONGEST_WORD = 40;
/** In code points; most texts are cut earlier, by the limit on word pieces. */
const LONGEST_TEXT = 400;

/** Control codes are dropped; tabs and line feeds are kept, because they separate words. */
const DROPPED = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Co}\uFFFD]/gu;
/** Chinese characters, each a word of its own. */
const IDEOGRAPH =
  /[\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\u{20000}-\u{2A6DF}\u{2A700}-\u{2B81F}\u{2B920}-\u{2CEAF}\u{2F800}-\u{2FA1F}]/gu;
/** A punctuation mark, or a run of other characters. */
const WORD = /[\p{P}$+<=>^`|~]|[^\p{P}$+<=>^`|~\p{White_Space}]+/gu;

export interface Vocabulary {
  ids: ReadonlyMap<string, number>;
  /** Length of the longest piece, in UTF-16 units. */
  longest: number;
}

/** @param tokens all pieces; their index is their id */
export function vocabularyOf(tokens: string[]): Vocabulary {
  return {
    ids: new Map(tokens.map((token, id) => [token, id])),
    longest: Math.max(...tokens.map(({ length }) => length)),
  };
}

/** The ids of a text's pieces. @param maxIds maximum number of ids */
export function wordPieces({ ids, longest }: Vocabulary, text: string, maxIds: number): number[] {
  const pieces: number[] = [];
  for (const [word] of plainText(text).matchAll(WORD)) {
    if (pieces.length >= maxIds) break;
    pieces.push(...piecesOf(word, ids, longest));
  }
  return pieces.slice(0, maxIds);
}

/** Lower case without accents and control characters, cut to LONGEST_TEXT. */
function plainText(text: string): string {
  const start = text.length > LONGEST_TEXT ? [...text].slice(0, LONGEST_TEXT).join("") : text;
  const spaced = start.replace(DROPPED, "").replace(IDEOGRAPH, " $& ");
  const unaccented = spaced.normalize("NFD").replace(/\p{Mn}/gu, "");
  // Letter by letter, because a Greek sigma at the end of a word would become another letter.
  return unaccented.replace(/\P{ASCII}/gu, (letter) => letter.toLowerCase()).toLowerCase();
}

/**
 * Takes the longest known start of the word, then of the rest, and so on. If no start of a rest is
 * known, the whole word counts as unknown.
 */
function piecesOf(word: string, ids: ReadonlyMap<string, number>, longest: number): number[] {
  const unknown = ids.get(UNKNOWN) ?? 0;
  if (word.length > LONGEST_WORD && [...word].length > LONGEST_WORD) return [unknown];
  const pieces: number[] = [];
  let from = 0;
  while (from < word.length) {
    const prefix = from === 0 ? "" : CONTINUED;
    let to = Math.min(word.length, from + longest);
    let id = ids.get(prefix + word.slice(from, to));
    while (id === undefined && to > from + 1) id = ids.get(prefix + word.slice(from, --to));
    if (id === undefined) return [unknown];
    pieces.push(id);
    from = to;
  }
  return pieces;
}
