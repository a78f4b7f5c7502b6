/** Joins parts of an entry's head or of an address, the texts between separators, to one text again. */

import type { HeadPart } from "./head-parts.ts";

/** True if both parts are in the same cell of the same entry. */
export const isSameCell = (part: HeadPart, other: HeadPart | undefined): boolean =>
  part.entryIndex === other?.entryIndex &&
  part.lineIndex === other.lineIndex &&
  part.cellIndex === other.cellIndex;

/** Appends a part to a text, with the separator that was between the two in the document. */
export const joinParts = (before: string, { separatorBefore: separator, text }: HeadPart): string =>
  `${before}${separator === "" ? " " : separator}${text}`;

/** Restores the closing bracket after the last part, which was removed as a separator, and drops a stray one. */
export function closeBracket(text: string): string {
  const count = (bracket: string) => text.split(bracket).length;
  const whole = count("(") > count(")") ? `${text})` : text;
  return count("]") > count("[") ? whole.replace(/(?<!\s)\s*\]$/, "") : whole;
}

/** A preposition at the start of a text, as in "at Acme", or a character that is extracted from an icon. */
export const LEADING_WORD =
  /^(?:(?:at|bei|chez|presso|bij|hos|à|@|w|by|(?:[Ii]ssued|[Aa]warded) by)\s+(?=\p{Lu}|d[aeo]s?\s\p{Lu})|[^\p{L}\p{N}\s("'„“«‘#]\s+)/u;
