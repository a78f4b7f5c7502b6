/** Lines that end before they say what was done, like `Used Kafka to` and `Responsible for`: they show nothing. */
import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";

/** Last words of such lines; each of them needs an object. */
const OPENERS = new Set(
  "to with for of in on at by from into onto upon via as than between among within without through across under towards toward per using including while whose because".split(
    " ",
  ),
);
/** Words that may join the next line in a narrow column: `Python, Java and` above `Go`. */
const JOINERS = new Set("a an the and or but nor".split(" "));
/** Verbs whose particle looks like a preposition: `sign in`, `carry on`. */
const BEFORE_PARTICLE = new Set(
  "sign log check opt plug drop walk build stand carry hand add follow bolt cut fill move trade".split(
    " ",
  ),
);
const PARTICLES = new Set(["in", "on", "by", "through"]);
/** A longer line was not wrapped, so the other lines of its text were not either. */
const WIDEST_WRAPPED = 120;
/** Below a line of at least this length, a bulleted line that begins in lower case continues it: some converters put a
 * bullet before every line. */
const LEAST_WRAPPED = 70;

/** 1 for each token of the sentence that such a line ends in. English only: elsewhere verbs end in a particle. */
export function danglingLines(text: TokenText): Uint8Array {
  const { tokens } = text;
  const dangling = new Uint8Array(tokens.length);
  let width: number | null = null;
  let from = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.gap >= GAP.sentence) from = at;
    const next = tokens[at + 1];
    if ((next && next.gap < GAP.line) || !opensMore(text, at)) continue;
    if (next) width ??= widestLine(text.clean.text);
    if (!next || endsHere(text, at, width ?? 0)) dangling.fill(1, from, at + 1);
  }
  return dangling;
}

function opensMore({ tokens, clean, isOneCase }: TokenText, at: number): boolean {
  const { low, raw, gap, end } = tokens[at] as Token;
  if (!(OPENERS.has(low) || JOINERS.has(low)) || gap === GAP.hyphen) return false;
  // Vitamin A, the language Go's AS.
  if (raw !== low && !isOneCase) return false;
  // The object follows the colon.
  if (/^[^\n\p{L}\p{N}]*:/u.test(clean.text.slice(end, end + 8))) return false;
  const before = tokens[at - 1];
  return !(before && PARTICLES.has(low) && BEFORE_PARTICLE.has(before.fold));
}

/** The next line is another one, not the rest of this one that did not fit into a column. */
function endsHere({ tokens, clean, isOneCase }: TokenText, at: number, width: number): boolean {
  const [last, next] = [tokens[at] as Token, tokens[at + 1] as Token];
  const between = clean.text.slice(last.end, next.start);
  if (/\n[^\S\n]*\n/.test(between)) return true;
  const length = last.end - (clean.text.lastIndexOf("\n", last.start) + 1);
  const goesOn = !isOneCase && length >= LEAST_WRAPPED && /^\p{Ll}/u.test(next.raw);
  if (/\n[^\p{L}\p{N}]*[•▪●◦*–—-]/u.test(between)) return !goesOn;
  if (!/^\p{Lu}/u.test(next.raw) || isOneCase) return false;
  if (width > WIDEST_WRAPPED) return true;
  return !JOINERS.has(last.low) && length + 1 + next.raw.length <= width;
}

const widestLine = (text: string) =>
  text.split("\n").reduce((widest, line) => Math.max(widest, line.length), 0);
