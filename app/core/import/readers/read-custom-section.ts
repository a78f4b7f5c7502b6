/** Reads sections under headings that are not standard ones: text, or entries with titles. */

import type { DocLine } from "./doc-line.ts";
import { readEntry } from "./read-entry.ts";
import { type DocEntry, splitEntries } from "./split-entries.ts";

export interface CustomContent {
  /** Text outside of entries, one line of the section each. */
  body: string;
  entries?: Record<string, unknown>[];
}

/**
 * Reads a section as text, followed by entries if each of them has a date, or each has a title above
 * bullets.
 */
export function readCustomSection(lines: readonly DocLine[]): CustomContent {
  if (lines.every(({ text }) => NAMED_VALUE.test(text))) return { body: textsOf(lines).join("\n") };
  const listItems = textsOfList(lines);
  if (listItems) return { body: listItems.join("\n") };
  const first = lines.findIndex(({ text }) => !SENTENCE.test(text));
  const intro = first === -1 ? [] : lines.slice(0, first);
  const otherLines = lines.slice(intro.length);
  const entries = readDatedEntries(otherLines) ?? readTitlesAboveBullets(otherLines);
  return entries
    ? { body: textsOf(intro).join("\n"), entries }
    : { body: textsOf(lines).join("\n") };
}

/** "Date of birth: 3 May 1990". */
const NAMED_VALUE = /^\p{L}[\p{L} '’./-]{1,28}: \S/u;

const LIST_NUMBER = /^(?:\[\d{1,3}\]|\d{1,3}[.)])\s+/;

/** Lines that are all numbered or bullets, such as talks; null for others. */
const textsOfList = (lines: readonly DocLine[]): string[] | null =>
  lines.length > 1 &&
  (lines.every(({ text }) => LIST_NUMBER.test(text)) ||
    lines.every(({ isBullet, startsEntry }) => isBullet && startsEntry !== true))
    ? lines.map(({ text }) => text.replace(LIST_NUMBER, ""))
    : null;

const textsOf = (lines: readonly DocLine[]) => lines.map(({ text }) => text);
const SENTENCE = /\p{L}[.!?]$/u;

/** Reads titles that are each above bullets, as in a resume by skills; null for other lines. */
function readTitlesAboveBullets(lines: readonly DocLine[]): Record<string, unknown>[] | null {
  const groups = splitEntries(lines);
  const isGroup = ({ head, body }: DocEntry) =>
    head.length === 1 &&
    head[0]?.cells.length === 1 &&
    !head[0].isBullet &&
    body.length > 0 &&
    body.every(({ isBullet }) => isBullet);
  if (groups.length < 2 || !groups.every(isGroup)) return null;
  return groups.map(({ head, body }) => ({
    title: textsOf(head).join(" ").replace(/:$/, ""),
    subtitle: "",
    startDate: "",
    endDate: "",
    current: false,
    description: textsOf(body).join("\n"),
  }));
}

/** Reads entries with a title and dates; null unless all entries have both. */
function readDatedEntries(lines: readonly DocLine[]): Record<string, unknown>[] | null {
  const read = splitEntries(lines).map((entry) => readEntry(entry, 2, "place"));
  const isDated = read.every(({ period, parts }) => period !== null && parts.length > 0);
  if (read.length === 0 || !isDated) return null;
  return read.map(
    ({ parts: [title = "", below = "", ...more], place: entryPlace, period, text, links }) => {
      const [subtitle = "", placeAfterDot = ""] = entryPlace
        ? [below]
        : below.split(/\s+·\s+(?=[^·]+$)/);
      const place = entryPlace || placeAfterDot;
      return {
        title,
        subtitle,
        ...period,
        description: [...more, text, ...links].filter(Boolean).join("\n"),
        ...(place ? { location: place } : {}),
      };
    },
  );
}
