/**
 * Collects the phrases for each occupation's work (ESCO's essential skills, O*NET's activities) as word
 * roots, which app/core/ats/occupations/usual-work.ts reads. `places` are indexes in a list.
 */
import { rootsIn } from "../words/word-rarity.mjs";
import { readTable } from "./read-tables.mjs";

/**
 * @param esco the places of ESCO's occupations among the codes, with their essential skills
 * @returns roots, the most usual first; phrases as places of their roots; for each code the places
 * of its phrases
 */
export function usualWork(folder, codes, esco) {
  const texts = codes.map(() => new Set());
  for (const { places, skills } of esco)
    for (const place of places) for (const skill of skills) texts[place].add(phraseOf(skill));
  const placeOf = new Map(codes.map((code, place) => [code, place]));
  for (const { code, title } of activities(folder)) texts[placeOf.get(code)]?.add(phraseOf(title));
  for (const phrasesOfCode of texts) phrasesOfCode.delete("");
  const phrases = byCount(texts.flatMap((phrasesOfCode) => [...phrasesOfCode]));
  const phraseAt = new Map(phrases.map((phrase, place) => [phrase, place]));
  const roots = byCount(phrases.flatMap((phrase) => phrase.split(" ")));
  const rootAt = new Map(roots.map((root, place) => [root, place]));
  const sorted = (places) => [...places].sort((a, b) => a - b);
  return {
    roots,
    phrases: phrases.map((phrase) => sorted(phrase.split(" ").map((root) => rootAt.get(root)))),
    phrasesByCode: texts.map((phrasesOfCode) =>
      sorted([...phrasesOfCode].map((phrase) => phraseAt.get(phrase))),
    ),
  };
}

/** The different roots of a text, sorted: equal for phrases of the same words. */
const phraseOf = (text) => [...new Set(rootsIn(text))].sort().join(" ");

/** O*NET's activities of each occupation, by its tasks. */
function activities(folder) {
  const codeOf = new Map(
    readTable(folder, "onet-tasks").map((row) => [row["Task ID"], row["O*NET-SOC Code"]]),
  );
  return readTable(folder, "onet-task-activities").map((row) => ({
    code: codeOf.get(row["Task ID"]),
    title: row["DWA Title"],
  }));
}

/**
 * Distinct values, the most frequent first, so that frequent values get small numbers; equally
 * frequent ones are sorted.
 */
export function byCount(all) {
  const counts = new Map();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([each]) => each);
}
