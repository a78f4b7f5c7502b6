/** Distinguishes lines that a program wrapped at a margin from lines that their author ended. */
import { endsInCutUrl } from "#app/core/import/readers/doc-line.ts";
import { parseUrlLine } from "#app/core/import/readers/find-contacts.ts";
import { findDate, findPeriod } from "#app/core/import/readers/read-dates.ts";

/** In characters, as `MIN_MARGIN`. Longer lines are whole paragraphs: the text is not wrapped. */
const MAX_MARGIN = 120;
const MIN_MARGIN = 50;
/** A margin needs this many lines that end at it, one of them in the middle of a sentence. */
const MIN_LINES_AT_MARGIN = 2;
/** In characters: lines at most this much shorter than the longest one end at the margin. */
const MARGIN_TOLERANCE = 15;

/** The width at which the lines of a text are broken, or null if they are not. */
export function findMargin(lines: readonly string[]): number | null {
  const lengths = lines.map((line) => line.trimEnd().length);
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  if (longest > MAX_MARGIN || longest < MIN_MARGIN) return null;
  const linesAtMargin = lengths.filter((length) => length >= longest - MARGIN_TOLERANCE).length;
  const hasWrappedSentence = lines.some((line, index) => {
    const next = lines[index + 1] ?? "";
    return /^\s*\p{Ll}/u.test(next) && isBrokenAtMargin(line, next, longest);
  });
  return linesAtMargin >= MIN_LINES_AT_MARGIN && hasWrappedSentence ? longest : null;
}

/** True if the next line's first word would not have fit on this line. */
export function isBrokenAtMargin(line: string, next: string, margin: number | null): boolean {
  if (margin === null) return false;
  // A URL is on a line of its own, unless it was cut.
  if (parseUrlLine(next.trim()).length > 0 && !endsInCutUrl(line)) return false;
  if (endsInDates(line)) return false;
  const [word = ""] = next.trim().split(/\s/, 1);
  return line.trimEnd().length + 1 + word.length > margin;
}

/** True for "CAFIPEMF, Rectorat          juin 2019": dates at the right margin end a line. */
function endsInDates(line: string): boolean {
  const [, atRight = ""] = /\S(?:\s{3,}|\t+)(\S.*)$/u.exec(line.trimEnd()) ?? [];
  return atRight !== "" && (findPeriod(atRight) ?? findDate(atRight))?.rest === "";
}
