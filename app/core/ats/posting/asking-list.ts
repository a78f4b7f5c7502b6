/**
 * Recognizes a list that describes the candidate by its items (`know Klaviyo`, `5 years in sales`), for
 * headings in words that no rule knows.
 */

import type { Token, TokenText } from "#app/core/ats/words/tokens.ts";
import { leadingBullet } from "#app/core/bullets.ts";

/** An item that says what the candidate is or does (`You have …`, `know …`), or that asks for something. */
const ASKING_ITEM =
  /^(?:you(?: ?'?(?:re|ve|d|ll))? |who )?(?:have|has|are|is|know|knows|can|possess\w*|hold|understand|speak|enjoy|thrive|love|care about|feel|believe|want to|don't mind)\b|\b(?:experienced?|knowledge|understanding of|familiar\w*|proficien\w+|skills?|skilled|expertise|degree|diploma|fluent|certifi\w+|licen[cs]ed?|ability|able to|comfortable|background in|track record)\b|\d\+? (?:or more )?(?:years?|yrs?)\b/i;
/** A list with fewer items that match ASKING_ITEM, or a smaller share of them, is not about the candidate. */
const MIN_ASKING_ITEMS = 2;
const MIN_ASKING_SHARE = 0.5;
/** At most this many items are read. */
const MAX_ITEMS = 20;

/** An emoji at the beginning of a line. */
const PICTURE = /^\s*\p{Extended_Pictographic}[\ufe0f\u200d]*\s*/u;

/** How many characters of the next line are searched for the emoji. */
const NEXT_LINE_LENGTH = 20;

/**
 * Whether the line of a word begins with an emoji that the line before or after it begins with, too; a
 * single one decorates a heading.
 */
export function isPictureBullet(text: string, start: number): boolean {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const picture = PICTURE.exec(text.slice(from, start))?.[0].trim();
  if (!picture) return false;
  const before = text.slice(text.lastIndexOf("\n", from - 2) + 1, from);
  const end = text.indexOf("\n", start);
  const after = end < 0 ? "" : text.slice(end + 1, end + 1 + NEXT_LINE_LENGTH);
  return [before, after].some((line) => line.trimStart().startsWith(picture));
}

/** Whether at least half of the items of the list that begins at a token describe the candidate. */
export function isAskingList({ clean: { text } }: TokenText, { start }: Token): boolean {
  // Twice as many lines as items, because blank lines may be between the items.
  const lines = text.slice(text.lastIndexOf("\n", start) + 1).split("\n", MAX_ITEMS * 2);
  const items: string[] = [];
  for (const line of lines) {
    const bullet = leadingBullet(line) || (PICTURE.exec(line)?.[0] ?? "");
    if (bullet !== "" && bullet !== line) items.push(line.slice(bullet.length));
    else if (line.trim() !== "") break;
  }
  const asking = items.slice(0, MAX_ITEMS).filter((item) => ASKING_ITEM.test(item));
  return (
    asking.length >= MIN_ASKING_ITEMS &&
    asking.length >= MIN_ASKING_SHARE * Math.min(items.length, MAX_ITEMS)
  );
}
