/** Joins wrapped lines, and the words that were broken at their ends. */
import { endsInCutUrl } from "#app/core/import/readers/doc-line.ts";
import type { LabelLine } from "./label-line.ts";

export type Join = (before: string, after: string) => string;

/** Of a document's lines, those that end in a broken word, from which on its hyphens are taken for breaks. */
const MIN_BROKEN = { lines: 3, share: 0.04 } as const;
/** Signs that a program puts only where it breaks a word. */
const BREAK = /[\p{L}\p{M}][\u00ad\u2010]$/u;
const HYPHEN = /(\p{L}[\p{L}\p{M}]*)-$/u;
/** Before a hyphen that stays. */
const PREFIX =
  /^(?:self|co|non|well|follow|full|part|long|short|high|low|cross|multi|post|pre|ex|on|off|in|out|up|e|re|semi|anti|inter|mid|micro|macro|up|stand|hands|end|front|back|real|first|second|third|one|two|three|four|five|six|seven|eight|nine|ten)$/i;

/** No line of a page is longer. */
const MAX_TEXT = 400;

export function joinerOf(lines: readonly LabelLine[]): Join {
  const compounds = new Set<string>();
  let broken = 0;
  for (const [index, { text }] of lines.entries()) {
    if (text.length > MAX_TEXT) continue;
    for (const [compound] of text.matchAll(/\p{L}+-\p{L}+/gu))
      compounds.add(compound.toLowerCase());
    if (HYPHEN.test(text) && /^\p{Ll}/u.test(lines[index + 1]?.text ?? "")) broken++;
  }
  const breaksWords = broken >= MIN_BROKEN.lines && broken >= lines.length * MIN_BROKEN.share;
  return (before, after) => {
    if (BREAK.test(before)) return before.slice(0, -1) + after;
    if (endsInCutUrl(before)) return before + after;
    const [, start = ""] = HYPHEN.exec(before) ?? [];
    if (start !== "" && /^\p{Ll}/u.test(after)) {
      const [rest = ""] = /^\p{L}+/u.exec(after) ?? [];
      const stays = PREFIX.test(start) || compounds.has(`${start}-${rest}`.toLowerCase());
      return (breaksWords && !stays ? before.slice(0, -1) : before) + after;
    }
    return /\S[-/\u2014]$/.test(before) ? before + after : `${before} ${after}`;
  };
}
