/** Finds names of towns, and nouns that name a job, in the parts of lines. */
import { hasName, type NameFilter } from "./name-filter.ts";

/** Where in a text a name is found. */
type Found = "whole" | "start" | "end" | "none";

/** Where a text names a town, and where it names a job. */
export interface FoundNames {
  town: Found;
  job: Found | "inside";
}

/** The most words of a town's name: "Newcastle upon Tyne". */
const TOWN_WORDS = 4;
const POSTAL_CODE = /^(?:\p{Lu}{1,2}-)?\d{3,6}\s+|\s+(?:\p{Lu}{2}\s+)?\d{3,6}(?:-\d+)?$/gu;
const STATE_CODE = /\s\p{Lu}{2}$/u;
/** Longer texts are sentences. */
const MAX_LENGTH = 80;

/** Finds a town that is the whole text, or the words at its start or end. */
export function findTown(text: string, names: NameFilter): FoundNames["town"] {
  if (text.length > MAX_LENGTH || !/\p{L}/u.test(text)) return "none";
  const own = text.replace(/[()]/g, "").replace(POSTAL_CODE, "").replace(STATE_CODE, "").trim();
  const words = own.split(/\s+/);
  const isTown = (some: readonly string[]) =>
    /^['’\p{Lu}]/u.test(some[0] ?? "") && hasName(names, "town", some.join(" "));
  if (words.length <= TOWN_WORDS && isTown(words)) return "whole";
  const most = Math.min(TOWN_WORDS, words.length - 1);
  for (let count = 1; count <= most; count++) if (isTown(words.slice(-count))) return "end";
  for (let count = 1; count <= most; count++) if (isTown(words.slice(0, count))) return "start";
  return "none";
}

/** Finds a noun that names a job: at the end of English titles, at the start of Romance and Slavic ones. */
export function findJob(text: string, names: NameFilter): FoundNames["job"] {
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
