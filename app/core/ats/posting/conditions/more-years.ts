/** Finds the years that a posting asks for besides the longest: `5 years in sales, 2 of them leading`. */
import { matchesOf } from "#app/core/ats/words/matches-of.ts";
import { type AskedYears, allYearsAsked, NUMBERS, numberOf } from "./years.ts";

const MAX_MORE = 3;
const NUMBER = `(\\d{1,2}|${NUMBERS.join("|")})\\+?(?: years?| yrs?)?`;
/** `at least two of them leading a team`, `of which one as supervisor`. */
const OF_THEM = new RegExp(
  `\\b${NUMBER} of (?:them|these|those|which)\\b|\\bof which (?:at least |a minimum of |minimum )?${NUMBER}(?![\\w%])`,
  "g",
);
/** How far after other years `of them` may be, in characters. */
const THEM_REACH = 120;
/** A sentence with these may give the years as a way to meet another requirement. */
const ALTERNATIVE =
  /\b(?:bachelor|master|degree|diploma|ged|phd|doctora\w+|mba|credential|substitut\w+|in lieu|instead|equivalent|combination|each year)\b/;
const OR_BEFORE = /\bor (?:(?:at least|a minimum of|minimum|over|more than) )?$/;
const OR_REACH = 24;

/**
 * Years besides the longest that are asked for in a sentence of their own or as a part of those, in
 * the text's order. Years that may be an alternative to others or to a degree are left out.
 * @param text the lower-cased clean text
 * @param isAsking whether an offset is in a line that asks for something
 */
export function moreYearsAsked(
  text: string,
  longest: AskedYears,
  isAsking: (start: number) => boolean,
): AskedYears[] {
  const all = [...allYearsAsked(text, isAsking)];
  const own = all.filter(
    ({ start, end, isInsteadOfDegree, isSure }) =>
      start !== longest.start &&
      isSure &&
      !isInsteadOfDegree &&
      !OR_BEFORE.test(text.slice(Math.max(0, start - OR_REACH), start)) &&
      !ALTERNATIVE.test(sentenceAround(text, start, end)),
  );
  const parts = matchesOf(text, OF_THEM).flatMap(({ 0: match, 1: before, 2: after, index }) => {
    const years = numberOf((before ?? after) as string);
    const isOf = all.some(
      (whole) =>
        whole.years > years &&
        whole.end <= index &&
        index - whole.end <= THEM_REACH &&
        !/[.;\n]/.test(text.slice(whole.end, index)),
    );
    return isOf && years > 0 ? [{ years, start: index, end: index + match.length }] : [];
  });
  return [...own.map(({ years, start, end }) => ({ years, start, end })), ...parts]
    .sort((a, b) => a.start - b.start)
    .slice(0, MAX_MORE);
}

/** The sentence, within its line: a search for the end of the sentence stays in the line. */
function sentenceAround(text: string, start: number, end: number): string {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", end);
  const before = text.slice(lineStart, start);
  const after = text.slice(end, lineEnd < 0 ? text.length : lineEnd);
  const from = Math.max(before.lastIndexOf(". "), before.lastIndexOf(";")) + 1;
  const ends = [after.indexOf(". "), after.indexOf(";")].filter((at) => at >= 0);
  return (
    before.slice(from) + text.slice(start, end) + after.slice(0, Math.min(...ends, after.length))
  );
}
