/**
 * Numbers the items of a text: bullets, paragraphs and headings. Words of two items belong to two
 * things, however close they are; a line that wraps stays in its item.
 */
import { leadingBullet } from "#app/core/bullets.ts";
import { GAP, type TokenText } from "./tokens.ts";

/**
 * The number of each token's item.
 * @param isHeading whether the line that begins at a token is a heading
 */
export function numberItems(
  { tokens, clean: { text } }: TokenText,
  isHeading: (index: number) => boolean,
): Uint32Array {
  const items = new Uint32Array(tokens.length);
  let item = 0;
  let isAfterHeading = tokens.length > 0 && isHeading(0);
  for (const [index, { gap, start }] of tokens.entries()) {
    if (index > 0 && gap === GAP.line) {
      const between = text.slice(tokens[index - 1]?.end, start);
      const lineStart = text.slice(text.lastIndexOf("\n", start - 1) + 1, start + 1);
      const heading = isHeading(index);
      const isBreak = isAfterHeading || heading || /\n\s*\n/.test(between);
      if (isBreak || leadingBullet(lineStart) !== "") item++;
      isAfterHeading = heading;
    }
    items[index] = item;
  }
  return items;
}
