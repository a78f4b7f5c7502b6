/** Degrees and licences, which need no capital to be claimed: "with a master's", "licensed". */
import { cleanText } from "#app/core/ats/clean-text.ts";
import { degreesIn } from "#app/core/ats/degrees.ts";

const WORD =
  /(?<!\p{L})(?:(?<family>licen[cs]|certif(?:ied|ica)|accredit|charter|diploma|doctora|doctor of|bachelor|master(?=[’']|s(?:[’']| (?:degree|in|of))| (?:degree|of))|(?<=(?<!\p{L})an? )masters(?!\p{L})|degree|ph\.?d|graduat)\p{L}*)/giu;

/** As they stand in the text. A degree that is told grants its level, and that it is one. */
export function newQualifications(text: string, others: readonly string[]): string[] {
  const given = cleanText(others.join("\n")).text;
  const levels = new Set(degreesIn(given).map(({ level }) => level));
  const families = new Set([...given.matchAll(WORD)].map(familyOf));
  const clean = cleanText(text).text;
  const degrees = degreesIn(clean)
    .filter(({ level, start, end }) => {
      const own = [...clean.slice(start, end).matchAll(WORD)].map(familyOf);
      return !levels.has(level) && !own.some((family) => families.has(family));
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

const familyOf = ({ groups }: RegExpMatchArray) =>
  (groups?.family ?? "").toLowerCase().replace("cens", "cenc").replace(".", "");
