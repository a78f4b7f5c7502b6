/** Tells the headline beside a name from more of the name, "Thijs de Vries ⇥ Inkoper", by posts and by the e-mail. */

import { findEmail } from "#app/core/import/readers/find-contacts.ts";
import { isPlace } from "#app/core/import/readers/places.ts";

type TextTest = (text: string) => boolean;

/** What texts beside the name of the person are; both take the name and the text behind it. */
export interface NameNeighbors {
  isHeadline: (name: string, after: string) => boolean;
  isTown: (name: string, after: string) => boolean;
  /** True for a headline and for a town. */
  isHeadlineOrTown: (name: string, after: string) => boolean;
}

/** "Infirmière coordinatrice": no surname ends so. */
const ENDS_SMALL = /^\p{Lu}.*\s\p{Ll}[\p{L}-]{3,}$/u;

export const foldedWords = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ł/g, "l")
    .replace(/ø/g, "o")
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);

/** `texts`: the lines of the document, of which the first e-mail address is that of the person. */
export function createNameNeighbors(
  texts: readonly string[],
  namesJob: TextTest,
  namesTown: TextTest = isPlace,
): NameNeighbors {
  const email = texts.map(findEmail).find((found) => found !== null) ?? "";
  const mailbox = email.split("@", 1).join("").toLowerCase();
  const isKnownTown = (text: string) => isPlace(text) || namesTown(text);
  const isHeadline = (name: string, after: string) => {
    const order = nameOrderInEmail(mailbox, name, after);
    const isClear = order === "joined" ? after.includes(" ") : order === "apart";
    return (
      name.includes(" ") &&
      !/[\d@]/.test(after) &&
      !isKnownTown(after) &&
      (order === "surname first" || (namesJob(after) && (isClear || ENDS_SMALL.test(after))))
    );
  };
  const isTown = (name: string, after: string) => {
    if (name.includes(" ") && after.includes(",") && isPlace(after)) return true;
    const order = nameOrderInEmail(mailbox, name, after);
    const isClear = order === "joined" ? after.includes(" ") : order !== "none";
    return isClear && isKnownTown(after);
  };
  return {
    isHeadline,
    isTown,
    isHeadlineOrTown: (name, after) => isHeadline(name, after) || isTown(name, after),
  };
}

/**
 * How the address has the first name and the surname: "berg.ada", "ada.berg", "adaberg". "None" if it lacks one
 * of them, or has a word of the text behind the name, which is the surname then. Two first names may be joined as well.
 */
function nameOrderInEmail(mailbox: string, name: string, after: string) {
  const [first = "", ...others] = foldedWords(name);
  const last = others.at(-1) ?? "";
  const isIn = (word: string) => word !== "" && mailbox.includes(word);
  if (!isIn(first) || !isIn(last) || foldedWords(after).some(isIn)) return "none";
  const [start, end] = [mailbox.indexOf(first), mailbox.lastIndexOf(last)];
  if (end < start) return "surname first";
  return /[._-]/.test(mailbox.slice(start + first.length, end)) ? "apart" : "joined";
}
