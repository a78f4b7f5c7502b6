/** Words of a clean text with what stands between them; the unit everything else works on. */
import { type CleanText, cleanText } from "./clean-text.ts";
import { foldWord } from "./word-forms.ts";

/** What stands before a token. Order matters: larger cuts more. */
export const GAP = { none: 0, space: 1, hyphen: 2, list: 3, sentence: 4, line: 5 } as const;
type Gap = (typeof GAP)[keyof typeof GAP];

export interface Token {
  /** As written. */
  raw: string;
  low: string;
  /** See foldWord. */
  fold: string;
  /** Place in the clean text. */
  start: number;
  end: number;
  gap: Gap;
  /** A bracket was opened in the gap. */
  opened: boolean;
}

export interface TokenText {
  clean: CleanText;
  tokens: Token[];
  /** Capitals tell nothing when a text is all upper or all lower case. */
  isOneCase: boolean;
}

const WORD = /\.net\b|[\p{L}\p{N}]+(?:\+\+?(?![\p{L}\p{N}])|#)?/giu;
/** Chinese and Japanese stand beside Latin words without a space. */
const WORD_BESIDE_HAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}])+(?:\+\+?(?![\p{L}\p{N}])|#)?/giu;
const PLAIN_WORD = /\.net\b|[a-z0-9]+(?:\+\+?(?![a-z0-9])|#)?/g;
const HAN = /[\u3040-\u30ff\u3400-\u9fff]/;

/** The words of a short name, lower-cased. */
export function splitWords(name: string): string[] {
  const low = name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]|'s\b/g, "");
  return (
    low
      .replace(/&/g, " and ")
      .replace(/([a-z0-9])\./g, "$1 ")
      .match(PLAIN_WORD) ?? []
  );
}

export function readTokens(given: string, isKnown: (folded: string) => boolean): TokenText {
  const clean = cleanText(given);
  const { text } = clean;
  const tokens: Token[] = [];
  let before = 0;
  for (const match of text.matchAll(HAN.test(text) ? WORD_BESIDE_HAN : WORD)) {
    let start = match.index;
    let raw = match[0];
    if (raw[0] === "." && start > 0 && /[\p{L}\p{N}]/u.test(text[start - 1] as string)) {
      raw = raw.slice(1);
      start += 1;
    }
    // The s of a possessive belongs to the word before it.
    if (raw.length === 1 && /s/i.test(raw) && text[start - 1] === "'") {
      before = start + 1;
      continue;
    }
    const gap = gapOf(text, before, start, tokens.length === 0);
    const between = start - before > 1 ? text.slice(before, start) : "";
    const opened = between.includes("(");
    const amp = start - before === 1 && text[before] === "&" ? 0 : between.indexOf("&");
    if (amp >= 0 && tokens.length > 0 && between.trim().length <= 1) {
      pushToken(tokens, "and", before + amp, before + amp + 1, GAP.space, false);
    }
    for (const [offset, part] of unglue(raw, isKnown)) {
      const from = start + offset;
      const partGap = offset === 0 ? gap : GAP.space;
      pushToken(tokens, part, from, from + part.length, partGap, opened && offset === 0);
    }
    before = start + raw.length;
  }
  return { clean, tokens, isOneCase: isOneCase(text) };
}

/** Tokens that a stretch of the clean text touches. */
export function rangeAt(
  { tokens }: TokenText,
  start: number,
  end: number,
): { from: number; to: number } | null {
  const from = tokens.findIndex((token) => token.end > start);
  if (from < 0) return null;
  let to = from + 1;
  while (to < tokens.length && (tokens[to] as Token).start < end) to++;
  return { from, to };
}

function pushToken(
  tokens: Token[],
  raw: string,
  start: number,
  end: number,
  gap: Gap,
  opened: boolean,
): void {
  const low = raw.toLowerCase();
  tokens.push({ raw, low, fold: foldWord(low), start, end, gap, opened });
}

function gapOf(text: string, from: number, to: number, isFirst: boolean): Gap {
  if (isFirst) return GAP.line;
  let gap: Gap = GAP.none;
  for (let i = from; i < to; i++) {
    const sign = text[i] as string;
    if (sign === "\n" || sign === "•") return GAP.line;
    if (sign === "*" || sign === "|") gap = larger(gap, GAP.list);
    else if (sign === ";" || sign === "," || sign === "/" || sign === "(" || sign === ")")
      gap = larger(gap, GAP.list);
    else if (sign === ":" || sign === "!" || sign === "?") gap = larger(gap, GAP.sentence);
    else if (sign === ".") gap = larger(gap, i + 1 < to ? GAP.sentence : GAP.none);
    else if (sign === "-") {
      const isSpaced = text[i - 1] === " " && text[i + 1] === " ";
      gap = larger(gap, isSpaced ? GAP.list : GAP.hyphen);
    } else if (sign === " " || sign === "&" || sign === "'") gap = larger(gap, GAP.space);
    else gap = larger(gap, GAP.list);
  }
  return gap;
}

const larger = (a: Gap, b: Gap): Gap => (a > b ? a : b);

/** Words glued at a case boundary (`SkillsManaged`), unless the whole is a name we know. */
function unglue(raw: string, isKnown: (folded: string) => boolean): [number, string][] {
  if (raw.length < 7 || raw === raw.toLowerCase() || !/\p{Ll}\p{Lu}/u.test(raw)) return [[0, raw]];
  if (isKnown(foldWord(raw.toLowerCase()))) return [[0, raw]];
  const parts: [number, string][] = [];
  let from = 0;
  for (let i = 1; i < raw.length; i++) {
    if (!/^\p{Ll}\p{Lu}/u.test(raw.slice(i - 1, i + 1))) continue;
    if (i - from < 2 || raw.length - i < 2) continue;
    parts.push([from, raw.slice(from, i)]);
    from = i;
  }
  parts.push([from, raw.slice(from)]);
  return parts;
}

function isOneCase(text: string): boolean {
  let letters = 0;
  let capitals = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 97 && code <= 122) letters++;
    else if (code >= 65 && code <= 90) capitals++;
  }
  letters += capitals;
  return letters >= 40 && (capitals < letters * 0.005 || capitals > letters * 0.9);
}
