/**
 * Reads the file of occupations, which scripts/ats/occupations packs from O*NET and ESCO: their
 * titles, how near two are, and their usual work.
 */
import { checkedIndex, createNumberReader } from "./packed-numbers.ts";
import { readUsualWork, type UsualWork } from "./usual-work.ts";

/** The path at which the site serves it, gzipped. */
export const OCCUPATIONS_PATH = "/ats/occupations.bin";
/** Identifies the file and the version of its format. */
export const FILE_MARK = "occupations 3";

/** Indexes of occupations in the list; a title may name several. */
export type OccupationSet = readonly number[];

export interface Occupations {
  /** @param key see titleKey */
  occupationsOfTitle(key: number): OccupationSet | null;
  /**
   * The nearness of two titles, from 0 (nothing in common) to 1 (the same).
   */
  nearness(a: OccupationSet, b: OccupationSet): Nearness;
  /**
   * Whether a skill is a usual part of the work of one of them.
   * @param name of a dictionary term
   * @returns null if unknown, or if every occupation includes it
   */
  isUsual(name: string, set: OccupationSet): boolean | null;
  work: UsualWork;
}

export interface Nearness {
  /** The mean over all pairs of occupations that the two titles may mean. */
  mean: number;
  /** The nearness of the nearest pair: a teacher may be an art teacher, but never a plumber. */
  max: number;
}

interface Head {
  /** FILE_MARK */
  mark: string;
  /** The O*NET codes of all occupations. */
  codes: string[];
  /** Number of sets of occupations that titles may mean. */
  sets: number;
  /** Number of titles. */
  titles: number;
  /** Names of the skills for which the file lists the occupations that include them. */
  names: string[];
  /** Roots (rootOf) of the words in the phrases for usual work, separated by spaces. */
  roots: string;
  /** Number of these phrases. */
  phrases: number;
}

/** Bytes at the start of the file, which give the length of the head. */
const LENGTH_BYTES = 4;

/**
 * @param bytes the unzipped file: length of the head, the head as JSON, numbers
 * @throws if it is cut short or another file
 */
export function readOccupations(bytes: ArrayBuffer): Occupations {
  const length = new DataView(bytes).getUint32(0, true);
  const text = new TextDecoder().decode(new Uint8Array(bytes, LENGTH_BYTES, length));
  const head = JSON.parse(text) as Head;
  if (head.mark !== FILE_MARK) throw new Error("No file of occupations, or of another version");
  const next = createNumberReader(new Uint8Array(bytes, LENGTH_BYTES + length));
  // Each list is its length, then indexes of occupations.
  const readOccupationList = () =>
    Array.from({ length: next() }, () => checkedIndex(next(), head.codes.length));
  // The related occupations of each, the nearest first.
  const related = head.codes.map(readOccupationList);
  const sets = Array.from({ length: head.sets }, readOccupationList);
  const keys = new Uint32Array(head.titles);
  const setAt = new Uint16Array(head.titles);
  let key = 0;
  // Keys are sorted and stored as differences.
  for (let i = 0; i < head.titles; i++) {
    key += next();
    keys[i] = key;
    setAt[i] = checkedIndex(next(), sets.length);
  }
  const groups = [...new Set(head.codes.map(groupOf))];
  const groupAt = head.codes.map((code) => groups.indexOf(groupOf(code)));
  const usual = new Map<string, ReadonlySet<number>>();
  for (const name of head.names)
    usual.set(
      name,
      new Set(Array.from({ length: next() }, () => checkedIndex(next(), groups.length))),
    );
  return {
    work: readUsualWork(next, head),
    isUsual(name, set) {
      const known = usual.get(name);
      return known ? set.some((place) => known.has(groupAt[place] as number)) : null;
    },
    occupationsOfTitle(key) {
      const at = indexIn(keys, key);
      return at < 0 ? null : (sets[setAt[at] as number] as OccupationSet);
    },
    nearness(a, b) {
      const ofPairs = a.flatMap((occupationA) =>
        b.map((occupationB) => nearnessOf(occupationA, occupationB, head.codes, related)),
      );
      const sum = ofPairs.reduce((total, each) => total + each, 0);
      return { mean: sum / ofPairs.length, max: Math.max(...ofPairs) };
    },
  };
}

/** The group of similar occupations that an O*NET code belongs to: 15-12 for 15-1252.00. */
export const groupOf = (code: string): string => code.slice(0, 5);

/** Binary search; -1 if the key is missing. */
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

/** Nearness by the number of leading characters that two O*NET codes share: 15-1252.00. */
const BY_PREFIX: readonly { length: number; nearness: number }[] = [
  { length: 7, nearness: 0.9 },
  { length: 6, nearness: 0.7 },
  { length: 5, nearness: 0.5 },
  { length: 4, nearness: 0.35 },
  { length: 2, nearness: 0.2 },
];
/** Nearness by an occupation's position in the other's list of related ones. */
const BY_POSITION: readonly { below: number; nearness: number }[] = [
  { below: 5, nearness: 0.6 },
  { below: 15, nearness: 0.45 },
  { below: Infinity, nearness: 0.35 },
];

/** @param related the related occupations of each, nearest first */
function nearnessOf(a: number, b: number, codes: readonly string[], related: number[][]): number {
  if (a === b) return 1;
  const [codeA, codeB] = [codes[a] as string, codes[b] as string];
  const byPrefix =
    BY_PREFIX.find(({ length }) => codeA.startsWith(codeB.slice(0, length)))?.nearness ?? 0;
  const positions = [related[a]?.indexOf(b) ?? -1, related[b]?.indexOf(a) ?? -1].filter(
    (position) => position >= 0,
  );
  const byPosition = BY_POSITION.find(({ below }) => Math.min(...positions) < below)?.nearness ?? 0;
  return Math.max(byPrefix, positions.length > 0 ? byPosition : 0);
}
