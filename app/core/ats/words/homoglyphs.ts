/**
 * Replaces letters of other alphabets that look Latin in words that mix them with Latin letters.
 */
import type { CleanText } from "./clean-text-type.ts";

const LOOKALIKES = new Map<string, string>();
const FROM = "АВЕЅІЈКМНОРСТУХаеіјорсухѕԁԛԝһΑΒΕΖΗΙΚΜΝΟΡΤΥΧοαινρτυκ";
const TO = "ABESIJKMHOPCTYXaeijopcyxsdqwhABEZHIKMNOPTYXoaivptuk";
for (let i = 0; i < FROM.length; i++) LOOKALIKES.set(FROM[i] as string, TO[i] as string);

const OTHER_ALPHABET = /[\u0370-\u03ff\u0400-\u052f]/;
const WORD = /[A-Za-z\u0370-\u03ff\u0400-\u052f]+/g;

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
