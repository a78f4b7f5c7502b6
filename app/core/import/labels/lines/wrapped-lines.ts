/**
 * Creates the function that joins the text of a wrapped line with its continuation, and decides whether a hyphen at the
 * line's end stays.
 */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { endsInCutUrl } from "#app/core/import/readers/doc-line.ts";

/** Returns the text of a line joined with that of its continuation. */
export type Join = (before: string, after: string) => string;

/** If at least this number and share of lines end with a hyphen, hyphens at line ends divide words. */
const MIN_HYPHENATED = { lines: 3, share: 0.04 } as const;
/** Characters that programs insert only where they divide a word: soft hyphen and U+2010. */
const ENDS_WITH_SOFT_HYPHEN = /[\p{L}\p{M}][\u00ad\u2010]$/u;
const ENDS_WITH_HYPHEN = /(\p{L}[\p{L}\p{M}]*)-$/u;
/** Words before a hyphen that is kept: "self- / employed". */
const PREFIX =
  /^(?:self|co|non|well|follow|full|part|long|short|high|low|cross|multi|post|pre|ex|on|off|in|out|up|e|re|semi|anti|inter|mid|micro|macro|up|stand|hands|end|front|back|real|first|second|third|one|two|three|four|five|six|seven|eight|nine|ten)$/i;

/** Words after a hyphen that is kept: "data- / driven". */
const COMPOUND_END =
  /^(?:driven|facing|based|oriented|focused|related|level|wide|side|time|term|ready|friendly|specific|scale|quality|class|performance|functional|house|line|end|to|of|year|month|week|day|hour|led|owned|first|effective|efficient|critical|saving|making|solving|building|rich|free|stack|speaking|winning|selling|growing|paced|known|neutral|native|preserving|funded|backed|centered|centric|aware|safe|proof|resistant|generated|run|savvy|worthy)$/i;

/** "Gesundheits- / und Krankenpflege": the hyphen replaces the end of the first word, so it is kept. */
const CONJUNCTION = /^(?:und|oder|bzw\.?|and|or|en|of|et|ou|og|och|eller|ve)(?![\p{L}-])/u;

/** Justified text hyphenates words: this share of its long lines ends `within` points of the column's right edge. */
const JUSTIFIED = { letters: 60, lines: 5, share: 0.4, within: 1 } as const;

/** True for a document in which many long lines end at the right edge of their column. */
function isJustified(lines: readonly LabelLine[]): boolean {
  const long = lines.filter(
    ({ text, columnRight }) => columnRight > 0 && text.length >= JUSTIFIED.letters,
  );
  const flush = long.filter(({ right, columnRight }) => columnRight - right < JUSTIFIED.within);
  return flush.length >= JUSTIFIED.lines && flush.length >= long.length * JUSTIFIED.share;
}

/** In characters. No line of a page is longer; longer texts are whole paragraphs. */
const MAX_LINE_LENGTH = 400;

/** In letters: a word of this length that the document has elsewhere without a hyphen was divided at the line's end. */
const MIN_DIVIDED = 8;

/** Creates the function that joins lines of a document; it keeps the hyphens of words that occur in `lines`. */
export function createJoin(lines: readonly LabelLine[]): Join {
  const compounds = new Set<string>();
  const words = new Set<string>();
  let hyphenated = 0;
  for (const [index, { text }] of lines.entries()) {
    if (text.length > MAX_LINE_LENGTH) continue;
    for (const [compound] of text.matchAll(/\p{L}+-\p{L}+/gu))
      compounds.add(compound.toLowerCase());
    for (const [word] of text.matchAll(/(?<![\p{L}-])\p{L}+(?![\p{L}-])/gu))
      words.add(word.toLowerCase());
    if (ENDS_WITH_HYPHEN.test(text) && /^\p{Ll}/u.test(lines[index + 1]?.text ?? "")) hyphenated++;
  }
  const dividesWords =
    isJustified(lines) ||
    (hyphenated >= MIN_HYPHENATED.lines && hyphenated >= lines.length * MIN_HYPHENATED.share);
  return (before, after) => {
    if (ENDS_WITH_SOFT_HYPHEN.test(before)) return before.slice(0, -1) + after;
    if (endsInCutUrl(before)) return before + after;
    if (/\p{L}-$/u.test(before) && CONJUNCTION.test(after)) return `${before} ${after}`;
    const [, start = ""] = ENDS_WITH_HYPHEN.exec(before) ?? [];
    if (start !== "" && /^\p{Ll}/u.test(after)) {
      const [rest = ""] = /^\p{L}+/u.exec(after) ?? [];
      const hasSpelling = compounds.has(`${start}-${rest}`.toLowerCase());
      const word = (start + rest).toLowerCase();
      const isDivided =
        word.length >= MIN_DIVIDED && (words.has(word) || words.has(`${word}s`)) && !hasSpelling;
      const keepsHyphen = PREFIX.test(start) || COMPOUND_END.test(rest) || hasSpelling;
      return (isDivided || (dividesWords && !keepsHyphen) ? before.slice(0, -1) : before) + after;
    }
    return /\S[-/\u2014]$/.test(before) ? before + after : `${before} ${after}`;
  };
}
