/** Cleans a language model's answer to one line of text without markup and invisible characters. */
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { REWRITE_CAPS, type RewriteKind } from "./rewrite-source.ts";

/** Control, zero-width, bidirectional and tag characters. */
const INVISIBLE =
  /(?!\u200c|\u200d|[\n\t\r])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]|\u034f|\u115f|\u1160|\u3164|\uffa0/gu;
/** Zero-width joiners and non-joiners that neither a script (Persian) nor an emoji needs. */
const JOINERS =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}]|\ufe0f)(?:\u200c|\u200d)|(?<=[\p{Script=Latin}\d])(?:\u200c|\u200d)/gu;
/** Bullets at the start: "• ", "- ", "* - ". */
const BULLET = /^(?:[•▪◦‣·]\s*|[*–—-]\s+)+/;
/** Markdown that models often add: bold, code. */
const MARKUP = /\*\*|`/g;
/** Quotation marks around the whole text, with none inside. */
const QUOTES = /^["“”„«»']([^"“”„«»]*)["“”„«»']$/;

/**
 * @param restore puts hidden contacts back; returns null if it cannot
 * @returns null if nothing is left or the text is too long, because cutting would change its
 * meaning
 */
export function cleanAnswer(
  answer: string,
  kind: RewriteKind,
  restore: (text: string) => string | null = (text) => text,
): string | null {
  const maxLength = kind === "summary" ? CAPS.summary : REWRITE_CAPS.line;
  // Cleaning removes little, so a much longer answer need not be processed.
  if (answer.length > 2 * maxLength) return null;
  const line = answer
    .replace(INVISIBLE, "")
    .replace(JOINERS, "")
    .replace(MARKUP, "")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(BULLET, "");
  const text = restore((QUOTES.exec(line)?.[1] ?? line).trim());
  return text === null || text === "" || text.length > maxLength ? null : text;
}
