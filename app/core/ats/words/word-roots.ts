/**
 * The root that an English word shares with its family: `schedule`, `scheduled`, `scheduler`,
 * `scheduling`. A root need not be a word. Coarser than stemWord, so it is only used for words whose
 * neighbors match as well.
 */

/** Suffixes; each is removed only if at least `minLetters` letters remain. */
const SUFFIXES: readonly [ending: string, minLetters: number][] = [
  ["ational", 4],
  ["ability", 3],
  ["ibility", 3],
  ["ation", 4],
  ["ition", 4],
  ["ment", 5],
  ["ance", 4],
  ["ence", 4],
  ["ancy", 4],
  ["ency", 4],
  ["able", 4],
  ["ible", 4],
  ["ness", 4],
  ["ship", 4],
  ["ical", 4],
  ["ator", 4],
  ["ated", 4],
  ["ating", 4],
  ["ate", 4],
  ["ician", 4],
  ["ist", 4],
  ["ism", 4],
  ["ive", 4],
  ["ery", 4],
  ["ing", 3],
  ["ion", 5],
  ["ant", 5],
  ["ent", 5],
  ["ory", 4],
  ["ity", 4],
  ["er", 3],
  ["or", 4],
  ["ed", 3],
  ["al", 4],
  ["ic", 4],
  ["ly", 4],
  ["y", 5],
  ["e", 4],
];
const BY_LENGTH = [...SUFFIXES].sort(([a], [b]) => b.length - a.length);

/**
 * Endings of nouns whose verb has another stem (`maintenance`, `maintain`), after at least
 * `minLetters` letters.
 */
const CHANGED: readonly [endings: string, root: string, minLetters: number][] = [
  ["tenance tention", "tain", 2],
  ["ceive ceived ceiver ceiving ceipt ception ceptionist", "ceiv", 2],
  ["duction", "duc", 2],
  ["scription", "scrib", 2],
  ["lysis lyst lytic lytical lytics lyse", "lyz", 3],
  ["vision visor visory", "viz", 2],
  ["ification ified", "ify", 3],
  ["plication", "ply", 3],
];
const ROOT_OF_ENDING = new Map(
  CHANGED.flatMap(([endings, root, minLetters]) =>
    endings.split(" ").map((ending) => [ending, { root, minLetters }] as const),
  ),
);
/**
 * Irregular forms, each followed by its root, as `withoutEnding` gives it for the other forms: `writ` for write and
 * writing.
 */
const IRREGULAR = new Map(
  "sold sell taught teach bought buy led lead ran run built build wrote writ written writ kept keep held hold drove driv driven driv fed feed dealt deal"
    .match(/\S+ \S+/g)
    ?.map((pair) => pair.split(" ") as [string, string]),
);
/** No noun of CHANGED has fewer letters before its ending. */
const FEWEST_LETTERS_BEFORE = Math.min(...CHANGED.map(([, , minLetters]) => minLetters));
const LENGTHS_CHANGED = [...ROOT_OF_ENDING.keys()].map(({ length }) => length);
const SHORTEST_CHANGED = Math.min(...LENGTHS_CHANGED);
const LONGEST_CHANGED = Math.max(...LENGTHS_CHANGED);
/** Longer strings are not words, and searching them for endings would be slow. */
const LONGEST_WORD = 60;

/** @param foldedWord the word as foldWord returns it */
export function rootOf(foldedWord: string): string {
  if (foldedWord.length > LONGEST_WORD) return foldedWord;
  return (
    IRREGULAR.get(foldedWord) ??
    withVerbStem(foldedWord) ??
    // Twice, because suffixes can be stacked: documentation.
    withoutEnding(withoutEnding(foldedWord))
  );
}

/** `maintenance` → `maintain`: replaces a noun's ending by the stem of its verb. */
function withVerbStem(foldedWord: string): string | null {
  const longest = Math.min(LONGEST_CHANGED, foldedWord.length - FEWEST_LETTERS_BEFORE);
  for (let length = longest; length >= SHORTEST_CHANGED; length--) {
    const endingStart = foldedWord.length - length;
    const changed = ROOT_OF_ENDING.get(foldedWord.slice(endingStart));
    if (changed && endingStart >= changed.minLetters)
      return foldedWord.slice(0, endingStart) + changed.root;
  }
  return null;
}

/** Removes the longest suffix that leaves enough letters. */
function withoutEnding(word: string): string {
  for (const [ending, minLetters] of BY_LENGTH)
    if (word.length - ending.length >= minLetters && word.endsWith(ending))
      return restoredVerb(word.slice(0, -ending.length));
  return word;
}

/** Letters that are double in the verb itself: see, assess, sell. Others are doubled before an ending: planning. */
const DOUBLE_IN_VERBS = "aeiousl";

/** Restores the verb after its ending is removed: `plann` → plan, `fil` → file. */
function restoredVerb(root: string): string {
  const last = root.at(-1) as string;
  if (last === root.at(-2) && !DOUBLE_IN_VERBS.includes(last)) return root.slice(0, -1);
  if (SHORT_VERB.test(root)) return `${root}e`;
  // `industri`, from industrial, gets the root of industry, whose y is removed as a suffix.
  return last === "i" ? root.slice(0, -1) : root;
}
/** A short stem that has lost its e: fil, bak. */
const SHORT_VERB = /^[^aeiou][aeiou][^aeiouwxy]$/;
