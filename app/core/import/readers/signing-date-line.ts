/**
 * Finds the line with place and date above a signature, by its form alone: before lines are labeled.
 * `withoutSignatureBlocks` in labels/corrections finds the name and the other lines of a signature by their labels.
 */

const PLACE_AND_DATE =
  /^\p{Lu}[\p{L} /-]{1,40}, (?:(?:(?:den|le) \d{1,2}\.?|\d{1,2}\.) ?(?:\p{L}+|\d{1,2}\.)|im \p{L}+) ?\d{4}$/u;
/** The date is above the signature and feet of pages, at most this many lines from the end. */
const MAX_LINES_FROM_END = 5;

/**
 * Returns the line "Berlin, den 12. März 2024" or "Göttingen, im Oktober 2026" near the end; undefined if there is none,
 * or more than one in the document: talks and courses may each have such a line.
 */
export function findSigningDateLine<Line extends { text: string }>(
  lines: readonly Line[],
): Line | undefined {
  const [dateLine, ...others] = lines.filter(({ text }) => PLACE_AND_DATE.test(text));
  if (dateLine === undefined || others.length > 0) return undefined;
  return lines.slice(-MAX_LINES_FROM_END).includes(dateLine) ? dateLine : undefined;
}
