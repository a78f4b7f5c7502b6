/** Recognizes section headings in all languages of resumes. */

import type { ResumeLanguage } from "../language-tags.ts";
import { HEADED_SECTIONS, type HeadedSection } from "../language-words.ts";
import { ALL_WORDS, withoutDiacritics } from "./all-words.ts";

export type HeadingSection = HeadedSection | "contact";

interface HeadingMatch {
  section: HeadingSection;
  /** All languages that use this heading for the section. */
  languages: ResumeLanguage[];
}

/**
 * The title of many English files, but also the French heading of a summary without its accents.
 */
const DOCUMENT_TITLE = "resume";

let index: Map<string, HeadingMatch> | null = null;

/** Looks up a whole text in the known headings of all languages; null if it is none of them. */
export function findKnownHeading(text: string): HeadingMatch | null {
  index ??= buildIndex();
  const key = headingKey(text);
  return index.get(key) ?? index.get(withoutDiacritics(key)) ?? null;
}

/** In letters: shorter headings also occur inside other words. */
const MIN_GUESS_LENGTH = 5;
/** In letters: longer texts are sentences, not headings. */
const MAX_GUESS_LENGTH = 40;

/** The section of the longest known heading inside the text, as in "Praxiserfahrung" and "Languages spoken". */
export function guessHeading(text: string): HeadingSection | null {
  index ??= buildIndex();
  const key = headingKey(text);
  if (key.length > MAX_GUESS_LENGTH) return null;
  for (let length = key.length; length >= MIN_GUESS_LENGTH; length--) {
    for (let from = key.length - length; from >= 0; from--) {
      const match = index.get(key.slice(from, from + length));
      if (match) return match.section;
    }
  }
  return null;
}

/**
 * A heading in the form of the index's keys. Without spaces, because letter-spaced capitals are often extracted as "E X
 * P E R I E N C E".
 */
export function headingKey(text: string): string {
  return (
    text
      .normalize("NFC")
      .toLowerCase()
      .replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, "")
      .replace(/\s+/g, "")
      // The dot that stays of "İ" in lower case.
      .replace(/\u0307/g, "")
      .replace(/’/g, "'")
  );
}

function buildIndex(): Map<string, HeadingMatch> {
  const matches = new Map<string, HeadingMatch>();
  const add = (key: string, section: HeadingSection, language: ResumeLanguage) => {
    const existing = matches.get(key);
    if (!existing) matches.set(key, { section, languages: [language] });
    else if (existing.section === section && !existing.languages.includes(language))
      existing.languages.push(language);
  };
  const entries = ALL_WORDS.flatMap(([language, words]) =>
    [...HEADED_SECTIONS, "contact" as const].flatMap((section) =>
      words[section]
        .split("|")
        .map((text, order) => ({ key: headingKey(text), section, language, order })),
    ),
  );
  // The heading that one language prints, its first word, takes precedence over a synonym in another. No resume of ours
  // prints one above contact details.
  const isPrinted = ({ section, order }: (typeof entries)[number]) =>
    order === 0 && section !== "contact";
  for (const entry of [...entries.filter(isPrinted), ...entries]) {
    add(entry.key, entry.section, entry.language);
  }
  for (const { key, section, language } of entries) {
    const plain = withoutDiacritics(key);
    if (plain !== key && plain !== DOCUMENT_TITLE) add(plain, section, language);
  }
  return matches;
}

/** The language that most of the headings are in; null if that is English or uncertain. */
export function languageOfHeadings(headings: readonly string[]): ResumeLanguage | null {
  const counts = new Map<ResumeLanguage, number>();
  let recognized = 0;
  for (const heading of headings) {
    const languages = findKnownHeading(heading)?.languages ?? [];
    if (languages.length > 0) recognized++;
    for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  if (!best) return null;
  const [language, count] = best;
  const isCertain = count >= 2 && count > (counts.get("en") ?? 0) && count > recognized / 2;
  return isCertain ? language : null;
}
