/** Finds the sentences of a resume, which may be wrapped onto several lines. */
import { GAP, type TokenText } from "./tokens.ts";
import { FUNCTION_WORDS } from "./word-classes.ts";

export interface Sentence {
  /** Token range. */
  from: number;
  to: number;
  /** Lower-cased words with single spaces; punctuation is separated like words. */
  text: string;
  /** The offset of each token in `text`. */
  starts: number[];
}

/**
 * In tokens. A text without punctuation is cut there, so that the time stays proportional to its
 * length.
 */
const LONGEST_SENTENCE = 400;

/** Whether the token after this one continues its sentence. A colon does not end one. */
export function continuesSentence(text: TokenText, index: number): boolean {
  const { tokens, clean, isAllSameCase } = text;
  const word = tokens[index];
  const next = tokens[index + 1];
  if (!word || !next || next.gap < GAP.sentence) return true;
  const between = clean.text.slice(word.end, next.start);
  if (next.gap === GAP.sentence) return /^[^.!?]*$/.test(between);
  if (!/^,?\s?\n\s?$/.test(between)) return false;
  if (between.startsWith(",") || FUNCTION_WORDS.has(word.low)) return true;
  if (lineLength(text, index) < SHORTEST_WRAPPED) return false;
  return (
    (FUNCTION_WORDS.has(next.low) && next.raw === next.low) || isLower(next.raw, isAllSameCase)
  );
}

/** In characters; a shorter line is not wrapped. */
const SHORTEST_WRAPPED = 45;

/** The length of a token's line up to the token, in characters; not exact above SHORTEST_WRAPPED. */
function lineLength({ tokens }: TokenText, index: number): number {
  let from = index;
  while (from > 0 && index - from < SHORTEST_WRAPPED && tokens[from]?.gap !== GAP.line) from--;
  return (tokens[index]?.end ?? 0) - (tokens[from]?.start ?? 0);
}

const isLower = (raw: string, isAllSameCase: boolean) => !isAllSameCase && /^\p{Ll}/u.test(raw);

/** The end (exclusive) of the sentence that begins at a token. */
export function sentenceEnd(text: TokenText, from: number): number {
  const max = Math.min(text.tokens.length, from + LONGEST_SENTENCE);
  let to = from + 1;
  while (to < max && continuesSentence(text, to - 1)) to++;
  return to;
}

/** The text of a token range, in the form that the patterns of cues match (claims/cue.ts). */
export function readSentence({ tokens, clean }: TokenText, from: number, to: number): Sentence {
  const starts: number[] = [];
  let sentence = "";
  for (let i = from; i < to; i++) {
    const token = tokens[i];
    if (!token) break;
    if (i > from) sentence += signBetween(clean.text.slice(tokens[i - 1]?.end, token.start));
    starts.push(sentence.length);
    sentence += token.low;
  }
  const after = clean.text.slice(tokens[to - 1]?.end, tokens[to]?.start);
  if (after.startsWith(")")) sentence += " )";
  return { from, to, text: sentence, starts };
}

/** What is between two words: a space, a hyphen, or the signs with spaces around them. */
function signBetween(between: string): string {
  if (between === " ") return " ";
  if (between === "-") return "-";
  let signs = "";
  for (const sign of between) {
    if (sign === "|" || sign === "•") signs += " ;";
    else if ("(),;:/-".includes(sign)) signs += ` ${sign}`;
  }
  return `${signs} `;
}

/** The token at an offset in the sentence's `text`. */
export function tokenAt({ from, starts }: Sentence, offset: number): number {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as number) <= offset) low = middle;
    else high = middle;
  }
  return from + low;
}
