/** Occupations by their titles, and how near two are: what scripts/ats/occupations packs of O*NET and ESCO. */
import { numbersOf, placeOf } from "./packed-numbers.ts";
import { readUsualWork, type UsualWork } from "./usual-work.ts";

/** Where the site serves it, gzipped. */
export const OCCUPATIONS_PATH = "/ats/occupations.bin";
/** Says that a file is one of these, and how it is packed. */
export const MARK = "occupations 3";

/** Places of occupations in the list; a title may name several. */
export type OccupationSet = readonly number[];

export interface Occupations {
  /** @param key see titleKey */
  named(key: number): OccupationSet | null;
  /**
   * From 0, nothing in common, to 1, the same.
   * @returns the mean over all occupations that the two titles may mean, and the value of the nearest pair: a teacher
   * may be an art teacher, but never a plumber
   */
  nearness(a: OccupationSet, b: OccupationSet): Nearness;
  /**
   * Whether a thing is a usual part of the work of one of them.
   * @param name see Term
   * @returns null if unknown, or if every occupation includes it
   */
  isUsual(name: string, set: OccupationSet): boolean | null;
  work: UsualWork;
}

export interface Nearness {
  likely: number;
  most: number;
}

interface Head {
  mark: string;
  codes: string[];
  sets: number;
  titles: number;
  /** The occupations that include each thing. */
  names: string[];
  /** Of the words of what belongs to the work of each, with spaces between; see rootOf. */
  roots: string;
  /** How many such phrases there are. */
  phrases: number;
}

const LENGTH_BYTES = 4;

/**
 * @param bytes the unzipped file: length of the head, the head as JSON, numbers
 * @throws where it is cut short or another file
 */
export function readOccupations(bytes: ArrayBuffer): Occupations {
  const length = new DataView(bytes).getUint32(0, true);
  const text = new TextDecoder().decode(new Uint8Array(bytes, LENGTH_BYTES, length));
  const head = JSON.parse(text) as Head;
  if (head.mark !== MARK) throw new Error("No file of occupations, or of another version");
  const next = numbersOf(new Uint8Array(bytes, LENGTH_BYTES + length));
  const places = () => Array.from({ length: next() }, () => placeOf(next(), head.codes.length));
  const related = head.codes.map(places);
  const sets = Array.from({ length: head.sets }, places);
  const keys = new Uint32Array(head.titles);
  const setAt = new Uint16Array(head.titles);
  let key = 0;
  for (let i = 0; i < head.titles; i++) {
    key += next();
    keys[i] = key;
    setAt[i] = placeOf(next(), sets.length);
  }
  const groups = [...new Set(head.codes.map(groupOf))];
  const groupAt = head.codes.map((code) => groups.indexOf(groupOf(code)));
  const usual = new Map<string, ReadonlySet<number>>();
  for (const name of head.names)
    usual.set(name, new Set(Array.from({ length: next() }, () => placeOf(next(), groups.length))));
  return {
    work: readUsualWork(next, head),
    isUsual(name, set) {
      const known = usual.get(name);
      return known ? set.some((place) => known.has(groupAt[place] as number)) : null;
    },
    named(key) {
      const at = indexIn(keys, key);
      return at < 0 ? null : (sets[setAt[at] as number] as OccupationSet);
    },
    nearness(a, b) {
      const pairs = a.flatMap((one) =>
        b.map((other) => nearnessOf(one, other, head.codes, related)),
      );
      const sum = pairs.reduce((total, each) => total + each, 0);
      return { likely: sum / pairs.length, most: Math.max(...pairs) };
    },
  };
}

/** Occupations of much the same work: 15-12 of 15-1252.00. */
export const groupOf = (code: string): string => code.slice(0, 5);

function indexIn(sorted: Uint32Array, key: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = sorted[middle] as number;
    if (found === key) return middle;
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Nearness by the number of leading characters that two codes share: 15-1252.00. */
const BY_SIGNS: readonly { signs: number; nearness: number }[] = [
  { signs: 7, nearness: 0.9 },
  { signs: 6, nearness: 0.7 },
  { signs: 5, nearness: 0.5 },
  { signs: 4, nearness: 0.35 },
  { signs: 2, nearness: 0.2 },
];
/** Nearness by an occupation's position in the other's list of related ones. */
const BY_PLACE: readonly { places: number; nearness: number }[] = [
  { places: 5, nearness: 0.6 },
  { places: 15, nearness: 0.45 },
  { places: Infinity, nearness: 0.35 },
];

function nearnessOf(a: number, b: number, codes: readonly string[], related: number[][]): number {
  if (a === b) return 1;
  const [one, other] = [codes[a] as string, codes[b] as string];
  const like = BY_SIGNS.find(({ signs }) => one.startsWith(other.slice(0, signs)))?.nearness ?? 0;
  const places = [related[a]?.indexOf(b) ?? -1, related[b]?.indexOf(a) ?? -1].filter(
    (place) => place >= 0,
  );
  const listed = BY_PLACE.find(({ places: most }) => Math.min(...places) < most)?.nearness ?? 0;
  return Math.max(like, places.length > 0 ? listed : 0);
}
