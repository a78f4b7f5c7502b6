/** Reads less usual sections: courses, memberships, patents, interests, custom ones. */

import type { ImportIssue } from "#app/core/import/outcome.ts";
import { type DocLine, joinWrapped } from "./doc-line.ts";
import { withoutOwnLabel } from "./own-label.ts";
import { readEntry } from "./read-entry.ts";
import { joinCells, LIST_SEPARATOR } from "./read-lists.ts";
import { readTitledEntries, type TitledEntry } from "./read-titled-entries.ts";
import { type DocEntry, splitEntries } from "./split-entries.ts";

interface ReadSection {
  entries: Record<string, unknown>[];
  uncertain: ImportIssue[];
}
type Reader = (lines: readonly DocLine[]) => ReadSection;

export const readCourses: Reader = (lines) => {
  const { entries, uncertain } = readTitledEntries(lines, "courses");
  const courses = entries.map(({ title, issuer, date, url, description }) => ({
    ...{ name: title, provider: issuer, date, url, description },
  }));
  return { entries: courses, uncertain };
};

/** Words of roles in an association; the other part of the line is the association's name. */
const ROLE =
  /\b(?:member|fellow|chair(?:man|woman|person)?|president|secretary|treasurer|board|delegate|officer|representative|founder|mitglied|vorstand|vorsitz(?:ende[rn]?)?|membre|trésorier|président|miembro|socio|membro|socia|członek|člen|lid|medlem)/iu;

export const readMemberships: Reader = (lines) => {
  const { entries } = readTitledEntries(lines, "memberships");
  return {
    entries: entries.map(({ title, issuer, period, description }) => {
      // "IEEE Senior Member" alone is both, and is stored as the association.
      const isRoleFirst = issuer !== "" && (ROLE.test(title) || !ROLE.test(issuer));
      const [role, organization] = isRoleFirst ? [title, issuer] : [issuer, title];
      const { startDate = "", endDate = "", current = false } = period ?? {};
      return { organization, role, startDate, endDate, current, description };
    }),
    uncertain: [],
  };
};

