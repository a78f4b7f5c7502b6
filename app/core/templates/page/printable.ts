/** Text as it is set on the page: one form per character, nothing a text extractor would stumble over. */

// Control characters, lone surrogates, soft hyphens, zero-width marks (not the joiners that scripts need).
const UNPRINTABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]|[\u00ad\u200b\u2060\ufeff]/gu;
/** They show letters in another order than they stand in: no script needs that, and no reader follows. */
const OVERRIDES = /[\u202d\u202e]/g;
/** Taken out, they would glue two words together. */
const OTHER_LINE_ENDS = /[\v\f\u0085\u2028\u2029]/g;
/** ﬁ and its kin, as pasted from a PDF. */
const LIGATURES = /[\ufb00-\ufb06]/g;

/** Most text, and nothing in it to change: asked at every keystroke, at a tenth of the cost. */
const PLAIN_ASCII = /^[\t\n\r\x20-\x7e]*$/;

export function toPrintable(text: string): string {
  if (PLAIN_ASCII.test(text)) return text;
  return text
    .replace(OTHER_LINE_ENDS, "\n")
    .replace(UNPRINTABLE, "")
    .replace(OVERRIDES, "")
    .replace(LIGATURES, (ligature) => ligature.normalize("NFKC"))
    .normalize("NFC");
}

/**
 * Longer words may break, else they would run off the page. Extractors join a word that was cut at its
 * own hyphen or slash ("front-end" becomes "frontend"), so shorter ones stay on one line.
 */
const LONGEST_KEPT_WORD = 32;
const INNER_BREAK = /[^\s][-\u2010\u2012-\u2014/][^\s]/;

export interface TextPiece {
  /** Where it begins in the text. */
  at: number;
  text: string;
  keep: boolean;
}

/** The text in pieces, those with `keep` to be set on one line. */
export function splitAtBreaks(text: string): TextPiece[] {
  if (!INNER_BREAK.test(text)) return [{ at: 0, text, keep: false }];
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const word of text.split(/(\s+)/)) {
    const keep = word.length <= LONGEST_KEPT_WORD && INNER_BREAK.test(word);
    const last = pieces.at(-1);
    if (!keep && last && !last.keep) last.text += word;
    else if (word !== "") pieces.push({ at, text: word, keep });
    at += word.length;
  }
  return pieces;
}
