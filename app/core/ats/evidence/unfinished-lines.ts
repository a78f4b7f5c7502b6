/** Finds lines that end before they say what was done, like `Used Kafka to`: they show nothing. */
import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";

/** Last words of such lines; an object must follow each of them. */
const NEED_OBJECT = new Set(
  "to with for of in on at by from into onto upon via as than between among within without through across under towards toward per using including while whose because".split(
    " ",
  ),
);
/**
 * Words that need a word after them, which in a narrow column may be below: `Java and` above `Go`.
 */
const JOINERS = new Set("a an the and or but nor".split(" "));
/** Verbs whose particle looks like a preposition: `sign in`, `carry on`. */
const PARTICLE_VERBS = new Set(
  "sign log check opt plug drop walk build stand carry hand add follow bolt cut fill move trade".split(
    " ",
  ),
);
const PARTICLES = new Set(["in", "on", "by", "through"]);
/** In characters. A text with a longer line was not wrapped into columns. */
const WIDEST_WRAPPED = 120;
/**
 * A bulleted line in lower case continues a line of at least this length above it, because some
 * converters put a bullet before every line.
 */
const MIN_WRAPPED = 70;

/**
 * 1 for each token of the sentence that ends with such a line. Only for English: in other languages
 * a sentence may end with a particle of its verb.
 */
export function markUnfinishedLines(text: TokenText): Uint8Array {
  const { tokens } = text;
  const unfinished = new Uint8Array(tokens.length);
  let width: number | null = null;
  let from = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.gap >= GAP.sentence) from = at;
    const next = tokens[at + 1];
    if ((next && next.gap < GAP.line) || !needsObject(text, at)) continue;
    if (next) width ??= widestLine(text.clean.text);
    if (!next || endsHere(text, at, width ?? 0)) unfinished.fill(1, from, at + 1);
  }
  return unfinished;
}

/** Whether a token, the last of its line, needs an object after it. */
function needsObject({ tokens, clean, isAllSameCase }: TokenText, index: number): boolean {
  const { low, raw, gap, end } = tokens[index] as Token;
  if (!(NEED_OBJECT.has(low) || JOINERS.has(low)) || gap === GAP.hyphen) return false;
  // Capitals make it a name: Vitamin A.
  if (raw !== low && !isAllSameCase) return false;
  // The object follows the colon.
  if (/^[^\n\p{L}\p{N}]*:/u.test(clean.text.slice(end, end + 8))) return false;
  const before = tokens[index - 1];
  return !(before && PARTICLES.has(low) && PARTICLE_VERBS.has(before.fold));
}

/**
 * Whether the next line starts something new, and is not the rest of this one in a narrow column.
 * @param width of the text's longest line, in characters
 */
function endsHere(
  { tokens, clean, isAllSameCase }: TokenText,
  index: number,
  width: number,
): boolean {
  const [last, next] = [tokens[index] as Token, tokens[index + 1] as Token];
  const between = clean.text.slice(last.end, next.start);
  if (/\n[^\S\n]*\n/.test(between)) return true;
  const length = last.end - (clean.text.lastIndexOf("\n", last.start) + 1);
  const isContinued = !isAllSameCase && length >= MIN_WRAPPED && /^\p{Ll}/u.test(next.raw);
  if (/\n[^\p{L}\p{N}]*[•▪●◦*–—-]/u.test(between)) return !isContinued;
  if (!/^\p{Lu}/u.test(next.raw) || isAllSameCase) return false;
  if (width > WIDEST_WRAPPED) return true;
  return !JOINERS.has(last.low) && length + 1 + next.raw.length <= width;
}

const widestLine = (text: string) =>
  text.split("\n").reduce((widest, line) => Math.max(widest, line.length), 0);
