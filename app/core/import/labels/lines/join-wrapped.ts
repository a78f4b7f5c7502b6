/** Joins wrapped lines, and words hyphenated at line ends. */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { endsInCutUrl } from "#app/core/import/readers/doc-line.ts";

export type Join = (before: string, after: string) => string;

/** From this number and share of lines that end in a hyphen on, hyphens at line ends are taken for hyphenation. */
const MIN_BROKEN = { lines: 3, share: 0.04 } as const;
/** Characters that programs insert only where they hyphenate: soft hyphen and U+2010. */
const BREAK = /[\p{L}\p{M}][\u00ad\u2010]$/u;
const HYPHEN = /(\p{L}[\p{L}\p{M}]*)-$/u;
/** Words before a hyphen that is kept. */
const PREFIX =
  /^(?:self|co|non|well|follow|full|part|long|short|high|low|cross|multi|post|pre|ex|on|off|in|out|up|e|re|semi|anti|inter|mid|micro|macro|up|stand|hands|end|front|back|real|first|second|third|one|two|three|four|five|six|seven|eight|nine|ten)$/i;

/** Words after a hyphen that is kept: "data- / driven". */
const COMPOUND_END =
  /^(?:driven|facing|based|oriented|focused|related|level|wide|side|time|term|ready|friendly|specific|scale|quality|class|performance|functional|house|line|end|to|of|year|month|week|day|hour|led|owned|first|effective|efficient|critical|saving|making|solving|building|rich|free|stack|speaking|winning|selling|growing|paced|known|neutral|native|preserving|funded|backed|centered|centric|aware|safe|proof|resistant|generated|run|savvy|worthy)$/i;

/** "Gesundheits- / und Krankenpflege": the hyphen replaces the end of the first word, so it is kept. */
const JOINT = /^(?:und|oder|bzw\.?|and|or|en|of|et|ou|og|och|eller|ve)(?![\p{L}-])/u;

/** Justified text hyphenates words: this share of its long lines ends `within` points of the column's right edge. */
const JUSTIFIED = { letters: 60, lines: 5, share: 0.4, within: 1 } as const;

function isJustified(lines: readonly LabelLine[]): boolean {
  const long = lines.filter(
    ({ text, columnRight }) => columnRight > 0 && text.length >= JUSTIFIED.letters,
  );
  const flush = long.filter(({ right, columnRight }) => columnRight - right < JUSTIFIED.within);
  return flush.length >= JUSTIFIED.lines && flush.length >= long.length * JUSTIFIED.share;
}

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
  const breaksWords =
    isJustified(lines) || (broken >= MIN_BROKEN.lines && broken >= lines.length * MIN_BROKEN.share);
  return (before, after) => {
    if (BREAK.test(before)) return before.slice(0, -1) + after;
    if (endsInCutUrl(before)) return before + after;
    if (/\p{L}-$/u.test(before) && JOINT.test(after)) return `${before} ${after}`;
    const [, start = ""] = HYPHEN.exec(before) ?? [];
    if (start !== "" && /^\p{Ll}/u.test(after)) {
      const [rest = ""] = /^\p{L}+/u.exec(after) ?? [];
      const stays =
        PREFIX.test(start) ||
        COMPOUND_END.test(rest) ||
        compounds.has(`${start}-${rest}`.toLowerCase());
      return (breaksWords && !stays ? before.slice(0, -1) : before) + after;
    }
    return /\S[-/\u2014]$/.test(before) ? before + after : `${before} ${after}`;
  };
}
