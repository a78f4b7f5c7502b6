/**
 * Sorts the head (the lines with names and dates) and the body of one entry, such as a job, into name parts, dates,
 * links, list items and text.
 */

import { isPresent } from "#app/core/resume-languages/reading/date-patterns.ts";
import type { DocLine } from "./doc-line.ts";
import { hasWorkOrSchoolWord } from "./entry-keywords.ts";
import { parseUrlLine } from "./find-contacts.ts";
import { isEmployment, isPlace } from "./places.ts";
import { findDate, findPeriod, type Period } from "./read-dates.ts";
import type { DocEntry } from "./split-entries.ts";

export interface ReadEntry {
  /** The parts of the head without dates, in reading order. */
  parts: string[];
  /** A part that is clearly a place; empty unless `readEntry` was called with "place". */
  place: string;
  period: Period | null;
  links: string[];
  /** Items of lists without bullets, such as technologies. */
  items: string[];
  /** One paragraph or bullet a line. */
  text: string;
}

/** Between parts of a line: "Engineer | ACME", "Engineer @ ACME", "Engineer – ACME". */
const SEPARATOR = /\s*[|·•]\s*|\t+|\s+@\s+|\s+[–—]\s+|\s+-\s+/;

/**
 * @param expectedParts number of parts that an entry of this kind has; further plain lines of the
 * head count as text
 * @param extract "place" if entries of this kind have a place, which is then taken out of the head
 */
export function readEntry(
  { head, body }: DocEntry,
  expectedParts: number,
  extract?: "place",
): ReadEntry {
  const parts: string[] = [];
  const links: string[] = [];
  const items: string[] = [];
  const textLines: DocLine[] = [];
  let period: Period | null = null;
  let place = "";
  const isPlaceToExtract = (text: string) =>
    extract && place === "" && parts.length > 0 && isPlace(text);
  for (const [index, line] of head.entries()) {
    // A URL on the first line is the entry's name.
    const urls = index === 0 ? [] : parseUrlLine(line.text);
    if (urls.length > 0) links.push(...urls);
    else if (line.items) items.push(...line.items);
    else if (line.cells.length === 1 && isPlaceToExtract(line.text)) place = line.text;
    else if (
      textLines.length > 0 ||
      (parts.length >= expectedParts && isSingleCellWithoutPeriod(line, period))
    )
      textLines.push(line);
    else {
      for (const { text } of line.cells) {
        const dated: ReturnType<typeof readPeriod> = period
          ? null
          : readPeriod(text, line.language);
        if (dated) period = dated.period;
        const withoutDates = dated ? dated.rest : text;
        if (isPlaceToExtract(withoutDates)) place = withoutDates;
        else if (withoutDates !== "") parts.push(withoutDates);
      }
    }
  }
  if (extract && place === "") place = findPlaceBesideDates(head);
  for (const line of body) {
    const urls = line.isBullet ? [] : parseUrlLine(line.text);
    if (urls.length > 0) links.push(...urls);
    else if (line.items) items.push(...line.items);
    else textLines.push(line);
  }
  return {
    parts: parts.length + Math.min(items.length, 1) >= expectedParts ? parts : splitParts(parts),
    place,
    period,
    links,
    items,
    text: textLines.map(({ text }) => text).join("\n"),
  };
}

/**
 * The place next to or below the dates, as in the narrow column of a table; empty without one.
 * "Full-time" and "Parental leave" are not places.
 */
export const findPlaceBesideDates = (head: readonly Pick<DocLine, "besideDates">[]) =>
  head
    .flatMap(({ besideDates = [] }) => besideDates)
    .find(
      (text) =>
        isPlace(text) || (/^\p{Lu}[\p{L} ,.’-]{2,40}$/u.test(text) && !isPresentOrWork(text)),
    ) ?? "";

const isPresentOrWork = (text: string) =>
  isPresent(text) || hasWorkOrSchoolWord(text) || text.split(/,\s*/).some(isEmployment);

/** If the head has only dates, the first line of the text becomes the name. */
export function nameFromText(entry: ReadEntry): ReadEntry {
  if (entry.parts.length > 0 || entry.text === "") return entry;
  const [name = "", ...rest] = entry.text.split("\n");
  return { ...entry, parts: [name], text: rest.join("\n") };
}

/**
 * Splits parts at separators. Only if parts are missing: "Engineer – Platform" is one job title.
 */
function splitParts(parts: string[]): string[] {
  return parts.flatMap((part) => part.split(SEPARATOR)).filter((part) => part !== "");
}

const isSingleCellWithoutPeriod = (line: DocLine, period: Period | null) =>
  line.cells.length === 1 && (period !== null || readPeriod(line.text, line.language) === null);

function readPeriod(text: string, language?: string): { period: Period; rest: string } | null {
  const period = findPeriod(text, language);
  if (period) return period;
  const date = findDate(text, language);
  if (!date) return null;
  const { rest, value: month } = date;
  return { period: { startDate: "", endDate: month, current: false }, rest };
}
