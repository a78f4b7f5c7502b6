/**
 * Finds a posting's screening questions (yes-or-no conditions, "knockouts"), such as a license or
 * shifts. They are compared with the resume (knockout-state.ts) and never scored.
 */

import type { LineKind } from "#app/core/ats/posting/line-kind.ts";
import { PREFERRED, REQUIRED } from "#app/core/ats/posting/preferred.ts";
import type { CleanText } from "#app/core/ats/words/clean-text-type.ts";
import { leadingBullet } from "#app/core/bullets.ts";
import { KNOCKOUT_KINDS, type KnockoutKind } from "./knockout-words.ts";

export interface AskedKnockout {
  kind: KnockoutKind;
  /** The posting's line in its original spelling. */
  text: string;
  /** The same without accents. */
  line: string;
  /** The words of the line that ask for it, lower-cased. */
  asked: string;
}

/** Maximum number of lines that are reported for one kind. */
const MAX_OF_KIND = 2;
/** Maximum length of a quoted line, in characters. */
const MAX_QUOTE = 240;
/** How many characters of a line too long to quote are kept before the words that ask. */
const QUOTED_BEFORE = 80;
/**
 * Lines, sentences (also those that lost their space: `patients.You`), semicolons, and bullets
 * within a line.
 */
const LINE_ENDS =
  /\r?\n|(?<=[.!?;])(?<!\b(?:kat|cat|nr|no|min|max|approx|incl|inkl|bzw|ca|Dr|St)\.)\s+(?=\p{Lu})|(?<=;)\s+|(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll})|\s[•*]\s/u;

/**
 * Wordings by which something is not required: `No degree required`, `so no right-to-work worry`.
 */
const NOT_ASKED =
  /\bno\b(?! longer).{0,30}\b(?:required|needed|necessary|worry|problem)|\b(?:not|isn't|aren't|never|kein\w*|nicht)\b.{0,20}\b(?:required|needed|necessary|important|essential|a must|erforderlich|notwendig)|\bglad to (?:use|sponsor)|\b(?:we|can|will|do|able to) (?:offer |provide )?sponsor/;
/** An offer of the employer, for kinds that postings offer as well as ask for. */
const OFFERED =
  /\b(?:allowance|discount|package|perks?|benefits?|we offer|reimburse\w*|paid|season ticket|subsidi[sz]ed|flexible hours|bonus|policy|wir bieten|nous offrons|ofrecemos|oferujemy)\b/;
/**
 * Kinds that are not screening questions in a preferred line, such as one under `Nice to have`. For
 * the other kinds, such as hours, checks and work permits, only the line's own words decide.
 */
const OFTEN_PREFERRED = new Set([
  "Security clearance",
  "Driving license",
  "Own vehicle",
  "License or registration",
  "Degree",
  "Travel",
]);
/** Kinds that postings offer as well as ask for (OFFERED). */
const OFTEN_OFFERED = new Set(["Place of work", "Travel", "Hours and shifts", "Start date"]);

/**
 * At most MAX_OF_KIND questions of each kind, in the order of KNOCKOUT_KINDS.
 * @param given the original text of the posting, which is quoted
 * @param lineKindAt the line kind at an offset, for the kinds in OFTEN_PREFERRED
 */
export function readKnockouts(
  { text, sourceOffsets }: CleanText,
  given: string,
  lineKindAt: (start: number) => LineKind = () => "plain",
): AskedKnockout[] {
  const lines = linesOf(text);
  return KNOCKOUT_KINDS.flatMap((kind): AskedKnockout[] => {
    for (const words of kind.asked) {
      const asked = lines.flatMap(({ line, low, start }) => {
        const found = words.exec(low);
        if (!found || !isAsked(kind, low, lineKindAt(start))) return [];
        const quote = excerptAround(
          originalText(given, sourceOffsets, start, line.length),
          found.index,
        );
        return [{ kind, text: quote, line: excerptAround(line, found.index), asked: found[0] }];
      });
      // `Second shift` and `weekends` are two conditions, `shift` twice is one.
      if (asked.length > 0) return asked.filter(isNew).slice(0, MAX_OF_KIND);
    }
    return [];
  });
}

const isNew = ({ asked }: AskedKnockout, index: number, all: AskedKnockout[]) =>
  !all
    .slice(0, index)
    .some((before) => before.asked.includes(asked) || asked.includes(before.asked));

/** Whether a line that mentions a condition also asks for it. */
function isAsked({ name }: KnockoutKind, low: string, lineKind: LineKind): boolean {
  if (name !== "Visa sponsorship" && NOT_ASKED.test(low)) return false;
  if (OFTEN_OFFERED.has(name) && OFFERED.test(low)) return false;
  const isPreferred =
    (lineKind === "preferred" && OFTEN_PREFERRED.has(name)) || PREFERRED.test(low);
  return !isPreferred || REQUIRED.test(low);
}

/** The original of a part of the clean text, on one line. */
export const originalText = (
  given: string,
  at: Int32Array,
  start: number,
  length: number,
): string => given.slice(at[start], (at[start + length - 1] ?? 0) + 1).replace(/\s+/g, " ");

interface Line {
  line: string;
  low: string;
  /** Its offset in the text. */
  start: number;
}

/** The lines and sentences of a text, without bullets and surrounding spaces. */
export function linesOf(text: string): Line[] {
  let from = 0;
  return text.split(LINE_ENDS).flatMap((part): Line[] => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    const line = part.slice(leadingBullet(part).length).trim();
    const low = line.toLowerCase().replaceAll("ł", "l");
    return line === "" ? [] : [{ line, low, start: at + part.indexOf(line) }];
  });
}

/** The line, or the part around an offset, cut between words. */
export function excerptAround(line: string, index: number): string {
  if (line.length <= MAX_QUOTE) return line;
  const from = index <= QUOTED_BEFORE ? 0 : line.indexOf(" ", index - QUOTED_BEFORE) + 1;
  const start = from > 0 && from <= index ? from : 0;
  const rest = line.slice(start);
  const end = rest.lastIndexOf(" ", MAX_QUOTE);
  // Text without spaces is cut in the middle of a word, so that the words that ask are kept.
  const shown =
    rest.length <= MAX_QUOTE ? rest : `${rest.slice(0, end > index - start ? end : MAX_QUOTE)}…`;
  return start > 0 ? `…${shown}` : shown;
}
