/** Recognizes names of spoken languages in all languages that resumes are printed in, mostly from `Intl`. */
import { LANGUAGE_CODES } from "#app/core/resume-languages/language-tags.ts";

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
/** Languages with a three-letter code that resumes often name. */
const LONG_CODES = "fil yue haw ceb gsw ase tpi prs nds kab ilo hmn szl scn".split(" ");
/** Common names that `Intl` does not have. */
const OTHER_NAMES =
  "mandarin|tagalog|hokkien|hakka|taiwanese|sorani|kurmanji|kiswahili|isizulu|isixhosa|setswana|sepedi|chichewa|bisaya|visayan|swiss german|schweizerdeutsch|farsi|flemish|bengali|castilian|valencian|gaelic|moldovan|serbo-croatian|sign language|british sign language|bsl|asl|creole|pidgin|putonghua|twi|mandarín|castellano|castillan|mandarino|flamand|mandarijn|vlaams|hochdeutsch|gebärdensprache|persisch|niderlandzki";
const MAX_WORDS = 3;

let names: Set<string> | null = null;

/**
 * True if the text is the name of a spoken language, or begins or ends with one: "Brazilian
 * Portuguese".
 */
export function isSpokenLanguage(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.length <= MAX_WORDS &&
    (startsWithKnownName(words) || startsWithKnownName(words.slice(-1)))
  );
}

/** True if the text begins with a language's name: "Tok Pisin B2, some reading". */
export const startsWithSpokenLanguage = (text: string) => startsWithKnownName(wordsOf(text));

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,;:()/–—]+/)
    .filter(Boolean);

function startsWithKnownName(words: readonly string[]): boolean {
  names ??= new Set([...OTHER_NAMES.split("|"), ...allNames()]);
  const knownNames = names;
  return [1, 2, MAX_WORDS].some(
    (count) => count <= words.length && knownNames.has(words.slice(0, count).join(" ")),
  );
}

function* allNames(): Generator<string> {
  const namesIn = (language: string) =>
    new Intl.DisplayNames(language, { type: "language", fallback: "none" });
  const english = namesIn("en");
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => english.of(code))
    .concat(LONG_CODES);
  for (const language of LANGUAGE_CODES) {
    const display = namesIn(language);
    for (const code of codes) {
      const name = display.of(code);
      if (name) yield name.toLowerCase();
    }
  }
}
