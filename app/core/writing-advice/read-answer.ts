/** A model's answer is only ever text: one line without what cannot be seen, or nothing. */
import { CAPS } from "#app/core/resume/schema.ts";
import { REWRITE_CAPS, type RewriteKind } from "./rewrite-source.ts";

/** Control, zero-width, bidirectional and tag characters. */
const UNSEEN =
  /(?!\u200c|\u200d|[\n\t\r])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]|\u034f|\u115f|\u1160|\u3164|\uffa0/gu;
/** Joiners where no script and no picture needs them. */
const JOINERS =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}]|\ufe0f)(?:\u200c|\u200d)|(?<=[\p{Script=Latin}\d])(?:\u200c|\u200d)/gu;
const BULLET = /^(?:[•▪◦‣·]\s*|[*–—-]\s+)+/;
/** Of markup that models like: bold, code. */
const MARKUP = /\*\*|`/g;
const QUOTES = /^["“”„«»']([^"“”„«»]*)["“”„«»']$/;

/**
 * Null where nothing is left, or more than such a text can be: cut off, it would be another one. `show` puts
 * back what was hidden, and gives null where it cannot.
 */
export function readAnswer(
  given: string,
  kind: RewriteKind,
  show: (text: string) => string | null = (text) => text,
): string | null {
  const most = kind === "summary" ? CAPS.summary : REWRITE_CAPS.line;
  // What goes is little: nothing much longer is worth the reading.
  if (given.length > 2 * most) return null;
  const line = given
    .replace(UNSEEN, "")
    .replace(JOINERS, "")
    .replace(MARKUP, "")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(BULLET, "");
  const text = show((QUOTES.exec(line)?.[1] ?? line).trim());
  return text === null || text === "" || text.length > most ? null : text;
}
