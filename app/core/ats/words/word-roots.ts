/**
 * What a word shares with others of its family: `schedule`, `scheduled`, `scheduler`, `scheduling`. Coarser than
 * stemWord; only to compare words among others that agree.
 */

/** Of `-tion` and such, longest first; none is taken where less than its number of letters would be left. */
const SUFFIXES: readonly [ending: string, least: number][] = [
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

/** Verbs that change before the ending of their noun. */
const CHANGED: readonly [noun: RegExp, root: string][] = [
  [/(.{2})ten(?:ance|tion)$/, "$1tain"],
  [/(.{2})tention$/, "$1tain"],
  [/(.{2})ceiv(?:e|ed|er|ing)$/, "$1ceiv"],
  [/(.{2})ceipt$/, "$1ceiv"],
  [/(.{2})ception(?:ist)?$/, "$1ceiv"],
  [/(.{2,})duction$/, "$1duc"],
  [/(.{2,})scription$/, "$1scrib"],
  [/(.{3,})lysis$/, "$1lyz"],
  [/(.{3,})lyst$/, "$1lyz"],
  [/(.{3,})lytic(?:al|s)?$/, "$1lyz"],
  [/(.{3,})lyse$/, "$1lyz"],
  [/(.{2,})vis(?:ion|or|ory)$/, "$1viz"],
  [/(.{3,})ification$/, "$1ify"],
  [/(.{3,})ified$/, "$1ify"],
  [/(.{3,})plication$/, "$1ply"],
  [/^sold$/, "sell"],
  [/^taught$/, "teach"],
  [/^bought$/, "buy"],
  [/^led$/, "lead"],
  [/^ran$/, "run"],
  [/^built$/, "build"],
  [/^wrote$|^written$/, "writ"],
  [/^kept$/, "keep"],
  [/^held$/, "hold"],
  [/^drove$|^driven$/, "driv"],
  [/^fed$/, "feed"],
  [/^dealt$/, "deal"],
  [/^fitted$/, "fit"],
];

/** @param fold see foldWord */
export function rootOf(fold: string): string {
  for (const [noun, root] of CHANGED) if (noun.test(fold)) return fold.replace(noun, root);
  // An ending may follow another: documentation.
  return withoutEnding(withoutEnding(fold));
}

function withoutEnding(word: string): string {
  for (const [ending, least] of BY_LENGTH)
    if (word.length - ending.length >= least && word.endsWith(ending))
      return undoubled(word.slice(0, -ending.length));
  return word;
}

/** The verb of `planning` is plan, that of `filing` file. */
function undoubled(root: string): string {
  const last = root.at(-1) as string;
  if (last === root.at(-2) && !"aeiousl".includes(last)) return root.slice(0, -1);
  if (SHORT_VERB.test(root)) return `${root}e`;
  return last === "i" ? root.slice(0, -1) : root;
}
const SHORT_VERB = /^[^aeiou][aeiou][^aeiouwxy]$/;
