/** Normalizes text for the page, without characters that text extractors misread. */

// Control characters, lone surrogates, soft hyphens, zero-width marks (not the joiners that scripts need).
const UNPRINTABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]|[\u00ad\u200b\u2060\ufeff]/gu;
/** Direction overrides display letters in a different order. No script needs them, and text extractors ignore them. */
const OVERRIDES = /[\u202d\u202e]/g;
/** Replaced with line breaks, because removing them would join two words. */
const OTHER_LINE_ENDS = /[\v\f\u0085\u2028\u2029]/g;
/** Ligatures such as ﬁ, as pasted from a PDF. */
const LIGATURES = /[\ufb00-\ufb06]/g;

/** A fast path at a tenth of the cost: most text is plain ASCII, and this runs at every keystroke. */
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
 * Words up to this length stay on one line, because extractors join a word that was broken at its own hyphen
 * or slash ("front-end" becomes "frontend"). Longer words may break, or they would run off the page.
 */
const MAX_UNBROKEN_LENGTH = 32;
/** A hyphen, dash or slash within a word: "front-end", "CI/CD". */
const INNER_BREAK = /[^\s][-\u2010\u2012-\u2014/][^\s]/;

export interface TextPiece {
  /** The offset in the text. */
  offset: number;
  text: string;
  isUnbreakable: boolean;
}

/** Splits text into pieces, of which the unbreakable ones must stay on one line. */
export function splitAtBreaks(text: string): TextPiece[] {
  if (!INNER_BREAK.test(text)) return [{ offset: 0, text, isUnbreakable: false }];
  const pieces: TextPiece[] = [];
  let offset = 0;
  for (const word of text.split(/(\s+)/)) {
    const isUnbreakable = word.length <= MAX_UNBROKEN_LENGTH && INNER_BREAK.test(word);
    const last = pieces.at(-1);
    if (!isUnbreakable && last && !last.isUnbreakable) last.text += word;
    else if (word !== "") pieces.push({ offset, text: word, isUnbreakable });
    offset += word.length;
  }
  return pieces;
}
