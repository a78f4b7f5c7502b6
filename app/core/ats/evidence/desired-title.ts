/** Detects job titles in a resume that the writer wants but has not held. */
import { GAP, type TokenText } from "#app/core/ats/words/tokens.ts";
import { FUNCTION_WORDS } from "#app/core/ats/words/word-classes.ts";

/** How many words before a title are searched for a wish (WISH) in its sentence. */
const WISH_REACH = 10;
/**
 * A wish before a title: `seeking a position as`. With words such as `years` or `my` in between,
 * the title has been held: `seeking to use my years as`.
 */
const WISH =
  /\b(?:seek(?:s|ing)?|aspir(?:es?|ing)|pursu(?:e|ing)|(?:look|hop|aim|wish|desir|apply)(?:e|es|s|ing)? (?:for|to)|interested in|open to|want to|would like to|to become|to (?:obtain|attain|secure) an?)\b(?!.*\b(?:my|years?|background|skills?|experience|worked|served|held|where|while|since|after)\b)/;

/**
 * `Position sought: Clerk`, `Application for: Clerk`, `Objective - Clerk`: labels that make the
 * title after them a wish.
 */
const LABEL =
  /^(?:(?:career |job |professional )?objective|(?:position|role|job|post|title|vacancy)s? (?:sought|desired|wanted|of interest|applied for)|(?:desired|target|targeted|preferred|wanted) (?:position|role|job|post|title)|appl(?:ying|ied|ication) (?:for|to|as))\b/;
/** How many words before a title are read for a label. */
const MAX_LABEL_REACH = 12;

/**
 * Whether a title is one that the writer wants.
 * @param head the token that ends the title
 */
export function isDesiredTitle(text: TokenText, head: number): boolean {
  return isLabeledDesired(text, head) || isDesiredInSentence(text, head);
}

/** Whether the title's line begins with a label; false if it begins more than MAX_LABEL_REACH words before. */
function isLabeledDesired({ tokens }: TokenText, head: number): boolean {
  let from = head;
  while (from > 0 && head - from < MAX_LABEL_REACH && tokens[from]?.gap !== GAP.line) from--;
  const line = tokens.slice(from, head).map(({ low }) => low);
  return tokens[from]?.gap === GAP.line && LABEL.test(line.join(" "));
}

function isDesiredInSentence(text: TokenText, head: number): boolean {
  const words: string[] = [];
  for (let at = head - 1; at >= 0 && words.length < WISH_REACH && isSameSentence(text, at); at--) {
    words.unshift(text.tokens[at]?.low ?? "");
  }
  return WISH.test(words.join(" "));
}

/**
 * Whether the next word is in the same sentence, which may be wrapped onto another line: no bullet or sign is at the line
 * break, and the line ends with a function word or the next one begins with a small letter. GAP is in order of strength.
 */
function isSameSentence({ tokens, clean, isAllSameCase }: TokenText, index: number): boolean {
  const word = tokens[index];
  const next = tokens[index + 1];
  if (!word || !next || next.gap < GAP.sentence) return true;
  if (next.gap !== GAP.line || clean.text.slice(word.end, next.start).trim() !== "") return false;
  return FUNCTION_WORDS.has(word.low) || (!isAllSameCase && /^\p{Ll}/u.test(next.raw));
}
