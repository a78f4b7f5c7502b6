/**
 * Measures how common words are at work: in how many of O*NET's tasks and ESCO's descriptions each
 * occurs. For the file of words (app/core/ats/words/word-knowledge.ts).
 */
import { splitWords } from "../../../app/core/ats/words/tokens.ts";
import { FUNCTION_WORDS } from "../../../app/core/ats/words/word-classes.ts";
import { foldWord } from "../../../app/core/ats/words/word-forms.ts";
import { rootOf } from "../../../app/core/ats/words/word-roots.ts";
import { readTable } from "./read-table.mjs";

/**
 * Words in fewer texts are left out; the engine counts them among the rarest (word-knowledge.ts).
 */
const MIN_TEXTS = 3;

/** Lines of `class root root …`: a root of class n is in about 1 of 2^(n/2) texts. */
export function wordRarity(folder) {
  const texts = [
    ...readTable(folder, "onet-tasks").map(({ Task }) => Task),
    ...readTable(folder, "esco-occupations").map(({ description }) => description),
    ...readTable(folder, "esco-skills").map((skill) => `${skill.label} | ${skill["other labels"]}`),
  ];
  const counts = new Map();
  for (const text of texts)
    for (const root of new Set(rootsIn(text))) counts.set(root, (counts.get(root) ?? 0) + 1);
  const classes = new Map();
  for (const [root, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (count < MIN_TEXTS) continue;
    const rarityClass = Math.round(2 * Math.log2(texts.length / count));
    classes.set(rarityClass, `${classes.get(rarityClass) ?? rarityClass} ${root}`);
  }
  return [...classes]
    .sort(([a], [b]) => a - b)
    .map(([, line]) => line)
    .join("\n");
}

/** The roots of a text's words, without function words, numbers and words of two letters. */
export const rootsIn = (text) =>
  splitWords(text)
    .map(foldWord)
    .filter((word) => word.length > 2 && !FUNCTION_WORDS.has(word) && !/^\d/.test(word))
    .map(rootOf);
