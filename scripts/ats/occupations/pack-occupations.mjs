/**
 * Packs occupations and their titles into one file, which app/core/ats/occupations/occupations.ts
 * reads. `places` are indexes in the list of occupations or in another list of the file.
 */
import { FILE_MARK } from "../../../app/core/ats/occupations/occupations.ts";
import { readTable } from "./read-tables.mjs";
import { titleSets } from "./title-sets.mjs";
import { usualGroups } from "./usual-groups.mjs";
import { byCount, usualWork } from "./usual-work.mjs";

export const SOURCES = [
  "O*NET 29.2 Database, U.S. Department of Labor, Employment and Training Administration, CC BY 4.0, changed",
  "ESCO 1.2, European Commission, Decision 2011/833/EU: This service uses the ESCO classification of the European Commission.",
];

/** @returns the file's bytes; the same tables give the same bytes */
export function packOccupations(folder) {
  const { occupations, keys, esco } = titleSets(folder);
  const codes = occupations.map((each) => each["O*NET-SOC Code"]);
  const sets = byCount([...keys.values()].map((places) => places.join(" ")));
  const setAt = new Map(sets.map((set, at) => [set, at]));
  const titles = [...keys].sort(([a], [b]) => a - b);
  const numbers = [];
  for (const places of relatedPlaces(folder, codes)) numbers.push(places.length, ...places);
  for (const set of sets) {
    const places = set.split(" ").map(Number);
    numbers.push(places.length, ...places);
  }
  let before = 0;
  for (const [key, places] of titles) {
    numbers.push(key - before, setAt.get(places.join(" ")));
    before = key;
  }
  const usual = usualGroups(folder, codes, esco);
  for (const groups of usual.values()) numbers.push(groups.length, ...groups);
  const names = [...usual.keys()];
  const { roots, phrases, phrasesByCode } = usualWork(folder, codes, esco);
  for (const places of [...phrases, ...phrasesByCode]) numbers.push(...encodeAscending(places));
  const head = {
    mark: FILE_MARK,
    sources: SOURCES,
    codes,
    sets: sets.length,
    titles: titles.length,
    names,
    roots: roots.join(" "),
    phrases: phrases.length,
  };
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text, Buffer.from(toBytes(numbers))]);
}

/** Encodes ascending places as their count and the gaps between them. */
const encodeAscending = (places) => [
  places.length,
  ...places.map((place, at) => place - (places[at - 1] ?? -1) - 1),
];

/** For each occupation, its related occupations, the closest first. */
function relatedPlaces(folder, codes) {
  const placeOf = new Map(codes.map((code, place) => [code, place]));
  const related = codes.map(() => []);
  for (const row of readTable(folder, "onet-related")) {
    const place = placeOf.get(row["O*NET-SOC Code"]);
    const other = placeOf.get(row["Related O*NET-SOC Code"]);
    if (place !== undefined && other !== undefined) related[place].push(other);
  }
  return related;
}

/**
 * Variable-length integers: seven bits a byte, the lowest first; the eighth marks that more follow.
 */
function toBytes(numbers) {
  const bytes = [];
  for (let number of numbers) {
    while (number > 127) {
      bytes.push((number & 127) | 128);
      number = Math.floor(number / 128);
    }
    bytes.push(number);
  }
  return bytes;
}
