/**
 * Loads the words that a resume in a language has printed: headings, labels and names of months. Languages are grouped
 * in chunks, so that a page loads only what it shows.
 */

import { LANGUAGE_GROUPS, type ResumeLanguage, resumeLanguage } from "./language-tags.ts";
import type { LanguageWords } from "./language-words.ts";
import { ENGLISH, type ResumeWords, toResumeWords } from "./resume-words.ts";

type Group = Record<string, LanguageWords>;

const LOADERS: Record<keyof typeof LANGUAGE_GROUPS, () => Promise<Group>> = {
  western: () => import("./words/western.ts").then(({ WESTERN }) => WESTERN),
  northern: () => import("./words/northern.ts").then(({ NORTHERN }) => NORTHERN),
  central: () => import("./words/central.ts").then(({ CENTRAL }) => CENTRAL),
  eastern: () => import("./words/eastern.ts").then(({ EASTERN }) => EASTERN),
  asian: () => import("./words/asian.ts").then(({ ASIAN }) => ASIAN),
};
const GROUPS = Object.keys(LOADERS) as (keyof typeof LOADERS)[];

const loaded = new Map<ResumeLanguage, ResumeWords>([["en", ENGLISH]]);

/** The words of a language if they are loaded already, otherwise null. */
export function loadedWords(tag = ""): ResumeWords | null {
  return loaded.get(resumeLanguage(tag) ?? "en") ?? null;
}

/** Returns English for an empty or unknown tag, and always the same object for one language. */
export async function loadWords(tag = ""): Promise<ResumeWords> {
  const code = resumeLanguage(tag) ?? "en";
  const cached = loaded.get(code);
  if (cached) return cached;
  const name = GROUPS.find((group) => LANGUAGE_GROUPS[group].split(" ").includes(code));
  const [group, { default: months }] = await Promise.all([
    name && LOADERS[name](),
    import("./months.json"),
  ]);
  const words = group?.[code];
  if (!words) throw new Error(`No words for language "${code}"`);
  // Another call may have loaded them meanwhile.
  const resumeWords = loaded.get(code) ?? toResumeWords(code, words, months[code]);
  loaded.set(code, resumeWords);
  return resumeWords;
}
