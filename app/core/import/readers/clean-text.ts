/** Normalizes the text of files to the characters that people type. */

/** "ﬀ" to "ﬆ". */
const LIGATURES = /[\ufb00-\ufb06]/g;
const SPACES = /[\u00a0\u2000-\u200a\u202f\u3000]/g;
/** U+2010 is kept at the end of the text, where it may break a word over two lines. */
const HYPHENS = /\u2011|\u2010(?!$)/g;
/**
 * Some PDFs encode icons as letters that hardly any language has. Matches one alone or right before a capitalized word:
 * "ȱMinneapolis".
 */
const ICON_LETTER =
  /(?<=^|\s)[\u0220-\u0233\u0237-\u024f](?=\p{Lu}\p{Ll})|^\s*[\u0220-\u0233\u0237-\u024f]\s*$/gu;
/** An arrow after a link: "Voter Lantern ↗". */
const LINK_SIGN = /(?<=\S)\s+[↗⧉]\ufe0e?$/u;
/** A soft hyphen is kept at the end of the text, where it breaks a word over two lines. */
const INVISIBLE = /[\u200b\u2060\ufeff]|\u00ad(?!$)/g;

/**
 * Composes letters with their accents, splits ligatures, replaces special spaces and hyphens by plain ones, and removes
 * invisible characters, soft hyphens, the arrow after a link and letters that encode icons.
 * @param text a line or a part of one, such as a table cell, without line breaks
 */
export const cleanText = (text: string) =>
  text
    .normalize("NFC")
    .replace(LIGATURES, (ligature) => ligature.normalize("NFKC"))
    .replace(SPACES, " ")
    .replace(HYPHENS, "-")
    .replace(INVISIBLE, "")
    .replace(LINK_SIGN, "")
    .replace(ICON_LETTER, "");
