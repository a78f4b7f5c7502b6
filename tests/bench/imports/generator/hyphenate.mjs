/** Puts soft hyphens into long words, as justified texts have them; roughly between syllables. */

const SYLLABLE_END =
  /([aeiouyäöüáéíóúąęåøæı][bcdfghjklmnprstvwxzß])(?=[bcdfghjklmnprstvwxz][aeiouyäöüáéíóúąęåøæı]..)/gi;

export const hyphenated = (text) =>
  text.replace(/\p{L}{8,}/gu, (word) => word.replace(SYLLABLE_END, "$1\u00ad"));
