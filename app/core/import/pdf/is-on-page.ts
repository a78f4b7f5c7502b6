/** Detects whether a PDF's page shows a given resume, by the share of trigrams that both have. */
import type { PdfText } from "#app/core/pdf-text/text-run.ts";
import { plainResume } from "#app/core/resume/plain-resume.ts";
import type { Resume } from "#app/core/resume/schema.ts";

/**
 * The minimum share of the resume's trigrams on the page: the higher one for scripts that text
 * extraction reads completely (READ_WHOLE).
 */
const MIN_SHOWN = 0.5;
const MIN_SHOWN_WHOLE = 0.8;
const READ_WHOLE = /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}]/u;
/** The minimum share of the page's trigrams in the resume; the rest may be headings and dates. */
const MIN_EXPLAINED = 0.4;
/** Fields that are not printed, or printed in another form. */
const UNPRINTED =
  /^(?:id|employerId|language|level|url|linkedIn|github|githubLink|liveLink|fileId|.*Date|date|validUntil)$/;
const TRIGRAM_LENGTH = 3;

export function isOnPage(resume: Resume, { pages }: PdfText): boolean {
  const page = lettersOf(pages.flatMap(({ runs }) => runs.map(({ text }) => text)));
  const resumeTexts = textsOf(plainResume(resume));
  const printed = lettersOf(
    resumeTexts.flatMap(({ key, text }) => (UNPRINTED.test(key) ? [] : [text])),
  );
  const isReadWhole = isMostlyReadWhole(printed);
  const minShown = isReadWhole ? MIN_SHOWN_WHOLE : MIN_SHOWN;
  const facts = [...namesOf(resume), ...yearsOf(resumeTexts)];
  if (isReadWhole && !facts.every((fact) => page.includes(lettersOf([fact])))) return false;
  return (
    shareOf(trigramsOf(printed), trigramsOf(page)) >= minShown &&
    shareOf(trigramsOf(page), trigramsOf(lettersOf(resumeTexts.map(({ text }) => text)))) >=
      MIN_EXPLAINED
  );
}

/** Whether the page has the longest word of the person's name; programs differ in the order of a name's words. */
export function isNameOnPage({ personalInfo }: Resume, { pages }: PdfText): boolean {
  const page = lettersOf(pages.flatMap(({ runs }) => runs.map(({ text }) => text)));
  const names = personalInfo.fullName.split(/\s+/).map((name) => lettersOf([name]));
  // Short names may occur inside other words.
  const longest = names.reduce((long, name) => (name.length > long.length ? name : long), "");
  return page === "" || !isMostlyReadWhole(longest) || page.includes(longest);
}

/** Texts that must all be on the page: people change them when they reuse another person's file. */
const namesOf = ({ personalInfo, experience, education }: Resume) => [
  personalInfo.fullName,
  ...experience.flatMap(({ company, position }) => [company, position]),
  ...education.map(({ institution }) => institution),
];

const DATE = /^(?:.*Date|date|validUntil)$/;
/** Compares only years, because every date format has the year. */
const yearsOf = (resumeTexts: { key: string; text: string }[]) =>
  resumeTexts.flatMap(({ key, text }) => (DATE.test(key) ? (/^\d{4}/.exec(text)?.[0] ?? []) : []));

const isMostlyReadWhole = (letters: string) =>
  [...letters].filter((letter) => READ_WHOLE.test(letter)).length > letters.length / 2;

function textsOf(part: unknown, key = ""): { key: string; text: string }[] {
  if (typeof part === "string") return [{ key, text: part }];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    textsOf(value, Array.isArray(part) ? key : name),
  );
}

const lettersOf = (texts: string[]) =>
  texts
    .join(" ")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

function trigramsOf(letters: string): Set<string> {
  const runs = new Set<string>();
  for (let at = 0; at + TRIGRAM_LENGTH <= letters.length; at++)
    runs.add(letters.slice(at, at + TRIGRAM_LENGTH));
  return runs;
}

const shareOf = (runs: Set<string>, others: Set<string>) =>
  runs.size === 0 ? 1 : [...runs].filter((run) => others.has(run)).length / runs.size;
