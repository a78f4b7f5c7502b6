/** The characters that begin a list item in a job description copied from any source [spec 5]. */

/** The last four are private-use characters of Word's symbol fonts, as copied text has them. */
export const BULLET_SIGNS = "•●▪◦‣·∙○■□➢➤✓✔★☆◆◇►▶∎⁃▸⦁❖→➔➜☐☑✅\uf0a7\uf0b7\uf0d8\uf0fc";
/** "-" is first, because the signs are put into character classes. */
export const DASH_SIGNS = "-‐‑‒–—―−﹣－";

/** `\s` includes tabs and no-break spaces, but not the zero-width characters of web pages. */
const WHITESPACE = "[\\s\\u200b-\\u200d\\u2060]";
/**
 * A bullet needs no space after it, because no word begins with one. A dash does (`-5 °C`), unless a capital letter
 * follows (`-Experience in sales`), and an asterisk always does (`*Depending on experience`, `**Pay**`).
 * Both may also end the line.
 */
const MARK = `(?:[${BULLET_SIGNS}]|[${DASH_SIGNS}*](?:(?=${WHITESPACE})|$)|[${DASH_SIGNS}](?=\\p{Lu}))`;
const LEADING_MARKS = new RegExp(`^${WHITESPACE}*(?:${MARK}${WHITESPACE}*)+`, "u");

/** The bullets that a line begins with, one or several, with the whitespace around them; "" if there are none. */
export const leadingBullet = (line: string): string => LEADING_MARKS.exec(line)?.[0] ?? "";
