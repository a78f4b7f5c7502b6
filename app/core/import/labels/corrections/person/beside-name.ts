/** Tells the headline beside a name from more of the name, "Thijs de Vries ⇥ Inkoper", by posts and by the e-mail. */

import { findEmail } from "#app/core/import/readers/find-contacts.ts";
import { isPlace } from "#app/core/import/readers/places.ts";

/** True if the second text is the headline beside the name in the first. */
export type IsHeadline = (name: string, after: string) => boolean;

/** Shorter words may be anywhere in an address. */
const MIN_WORD = 3;

const foldedWords = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ł/g, "l")
    .replace(/ø/g, "o")
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= MIN_WORD);

/** `texts`: the lines of the document, of which the first e-mail address is that of the person. */
export function headlineBeside(
  texts: readonly string[],
  namesJob: (text: string) => boolean,
): IsHeadline {
  const email = texts.map(findEmail).find((found) => found !== null) ?? "";
  const local = email.split("@", 1).join("").toLowerCase();
  const isInEmail = (word: string) => local.includes(word);
  return (name, after) => {
    if (!name.includes(" ") || isPlace(after)) return false;
    if (foldedWords(after).some(isInEmail)) return false;
    return namesJob(after) || isWhole(foldedWords(name), isInEmail);
  };
}

/** True for a name of several words that are all in the address. */
const isWhole = (words: readonly string[], isInEmail: (word: string) => boolean): boolean =>
  words.length > 1 && words.every(isInEmail);
