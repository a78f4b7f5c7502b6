/** Rules for a new password: long rather than contrived, and not one that is tried first. */
import { COMMON_PASSWORDS } from "./common-passwords.ts";

export const MIN_PASSWORD_LENGTH = 12;
/** Longer ones are refused before hashing, never cut short. */
export const MAX_PASSWORD_LENGTH = 128;

/** What is wrong with a chosen password, as a sentence; null when it will do. */
export function passwordProblem(password: string): string | null {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return `Use at least ${MIN_PASSWORD_LENGTH} characters; a few words work well`;
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    return `A password may have at most ${MAX_PASSWORD_LENGTH} characters`;
  }
  if (password.includes("\0")) return "A password can't contain a null character";
  if (isGuessedFirst(password)) {
    return "This password is one of the first that are tried. Choose another one";
  }
  return null;
}

function isGuessedFirst(password: string): boolean {
  const plain = password.toLowerCase();
  return COMMON_PASSWORDS.has(plain) || isRepetition(plain) || isRun(plain);
}

/** "aaaaaaaaaaaa", "abcabcabcabc": a piece of up to four characters over and over. */
function isRepetition(text: string): boolean {
  return [1, 2, 3, 4].some((size) =>
    [...text].every((character, index) => character === text[index % size]),
  );
}

/** "abcdefghijkl", "987654321098": each character follows its neighbour, digits wrapping. */
function isRun(text: string): boolean {
  return [1, -1].some((step) =>
    [...text].slice(1).every((character, index) => {
      const from = text.charCodeAt(index);
      const distance = character.charCodeAt(0) - from;
      return distance === step || distance === -9 * step;
    }),
  );
}
