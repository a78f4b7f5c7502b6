/**
 * Replaces Cyrillic and Greek letters that look Latin in words that mix them with Latin
 * letters, so that a disguised word is read as what it looks like.
 */
import type { CleanText } from "./clean-text-type.ts";

/** The letters of FROM and, at the same place, the Latin ones that they look like. */
const LOOKALIKES = new Map<string, string>();
const FROM = "АВЕЅІЈКМНОРСТУХаеіјорсухѕԁԛԝһΑΒΕΖΗΙΚΜΝΟΡΤΥΧοαινρτυκ";
const TO = "ABESIJKMHOPCTYXaeijopcyxsdqwhABEZHIKMNOPTYXoaivptuk";
for (let i = 0; i < FROM.length; i++) LOOKALIKES.set(FROM[i] as string, TO[i] as string);

const OTHER_ALPHABET = /[\u0370-\u03ff\u0400-\u052f]/;
const WORD = /[A-Za-z\u0370-\u03ff\u0400-\u052f]+/g;

/** Offsets stay the same, because each letter is replaced by one. */
export function foldHomoglyphs(clean: CleanText): CleanText {
  if (!OTHER_ALPHABET.test(clean.text)) return clean;
  const text = clean.text.replace(WORD, (word) => {
    if (!/[A-Za-z]/.test(word) || !OTHER_ALPHABET.test(word)) return word;
    let folded = "";
    for (const letter of word) folded += LOOKALIKES.get(letter) ?? letter;
    return folded;
  });
  return { text, sourceOffsets: clean.sourceOffsets };
}
