/** Detects whether a document is in a script of the kind that the models were trained on. */

/** How much of the text is checked, in characters. */
const SAMPLE = 4_000;

/** A character without letter case, such as a Chinese one, carries about as much text as this many cased letters. */
const LETTERS_PER_UNCASED = 3;

/** All training files are in scripts with letter case; Chinese, Thai and Arabic have none, and space words differently. */
export function isKnownScript(texts: readonly string[]): boolean {
  const sample = texts.join(" ").slice(0, SAMPLE);
  const cased = sample.match(/[\p{Lu}\p{Ll}]/gu)?.length ?? 0;
  const uncased = sample.match(/\p{Lo}/gu)?.length ?? 0;
  return cased >= uncased * LETTERS_PER_UNCASED;
}
