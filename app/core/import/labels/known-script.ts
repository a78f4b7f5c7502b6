/**
 * Detects whether a document is in a script of the kind that the models for imports were trained on; other documents
 * are read by rules alone.
 */

/** In characters: as much of the text is checked. */
const SAMPLE = 4_000;

/** A character without letter case, such as a Chinese one, carries about as much text as this many cased letters. */
const LETTERS_PER_UNCASED = 3;

/**
 * True unless most of the text has no letter case. All training files have scripts with letter case; Chinese, Thai and
 * Arabic have none and use spaces differently. `texts` are the lines of the document.
 */
export function isKnownScript(texts: readonly string[]): boolean {
  const sample = texts.join(" ").slice(0, SAMPLE);
  const cased = sample.match(/[\p{Lu}\p{Ll}]/gu)?.length ?? 0;
  const uncased = sample.match(/\p{Lo}/gu)?.length ?? 0;
  return cased >= uncased * LETTERS_PER_UNCASED;
}
