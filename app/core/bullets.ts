/** The marks that begin an item of a list in a job description, wherever it was copied from [spec 5]. */

/** The last are those of Word's symbol fonts, which come along when text is copied. */
export const BULLET_SIGNS = "•●▪◦‣·∙○■□➢➤✓✔★☆◆◇►▶∎⁃▸⦁❖→➔➜☐☑✅\uf0a7\uf0b7\uf0d8\uf0fc";
export const DASH_SIGNS = "-‐‑‒–—―−﹣－";

/** `\s` knows tabs and no-break spaces, but not the blanks of no width that web pages hold. */
const BLANK = "[\\s\\u200b-\\u200d\\u2060]";
/**
 * A word begins with no bullet, so a bullet needs no blank after it. A dash does (`-5 °C`), unless a capital letter
 * follows (`-Experience in sales`), and an asterisk always does (`*Depending on experience`, `**Pay**`).
 */
const MARK = `(?:[${BULLET_SIGNS}]|[${DASH_SIGNS}*](?:(?=${BLANK})|$)|[${DASH_SIGNS}](?=\\p{Lu}))`;
const LEADING_MARKS = new RegExp(`^${BLANK}*(?:${MARK}${BLANK}*)+`, "u");

/** The marks that a line begins with, and the blanks around them; "" where it begins with none. */
export const leadingBullet = (line: string): string => LEADING_MARKS.exec(line)?.[0] ?? "";
