/**
 * Normalizes text from PDFs, web pages and templates, and records where each character came from,
 * so that evidence can be shown in the original text.
 */
import { BULLET_SIGNS, DASH_SIGNS } from "#app/core/bullets.ts";
import type { CleanText } from "./clean-text-type.ts";
import { foldHomoglyphs } from "./homoglyphs.ts";

/** HTML entities by name, with their plain characters. */
const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  bull: "•",
  middot: "•",
  ndash: "-",
  mdash: "-",
  hellip: " ",
  rsquo: "'",
  lsquo: "'",
  rdquo: '"',
  ldquo: '"',
  eacute: "e",
  trade: " ",
  reg: " ",
};
/** `&amp;`, `&#38;`, `&#x26;`. */
const ENTITY = /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,6}));/iy;
/** An HTML tag that was left in the text, on one line. */
const TAG = /<\/?([a-z][a-z0-9]*)[^<>\n]{0,300}>/iy;
/** Names of tags that end a line. */
const BLOCK_TAG = /^(?:br|p|li|ul|ol|div|h[1-6]|tr|td|section|header|article|table)$/i;

/** Special spaces, quotation marks, dashes and bullets, with the plain ones that replace them. */
const SIGNS = new Map<string, string>();
for (const [to, from] of [
  ["", "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u061c\u180e"],
  [" ", "\t\f\v\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"],
  [" ", "\u202f\u205f\u3000®™©"],
  ["\n", "\u2028\u2029\u0085"],
  ["'", "‘’‚‛′´`ʼ＇"],
  ['"', "“”„‟″«»"],
  ["-", DASH_SIGNS],
  ["•", BULLET_SIGNS],
  [",", "、，"],
  [".", "。"],
] as const) {
  for (const sign of from) SIGNS.set(sign, to);
}

/**
 * A character that decomposes into more letters than this is kept, to limit the text's length:
 * U+FDFA is a phrase of 18 letters.
 */
const MAX_LETTERS = 4;

/** Fractions as decimals after a whole number, where "1½" would become "11⁄2". */
const DECIMALS = new Map([
  ["¼", ".25"],
  ["½", ".5"],
  ["¾", ".75"],
  ["⅓", ".33"],
  ["⅔", ".67"],
]);

/** Compatibility decomposition (NFKD) of one character, without accents; Hangul stays composed. */
function foldCharacter(sign: string): string {
  const known = SIGNS.get(sign);
  if (known !== undefined) return known;
  const code = sign.codePointAt(0) ?? 0;
  if (code >= 0x0300 && code <= 0x036f) return "";
  // Bidi controls and tag characters carry hidden text only.
  if ((code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)) return "";
  if (code >= 0xe0000) return "";
  if (code >= 0xac00 && code <= 0xd7a3) return sign;
  const folded = sign.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
  return folded.length > MAX_LETTERS ? sign : folded;
}

/** Returns the normalized text with the offset in the original text of each of its characters. */
export function cleanText(given: string): CleanText {
  const folded = new Map<string, string>();
  let at = new Int32Array(given.length + MAX_LETTERS);
  let text = "";
  let plainFrom = 0;
  const push = (more: string, offset: number) => {
    const length = text.length + more.length;
    if (length + given.length - offset > at.length) at = grown(at, length + given.length - offset);
    at.fill(offset, text.length, length);
    text += more;
  };
  /** Copies the text between two changed characters as it is. */
  const takePlain = (to: number) => {
    const length = text.length;
    for (let i = plainFrom; i < to; i++) at[length + i - plainFrom] = i;
    text += given.slice(plainFrom, to);
  };
  for (let i = 0; i < given.length; ) {
    const code = given.charCodeAt(i);
    if (isPlain(code)) {
      i++;
      continue;
    }
    const [more, length] = readSign(given, i, code, folded);
    if (more === null) {
      i++;
      continue;
    }
    takePlain(i);
    push(more, i);
    i += length;
    plainFrom = i;
  }
  takePlain(given.length);
  return foldHomoglyphs({ text, sourceOffsets: at.subarray(0, text.length) });
}

/** A larger copy of the offsets: a text can grow when ligatures and fractions are spelled out. */
function grown(at: Int32Array, minLength: number): Int32Array<ArrayBuffer> {
  const more = new Int32Array(2 * minLength);
  more.set(at);
  return more;
}

const [TAB, NEW_LINE, RETURN, AMPERSAND, HYPHEN, LESS, BACKTICK] = [9, 10, 13, 38, 45, 60, 96];

/** Whether it is an ASCII character that is copied as it is. */
function isPlain(code: number): boolean {
  if (code > BACKTICK) return code < 128;
  if (code < TAB + 5 && code >= TAB) return code === NEW_LINE;
  return code !== AMPERSAND && code !== HYPHEN && code !== LESS && code !== BACKTICK;
}

/** The replacement at an offset (null keeps the character) and the length of the replaced text. */
function readSign(
  given: string,
  i: number,
  code: number,
  folded: Map<string, string>,
): [string | null, number] {
  if (code === AMPERSAND || code === LESS) {
    const pattern = code === AMPERSAND ? ENTITY : TAG;
    pattern.lastIndex = i;
    const match = pattern.exec(given);
    const text = match && (code === AMPERSAND ? entityText(match) : tagText(match));
    return match && text != null ? [text, match[0].length] : [null, 1];
  }
  if (code === RETURN) return [given.charCodeAt(i + 1) === NEW_LINE ? "" : "\n", 1];
  if (code === HYPHEN)
    return isLineEndHyphen(given, i) ? ["", skipBreak(given, i + 1) - i] : [null, 1];
  const sign = String.fromCodePoint(given.codePointAt(i) ?? 32);
  const known = folded.get(sign) ?? foldCharacter(sign);
  folded.set(sign, known);
  const decimals = DECIMALS.get(sign);
  return [decimals && /\d/.test(given[i - 1] ?? "") ? decimals : known, sign.length];
}

/** The character of an HTML entity; null if it is unknown. */
function entityText([, decimal, hex, name]: RegExpExecArray): string | null {
  if (name) return ENTITIES[name.toLowerCase()] ?? null;
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
  return code > 0 && code < 0x10ffff ? foldCharacter(String.fromCodePoint(code)) : null;
}

/** What replaces an HTML tag. */
function tagText([, name]: RegExpExecArray): string {
  return BLOCK_TAG.test(name ?? "") ? "\n" : " ";
}

const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign);

/** Whether a hyphen divides a word at the end of a line: `manage-⏎ment`. */
function isLineEndHyphen(text: string, hyphen: number): boolean {
  if (text[hyphen + 1] !== "\n" && text[hyphen + 1] !== "\r") return false;
  return isLetter(text[hyphen - 1]) && isLetter(text[skipBreak(text, hyphen + 1)]);
}

/** The offset after a line break. */
function skipBreak(text: string, from: number): number {
  let i = from;
  while (i < from + 3 && (text[i] === "\n" || text[i] === "\r")) i++;
  return i;
}
