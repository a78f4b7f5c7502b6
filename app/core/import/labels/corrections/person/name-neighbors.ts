/**
 * Tells whether the text beside the person's name, "Thijs de Vries ⇥ Inkoper", is a headline or a town and not a part
 * of the name, by job titles, places and the email address: "thijs.devries@…" shows where the name ends.
 */

import { findEmail } from "#app/core/import/readers/find-contacts.ts";
import { isPlace } from "#app/core/import/readers/places.ts";

type TextTest = (text: string) => boolean;

/** Tests for the text after the person's name on the same line; each takes the name and that text. */
export interface NameNeighbors {
  isHeadline: (name: string, after: string) => boolean;
  isTown: (name: string, after: string) => boolean;
  /** True for a headline and for a town. */
  isHeadlineOrTown: (name: string, after: string) => boolean;
}

/** A text that ends in a lowercase word, as no surname does: "Infirmière coordinatrice". */
const ENDS_IN_LOWERCASE = /^\p{Lu}.*\s\p{Ll}[\p{L}-]{3,}$/u;

/** The words of a text in lower case without accents, except single letters. */
export const foldedWords = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ł/g, "l")
    .replace(/ø/g, "o")
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);

/**
 * Creates the tests for a document. `texts` are its lines, of which the first email address is that of the person;
 * `namesJob` and `namesTown` tell whether a text names a job or a town.
 */
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
    // "adaberg" may have two first names, so a single word after them may be the surname.
    const isClear = order === "joined" ? after.includes(" ") : order === "apart";
    return (
      name.includes(" ") &&
      !/[\d@]/.test(after) &&
      !isKnownTown(after) &&
      (order === "surname first" || (namesJob(after) && (isClear || ENDS_IN_LOWERCASE.test(after))))
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
 * How the part of the email address before the "@" has first name and surname: "surname first" (berg.ada), "apart"
 * (ada.berg) or "joined" (adaberg, which may also be two first names). "none" if it lacks one of them, or has a word of
 * the text after the name, which is then the surname.
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
