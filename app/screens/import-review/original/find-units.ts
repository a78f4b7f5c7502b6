/**
 * Finds the place of a field's text in the imported file, or of its entry if the field is empty, so that the import
 * review can mark it. The file is a list of units: pieces of its text, such as lines. A place is a list of indexes.
 */
import type { Resume } from "#app/core/resume/schema.ts";
import { getAtPath } from "../edit-by-path.ts";
import type { SourceUnit } from "./source-units.ts";

/** Shorter texts are ignored, because they would match anywhere. */
const MIN_LETTERS = 3;
/** Up to this many units without a match may be within one entry. */
const MAX_GAP = 2;
/** A value may be this many units above its entry, such as an employer above its roles. */
const MAX_UNITS_ABOVE = 3;
/** If a field is empty, this many units at the start of its entry are shown. */
const ENTRY_HEAD_UNITS = 3;
/** Matches of a longer text count even outside the entry's region, because they are hardly chance. */
const DISTINCTIVE_LETTERS = 8;
/** A date as a resume stores it, such as "2019" or "2019-03"; captures the year. */
const DATE = /^(\d{4})(?:-\d{2})?$/;

/**
 * @param fieldTexts texts of the field
 * @param entryTexts texts of its whole entry, to find the region of the file that the entry was read from
 * @returns the indexes of the units with the field's text, or of the first units of its entry if the text is not found;
 * empty if the entry is not found either
 */
export function findUnits(
  units: readonly SourceUnit[],
  fieldTexts: readonly string[],
  entryTexts: readonly string[],
): number[] {
  const texts = units.map(({ text }) => toLettersAndDigits(text));
  const region = findRegion(texts, entryTexts.map(toLettersAndDigits));
  // Of a date only the year is looked for, because the file may write the month in any form.
  const reducedFieldTexts = fieldTexts
    .map((text) => toLettersAndDigits(DATE.exec(text)?.[1] ?? text))
    .filter(isLongEnough);
  const hits = texts.flatMap((text, index) =>
    isLongEnough(text) &&
    reducedFieldTexts.some((part) => text.includes(part) || part.includes(text))
      ? [index]
      : [],
  );
  if (!region) return firstRunOf(hits);
  const near = hits.filter(
    (index) => index >= region.from - MAX_UNITS_ABOVE && index <= region.to + 1,
  );
  if (near.length > 0) return firstRunOf(near);
  if (hits.length > 0 && reducedFieldTexts.some((part) => part.length > DISTINCTIVE_LETTERS))
    return firstRunOf(hits);
  const end = Math.min(region.to + 1, region.from + ENTRY_HEAD_UNITS);
  return Array.from({ length: end - region.from }, (_, offset) => region.from + offset);
}

/**
 * Finds the units of the field at `path`, such as `experience.0.company`.
 * @param issueText the file's text quoted by the import issue; several texts are separated by ` / `
 */
export function findUnitsOfField(
  units: readonly SourceUnit[],
  resume: Resume,
  path: string,
  issueText = "",
): number[] {
  const value = getAtPath(resume, path);
  const fieldTexts = [...stringsIn(value), ...issueText.split(" / ")].flatMap((text) =>
    text.split("\n"),
  );
  const [section = "", index = ""] = path.split(".");
  const isEntry = /^\d+$/.test(index);
  const entry = getAtPath(resume, isEntry ? `${section}.${index}` : section);
  return findUnits(units, fieldTexts.filter(Boolean), stringsIn(entry));
}

/** The run of units that matches most of the entry, by the length of the matches. */
function findRegion(
  texts: readonly string[],
  entryTexts: readonly string[],
): { from: number; to: number } | null {
  const longEntryTexts = entryTexts.filter(isLongEnough);
  const scores = texts.map((text) => {
    if (!isLongEnough(text)) return 0;
    if (longEntryTexts.some((part) => part.includes(text))) return text.length;
    return Math.max(
      0,
      ...longEntryTexts.filter((part) => text.includes(part)).map(({ length }) => length),
    );
  });
  let best: { from: number; to: number; score: number } | null = null;
  let current: { from: number; to: number; score: number } | null = null;
  for (const [index, score] of scores.entries()) {
    if (score === 0) continue;
    if (current && index - current.to <= MAX_GAP + 1)
      current = { from: current.from, to: index, score: current.score + score };
    else current = { from: index, to: index, score };
    if (!best || current.score > best.score) best = current;
  }
  return best;
}

/** The first hit, with the hits that follow it directly: the lines of a wrapped text. */
function firstRunOf(hits: readonly number[]): number[] {
  const first = hits[0];
  return first === undefined ? [] : hits.filter((index, offset) => index === first + offset);
}

const isLongEnough = (text: string) => text.length >= MIN_LETTERS;

/** Removes everything but letters and digits, which a file may format differently. */
const toLettersAndDigits = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "id" || key === "employerId" ? [] : stringsIn(inner),
  );
}
