/**
 * Detects whether the pages of a PDF show a given resume, by the share of trigrams (three letters
 * in a row) of both.
 */
import type { PdfText } from "#app/core/pdf-text/text-run.ts";
import { plainResume } from "#app/core/resume/plain-resume.ts";
import type { Resume } from "#app/core/resume/schema.ts";

/**
 * The minimum share of the resume's trigrams on the page: the higher one for scripts that text
 * extraction reads completely (COMPLETE_SCRIPTS).
 */
const MIN_SHOWN = 0.5;
const MIN_SHOWN_COMPLETE = 0.8;
const COMPLETE_SCRIPTS = /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}]/u;
/** The minimum share of the page's trigrams in the resume; the others may be headings and dates. */
const MIN_FROM_RESUME = 0.4;
/** Fields that are not printed, or printed in another form. */
const UNPRINTED =
  /^(?:id|employerId|language|level|url|linkedIn|github|githubLink|liveLink|fileId|.*Date|date|validUntil)$/;
const TRIGRAM_LENGTH = 3;

export function isOnPage(resume: Resume, pdf: PdfText): boolean {
  const page = pageLetters(pdf);
  const resumeTexts = textsOf(plainResume(resume));
  const printed = lettersOf(
    resumeTexts.flatMap(({ key, text }) => (UNPRINTED.test(key) ? [] : [text])),
  );
  const isComplete = isInCompleteScript(printed);
  const facts = [...namesOf(resume), ...yearsOf(resumeTexts)];
  if (isComplete && !facts.every((fact) => page.includes(lettersOf([fact])))) return false;
  const pageTrigrams = trigramsOf(page);
  const resumeTrigrams = trigramsOf(lettersOf(resumeTexts.map(({ text }) => text)));
  const minShown = isComplete ? MIN_SHOWN_COMPLETE : MIN_SHOWN;
  return (
    shareOf(trigramsOf(printed), pageTrigrams) >= minShown &&
    shareOf(pageTrigrams, resumeTrigrams) >= MIN_FROM_RESUME
  );
}

/**
 * True if the pages have the longest word of the person's name; programs differ in the order of a
 * name's words. Also true if the pages have no text, or if the name is in a script that text
 * extraction may read incompletely.
 */
export function isNameOnPage({ personalInfo }: Resume, pdf: PdfText): boolean {
  const page = pageLetters(pdf);
  const names = personalInfo.fullName.split(/\s+/).map((name) => lettersOf([name]));
  // Short names may occur inside other words.
  const longest = names.reduce((long, name) => (name.length > long.length ? name : long), "");
  return page === "" || !isInCompleteScript(longest) || page.includes(longest);
}

const pageLetters = ({ pages }: PdfText) =>
  lettersOf(pages.flatMap(({ runs }) => runs.map(({ text }) => text)));

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

/** True if most of the letters are of such scripts. */
const isInCompleteScript = (letters: string) =>
  [...letters].filter((letter) => COMPLETE_SCRIPTS.test(letter)).length > letters.length / 2;

/** All texts of a resume or a part of it, each with the key of its field. */
function textsOf(part: unknown, key = ""): { key: string; text: string }[] {
  if (typeof part === "string") return [{ key, text: part }];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    textsOf(value, Array.isArray(part) ? key : name),
  );
}

/** The letters and digits of the texts in lowercase, without spaces. */
const lettersOf = (texts: string[]) =>
  texts
    .join(" ")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

function trigramsOf(letters: string): Set<string> {
  const trigrams = new Set<string>();
  for (let start = 0; start + TRIGRAM_LENGTH <= letters.length; start++)
    trigrams.add(letters.slice(start, start + TRIGRAM_LENGTH));
  return trigrams;
}

/** The share of the trigrams that the others include; 1 for an empty set. */
const shareOf = (trigrams: Set<string>, others: Set<string>) =>
  trigrams.size === 0
    ? 1
    : [...trigrams].filter((trigram) => others.has(trigram)).length / trigrams.size;
