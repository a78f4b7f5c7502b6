/** Rules for a new password: a minimum length, and not a common password. */
import { COMMON_PASSWORDS } from "./common-passwords.ts";

export const MIN_PASSWORD_LENGTH = 12;
/** Longer passwords are rejected before hashing, never cut. */
export const MAX_PASSWORD_LENGTH = 128;

/** Returns a message about a problem with a new password, or null. */
export function passwordProblem(password: string): string | null {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return `Use at least ${MIN_PASSWORD_LENGTH} characters; a few words work well`;
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    return `A password may have at most ${MAX_PASSWORD_LENGTH} characters`;
  }
  if (password.includes("\0")) return "A password can't contain a null character";
  if (isCommonPassword(password)) {
    return "This password is too common. Choose a different one";
  }
  return null;
}

function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  return COMMON_PASSWORDS.has(plain) || isRepetition(plain) || isSequence(plain);
}

/** True for "aaaaaaaaaaaa" and "abcabcabcabc": up to four characters repeated. */
function isRepetition(text: string): boolean {
  return [1, 2, 3, 4].some((size) =>
    [...text].every((character, index) => character === text[index % size]),
  );
}

/** True for "abcdefghijkl" and "987654321098": each character follows its neighbor, and digits wrap around. */
function isSequence(text: string): boolean {
  return [1, -1].some((step) =>
    [...text].slice(1).every((character, index) => {
      const from = text.charCodeAt(index);
      const distance = character.charCodeAt(0) - from;
      return distance === step || distance === -9 * step;
    }),
  );
}
