/** A line of a document, whatever kind of file it came from; wrapped text is one line again. */

export interface DocLine {
  text: string;
  /** Parts that stand apart, such as dates at the right margin. */
  cells: { text: string; isBold: boolean }[];
  isBold: boolean;
  isItalic: boolean;
  /** Of the font, in points; 0 where the file doesn't say. */
  size: number;
  /** Members of a list without bullets, where the file tells them apart; the line's text names them all. */
  items?: string[];
  /** Equal for lines set alike. */
  look: string;
  isBullet: boolean;
  /** Word knows what a heading is: 0 title, 1 section, 2 entry; null for anything else, and in PDFs. */
  level: number | null;
  /** White above it, in shares of its size; 0 where unknown. */
  gap: number;
  /** Where it begins, in points from the left; 0 where unknown. */
  x: number;
  /** From 1. */
  page: number;
  /** Whether an entry begins here, where a table's rows tell. */
  opens?: boolean;
  /** Said beside its dates, and no part of the entry's name. */
  aside?: string[];
}

const BULLET = /^[\uf0b7\uf0a7•●▪▸►◦‣∙·■□➢➤✓✔–—*-]\s+(?=\S)/u;

/** The text without its bullet; null where it has none. */
export function afterBullet(text: string): string | null {
  return BULLET.test(text) ? text.replace(BULLET, "") : null;
}

/** A word cut at its hyphen keeps it: most such words are compounds. An address goes on after any sign. */
export function joinWrapped(before: string, after: string): string {
  return /\S[-/\u2010\u2014]$/.test(before) || endsInAddress(before)
    ? before + after
    : `${before} ${after}`;
}

/** Cut where addresses are cut, behind a sign of theirs. */
export const endsInAddress = (text: string) => /(?:https?:\/\/|www\.)\S*[./?&=_-]$/i.test(text);
