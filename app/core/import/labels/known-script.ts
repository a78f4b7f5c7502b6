/** Tells whether a document is in a script of the kind that the models have learnt from. */

/** What is read to tell it, in letters. */
const SAMPLE = 4_000;

/** What one sign of a script without words between spaces says, in letters of others. */
const LETTERS_A_SIGN = 3;

/** All files learnt from have small and capital letters; Chinese, Thai or Arabic has none, and other spaces. */
export function isKnownScript(texts: readonly string[]): boolean {
  const sample = texts.join(" ").slice(0, SAMPLE);
  const cased = sample.match(/[\p{Lu}\p{Ll}]/gu)?.length ?? 0;
  const others = sample.match(/\p{Lo}/gu)?.length ?? 0;
  return cased >= others * LETTERS_A_SIGN;
}
