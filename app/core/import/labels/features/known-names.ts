/**
 * Finds names of towns, and nouns that name a job, in a text. The names are in a Bloom filter, which takes about one
 * other name in a hundred for one of them (decision 0057).
 */
import { hasName, type NameFilter } from "./name-filter.ts";

/** Where in a text a name is found. */
type NamePosition = "whole" | "start" | "end" | "none";

/** Where a text names a town, and where it names a job. */
export interface NamePositions {
  town: NamePosition;
  job: NamePosition | "inside";
}

/** In words: the name of a town is no longer, as in "Newcastle upon Tyne". */
const TOWN_WORDS = 4;
/** A postal code before or after a town: "D-80331 ", " OR 97701". */
const POSTAL_CODE = /^(?:\p{Lu}{1,2}-)?\d{3,6}\s+|\s+(?:\p{Lu}{2}\s+)?\d{3,6}(?:-\d+)?$/gu;
/** The code of a state after a town: " OR". */
const STATE_CODE = /\s\p{Lu}{2}$/u;
/** In characters: longer texts are sentences. */
const MAX_LENGTH = 80;

/**
 * Tells whether a town is the whole text (without brackets, postal code and state) or the words at its start or end.
 */
export function findTown(text: string, names: NameFilter): NamePositions["town"] {
  if (text.length > MAX_LENGTH || !/\p{L}/u.test(text)) return "none";
  const bareText = text
    .replace(/[()]/g, "")
    .replace(POSTAL_CODE, "")
    .replace(STATE_CODE, "")
    .trim();
  const words = bareText.split(/\s+/);
  const isTown = (candidate: readonly string[]) =>
    /^['’\p{Lu}]/u.test(candidate[0] ?? "") && hasName(names, "town", candidate.join(" "));
  if (words.length <= TOWN_WORDS && isTown(words)) return "whole";
  const maxWords = Math.min(TOWN_WORDS, words.length - 1);
  for (let count = 1; count <= maxWords; count++) if (isTown(words.slice(-count))) return "end";
  for (let count = 1; count <= maxWords; count++) if (isTown(words.slice(0, count))) return "start";
  return "none";
}

/**
 * Tells where a text has a noun that names a job: at the end of English titles ("Head Cook"), at the start of Romance
 * and Slavic ones. "whole" if the first and the last word are such nouns.
 */
export function findJob(text: string, names: NameFilter): NamePositions["job"] {
  if (text.length > MAX_LENGTH) return "none";
  const words = text
    .replace(/\s*[(/*:].*$/u, "")
    .split(/[\s,–—-]+/)
    .filter((word) => /\p{L}{2}/u.test(word));
  const isJob = (word = "") => hasName(names, "job", word);
  const [start, end] = [isJob(words[0]), isJob(words.at(-1))];
  if (start && (end || words.length === 1)) return "whole";
  if (start) return "start";
  if (end) return "end";
  return words.some(isJob) ? "inside" : "none";
}
