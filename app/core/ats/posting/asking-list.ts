/**
 * Recognizes a list that describes the candidate by its items (`know Klaviyo`, `5 years in sales`), for
 * headings in words that no rule knows.
 */

import type { Token, TokenText } from "#app/core/ats/words/tokens.ts";
import { leadingBullet } from "#app/core/bullets.ts";

/** An item that continues `You …`, or that asks for something. */
const ASKING_ITEM =
  /^(?:you(?: ?'?(?:re|ve|d|ll))? |who )?(?:have|has|are|is|know|knows|can|possess\w*|hold|understand|speak|enjoy|thrive|love|care about|feel|believe|want to|don't mind)\b|\b(?:experienced?|knowledge|understanding of|familiar\w*|proficien\w+|skills?|skilled|expertise|degree|diploma|fluent|certifi\w+|licen[cs]ed?|ability|able to|comfortable|background in|track record)\b|\d\+? (?:or more )?(?:years?|yrs?)\b/i;
/** A list with fewer items, or a smaller share of ASKING_ITEM, is not one about the candidate. */
const MIN_ITEMS = 2;
const MIN_SHARE = 0.5;
/** As many items are read. */
const MAX_ITEMS = 20;

/** Whether most items of the list that begins at a token describe the candidate. */
export function isAskingList({ clean: { text } }: TokenText, { start }: Token): boolean {
  const lines = text.slice(text.lastIndexOf("\n", start) + 1).split("\n", MAX_ITEMS * 2);
  const items: string[] = [];
  for (const line of lines) {
    const bullet = leadingBullet(line);
    if (bullet !== "" && bullet !== line) items.push(line.slice(bullet.length));
    else if (line.trim() !== "") break;
  }
  const asking = items.slice(0, MAX_ITEMS).filter((item) => ASKING_ITEM.test(item));
  return asking.length >= MIN_ITEMS && asking.length >= MIN_SHARE * Math.min(items.length, MAX_ITEMS);
}