const PATENT_NUMBER =
  /^(?:(?:patent|application|publication)?\s*(?:no\.?|nr\.?|number|#)?\s*:?\s*)?((?:[A-Z]{2}\s?)?\d[\d,./ -]{3,}\d(?:\s?[A-Z]\d?)?)$/i;
const numberIn = (text: string) => PATENT_NUMBER.exec(text.trim())?.[1] ?? "";

export const readPatents: Reader = (lines) => {
  const { entries } = readTitledEntries(lines, "patents");
  return { entries: entries.map(toPatent), uncertain: [] };
};

function toPatent({ title, issuer, date, url, description }: TitledEntry) {
  const parts = issuer.split(/\s+[·•|]\s+|,\s+(?=[A-Z]{2}\s?\d)/).filter((part) => part !== "");
  const [firstLine = "", ...rest] = description.split("\n");
  const inParts = parts.find((part) => numberIn(part) !== "");
  const number = numberIn(inParts ?? firstLine);
  return {
    title,
    office: parts.filter((part) => part !== inParts).join(", "),
    ...(number ? { number } : {}),
    ...{ date, url },
    description: inParts || !number ? description : rest.join("\n"),
  };
}

/** "Rowing / Woodcut". */
const LIST_OR_SLASH = new RegExp(`${LIST_SEPARATOR.source}|\\s+/\\s+`);

export const readInterests: Reader = (all) => {
  const lines = all.map((line) => withoutOwnLabel(line, "interests"));
  const described = readDescribed(lines);
  const entries = described ?? joinCells(lines).flatMap(splitInterests).map(toInterest);
  return { entries, uncertain: [] };
};

/** "Food: miso, kimchi", which is one interest. */
const WITH_LIST = /^[^:,;|•·]{2,40}:\s+[^:]+[,;][^:]+$/u;

const splitInterests = (text: string): string[] =>
  (WITH_LIST.test(text) ? [text] : text.split(text.includes(",") ? LIST_SEPARATOR : LIST_OR_SLASH))
    .map((part) => part.trim())
    .filter((part) => part !== "");

function toInterest(text: string): Record<string, string> {
  const [, name = text, ...details] = INTEREST.exec(text) ?? [];
  return { name, description: details.find(Boolean) ?? "" };
}

/** Bold names above plain texts about them; null for other lines. */
function readDescribed(lines: readonly DocLine[]): Record<string, string>[] | null {
  const areNames =
    lines[0]?.isBold === true &&
    lines.every(({ items, isBold, text }) => !items && !(isBold && LIST_OR_SLASH.test(text))) &&
    lines.filter(({ isBold }) => !isBold).length >= lines.filter(({ isBold }) => isBold).length;
  if (!areNames) return null;
  const entries: { name: string; description: string }[] = [];
  for (const { text, isBold } of lines) {
    const last = entries.at(-1);
    if (isBold || !last) entries.push({ name: text, description: "" });
    else last.description = last.description === "" ? text : joinWrapped(last.description, text);
  }
  return entries;
}

/** "Sailing (since 2012)", "Chess: club champion", "Choir – alto". */
const INTEREST = /^(.{2,60}?)(?:\s+\((.{1,140})\)|:\s+(.{1,140})|\s+[–—-]\s+(.{1,140}))$/u;

export interface CustomContent {
  body: string;
  entries?: Record<string, unknown>[];
}

/**
 * Reads a custom section: text, followed by entries if each of them has a date, or a title above
 * bullets.
 */
export function readCustomSection(lines: readonly DocLine[]): CustomContent {
  if (lines.every(({ text }) => NAMED_VALUE.test(text))) return { body: textsOf(lines).join("\n") };
  const listed = listOf(lines);
  if (listed) return { body: listed.join("\n") };
  const first = lines.findIndex(({ text }) => !SENTENCE.test(text));
  const intro = first === -1 ? [] : lines.slice(0, first);
  const rest = lines.slice(intro.length);
  const entries = readDatedEntries(rest) ?? readGroups(rest);
  return entries
    ? { body: textsOf(intro).join("\n"), entries }
    : { body: textsOf(lines).join("\n") };
}

/** "Date of birth: 3 May 1990". */
const NAMED_VALUE = /^\p{L}[\p{L} '’./-]{1,28}: \S/u;

const NUMBER = /^(?:\[\d{1,3}\]|\d{1,3}[.)])\s+/;

/** Lines that are all numbered or bullets, such as talks; null for others. */
const listOf = (lines: readonly DocLine[]): string[] | null =>
  lines.length > 1 &&
  (lines.every(({ text }) => NUMBER.test(text)) ||
    lines.every(({ isBullet, startsEntry }) => isBullet && startsEntry !== true))
    ? lines.map(({ text }) => text.replace(NUMBER, ""))
    : null;

const textsOf = (lines: readonly DocLine[]) => lines.map(({ text }) => text);
const SENTENCE = /\p{L}[.!?]$/u;

/** Reads titles that are each above bullets, as in a resume by skills; null for other lines. */
function readGroups(lines: readonly DocLine[]): Record<string, unknown>[] | null {
  const groups = splitEntries(lines);
  const isGroup = ({ head, body }: DocEntry) =>
    head.length === 1 &&
    head[0]?.cells.length === 1 &&
    !head[0].isBullet &&
    body.length > 0 &&
    body.every(({ isBullet }) => isBullet);
  if (groups.length < 2 || !groups.every(isGroup)) return null;
  return groups.map(({ head, body }) => ({
    ...{ title: textsOf(head).join(" ").replace(/:$/, ""), subtitle: "" },
    ...{ startDate: "", endDate: "", current: false },
    description: textsOf(body).join("\n"),
  }));
}

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
        ...{ title, subtitle, ...period },
        description: [...more, text, ...links].filter(Boolean).join("\n"),
        ...(place ? { location: place } : {}),
      };
    },
  );
}
