/**
 * `npm run bench -- fairness`: measures whether the score changes with personal facts. Names, pronouns, ages, photos,
 * addresses, career breaks and schools (ats/swaps.mjs) are swapped in the sample resumes, each of which is scored
 * against every English posting of the open judged pairs (or of `--spans DIR`). Names, pronouns and photos must change
 * nothing.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { adjustByReader } from "../../app/core/ats/meaning/adjust-evidence.ts";
import { readPosting } from "../../app/core/ats/posting/posting.ts";
import { scoreAgainst } from "../../app/core/ats/score.ts";
import { readMarkedPostings } from "../../scripts/ats/labelled-postings.mjs";
import { modelFromDisk, readerFromDisk } from "../../scripts/ats/read-model.mjs";
import { mean, readLines } from "./ats/figures.mjs";
import { TODAY } from "./ats/scorers.mjs";
import { SWAPS, toText } from "./ats/swaps.mjs";

/** Nothing is served: the engine is a function. */
export const needsServer = false;

/** @returns one row of the bench's table for the number of pairs, and one for each kind of swap */
export async function measure({ root, options: { spans } }) {
  const model = modelFromDisk(root);
  const reader = readerFromDisk(root);
  const withLineReader = reader ? adjustByReader(reader) : undefined;
  const people = await sampleResumes(root);
  const texts = spans ? readMarkedPostings(spans).map(({ text }) => text) : judgedPostings(root);
  const postings = texts.map((text) => readPosting(text, model));
  const changes = new Map(SWAPS.map(({ kind }) => [kind, []]));
  for (const posting of postings) {
    const scoreOf = (text) => scoreAgainst(posting, text, TODAY, withLineReader).score;
    for (const person of people) {
      for (const { kind, variants } of SWAPS) {
        const [first, ...others] = variants.map((change) => scoreOf(toText(person, change)));
        changes.get(kind).push(...others.map((score) => score - first));
      }
    }
  }
  const pairs = [...changes.values()].reduce((sum, { length }) => sum + length, 0);
  return [
    { what: "pairs", measured: String(pairs), goal: "≥ 24000", met: pairs >= 24_000 },
    ...SWAPS.map(({ kind, mustStay }) => rowOf(kind, mustStay, changes.get(kind))),
  ];
}

function judgedPostings(root) {
  const pairs = readLines(root, "tests", "bench", "ats", "judged", "open.jsonl");
  const english = pairs.filter(({ language }) => language === "en");
  return [...new Set(english.map(({ jobDescriptionText }) => jobDescriptionText))];
}

function rowOf(kind, mustStay, list) {
  const most = Math.max(...list.map(Math.abs));
  const changed = list.filter((change) => change !== 0).length;
  return {
    what: `${kind}: pairs that change, mean, largest`,
    measured: `${changed} of ${list.length}, ${mean(list).toFixed(3)}, ${most}`,
    goal: mustStay ? "0" : "",
    met: mustStay ? changed === 0 : undefined,
  };
}

/** The resumes of the templates' samples. */
async function sampleResumes(root) {
  const folder = join(root, "app", "core", "templates", "samples");
  const files = readdirSync(folder).filter((name) => !name.includes("test"));
  const modules = await Promise.all(files.map((name) => import(pathToFileURL(join(folder, name)))));
  return modules
    .flatMap((module) => Object.values(module))
    .filter(({ personalInfo }) => personalInfo);
}
