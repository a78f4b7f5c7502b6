/** Tells the headline beside a name from more of the name, "Thijs de Vries ⇥ Inkoper", by posts and by the e-mail. */

import { findEmail } from "#app/core/import/readers/find-contacts.ts";
import { isPlace } from "#app/core/import/readers/places.ts";

type Test = (text: string) => boolean;

/** What texts beside the name of the person are; both take the name and the text behind it. */
export interface BesideName {
  isHeadline: (name: string, after: string) => boolean;
  /** True for a headline and for a town. */
  isOther: (name: string, after: string) => boolean;
}

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
export function besideName(
  texts: readonly string[],
  namesJob: Test,
  namesTown: Test = isPlace,
): BesideName {
  const email = texts.map(findEmail).find((found) => found !== null) ?? "";
  const local = email.split("@", 1).join("").toLowerCase();
  const isInEmail = (word: string) => local.includes(word);
  const isWholeName = (words: readonly string[]) => words.length > 1 && words.every(isInEmail);
  const isNoName = (name: string, after: string) =>
    name.includes(" ") && !foldedWords(after).some(isInEmail);
  const isTown = (text: string) => isPlace(text) || namesTown(text);
  const isHeadline = (name: string, after: string) =>
    isNoName(name, after) &&
    !/[\d@]/.test(after) &&
    !isTown(after) &&
    (namesJob(after) || isWholeName(foldedWords(name)));
  return {
    isHeadline,
    isOther: (name, after) => isHeadline(name, after) || (isNoName(name, after) && isTown(after)),
  };
}
