/** Defines one line of a document in any file format; a wrapped paragraph is a single line. */

import type { ColumnPart, TextSpan } from "#app/core/pdf-text/lines.ts";

export interface DocCell {
  text: string;
  isBold: boolean;
  isItalic?: boolean;
  /** Left edge in points; absent where unknown. */
  x?: number;
  /** In points; absent where unknown. */
  width?: number;
  /** The pieces in different styles, if there are several. */
  spans?: TextSpan[];
  /** What the cell holds (title, employer, …), if the name of its table column says so. */
  part?: ColumnPart;
}

export interface DocLine {
  text: string;
  /** Parts separated by a gap, such as dates at the right margin. */
  cells: DocCell[];
  isBold: boolean;
  isItalic: boolean;
  /** Font size in points; 0 where the file doesn't give one. */
  size: number;
  /** Items of a list without bullets, if the file's tags separate them; `text` has all of them. */
  items?: string[];
  /** Equal for lines with the same font and formatting. */
  styleKey: string;
  isBullet: boolean;
  /**
   * Heading level from Word styles or PDF tags: 0 title, 1 section, 2 entry; null for other text.
   */
  level: number | null;
  /** Distance from the line above, as a multiple of the font size; 0 where unknown. */
  gap: number;
  /** Left edge in points; 0 where unknown. */
  x: number;
  /** Page number, from 1. */
  page: number;
  /**
   * The document's language, if its headings show it: some months' names depend on the language.
   */
  language?: string;
  /** Whether an entry, such as a job, starts here; absent where unknown, as outside of tables. */
  startsEntry?: boolean;
  /** Text next to the dates that is not part of the entry's name. */
  besideDates?: string[];
  /** The label that the table's headings give the line ("projects.head"), or only its section ("projects"). */
  tableLabel?: string;
}

const BULLET = /^(?:[\uf0b7\uf0a7•●○▪▫▸▹►▶▷◦‣⁃∙·■□◆◇❖❯➢➤➔→»›✓✔✦★☑][\s\u200b]*|[–—*+-]\s+)(?=\S)/u;

/** Returns the text without its bullet, or null if it has none. */
export function stripBullet(text: string): string | null {
  return BULLET.test(text) ? text.replace(BULLET, "") : null;
}

/**
 * A conjunction at the start of a line. A hyphen at the end of the line above is then not that of a broken word:
 * "Short-" above "to medium-term", "Wund-" above "oder Schmerzpflege".
 */
const CONJUNCTION =
  /^(?:and|or|to(?=\s\S+-)|und|oder|bzw\.|sowie|bis|et|ou|y|e|o|en|of|och|eller|og|i|oraz|lub|&)\s/u;

/**
 * Joins a line and its continuation on the next one. A hyphen at the end is kept,
 * because most words broken there are compounds. A URL continues without a space.
 */
export function joinWrapped(before: string, after: string): string {
  const isCut =
    /\S[-/\u2010\u2014]$/.test(before) && !(/-$/.test(before) && CONJUNCTION.test(after));
  return isCut || endsInCutUrl(before) ? before + after : `${before} ${after}`;
}

/** True if the text ends in a URL that was broken after one of its punctuation marks. */
export const endsInCutUrl = (text: string) => /(?:https?:\/\/|www\.)\S*[./?&=_-]$/i.test(text);
