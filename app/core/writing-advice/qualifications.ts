/**
 * Finds degrees and licenses, which can be claimed without a name: "with a master's", "licensed".
 */

import { degreesIn } from "#app/core/ats/posting/conditions/degrees.ts";
import { cleanText } from "#app/core/ats/words/clean-text.ts";

/** A word of a degree or license: "licensed", "master's degree", "PhD". `family`: the stem that its forms share. */
const WORD =
  /(?<!\p{L})(?:(?<family>licen[cs]|certif(?:ied|ica)|accredit|charter|diploma|doctora|doctor of|bachelor|master(?=[’']|s(?:[’']| (?:degree|in|of))| (?:degree|of))|(?<=(?<!\p{L})an? )masters(?!\p{L})|degree|ph\.?d|graduat)\p{L}*)/giu;

/**
 * The claims that the other texts lack, as written. A degree there also supports the word "degree".
 */
export function findNewQualifications(text: string, others: readonly string[]): string[] {
  const source = cleanText(others.join("\n")).text;
  const levels = new Set(degreesIn(source).map(({ level }) => level));
  const families = new Set([...source.matchAll(WORD)].map(familyOf));
  const clean = cleanText(text).text;
  const degrees = degreesIn(clean)
    .filter(({ level, start, end }) => {
      const degreeFamilies = [...clean.slice(start, end).matchAll(WORD)].map(familyOf);
      return !levels.has(level) && !degreeFamilies.some((family) => families.has(family));
    })
    .map(({ start, end }) => clean.slice(start, end));
  const words = [...clean.matchAll(WORD)]
    .filter((match) => !families.has(familyOf(match)))
    .filter(({ 0: word }) => !(levels.size > 0 && /^(?:degree|diploma|graduat)/i.test(word)))
    .filter(
      ({ index }) => !degreesIn(clean).some(({ start, end }) => index >= start && index < end),
    )
    .map(([word]) => word);
  return [...degrees, ...words];
}

/** The stem of a matched word, by which "licence" and "licensed" are equal; "" for "degree". */
const familyOf = ({ groups }: RegExpMatchArray) =>
  (groups?.family ?? "").toLowerCase().replace("cens", "cenc").replace(".", "");
