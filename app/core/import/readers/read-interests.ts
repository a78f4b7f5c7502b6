/** Reads interests: a list, or names with a description ("Chess: club champion"). */

import type { ImportIssue } from "#app/core/import/outcome.ts";
import { type DocLine, joinWrapped } from "./doc-line.ts";
import { joinCells, LIST_SEPARATOR } from "./list-items.ts";
import { withoutSectionLabel } from "./section-label.ts";

/** "Rowing / Woodcut". */
const LIST_OR_SLASH = new RegExp(`${LIST_SEPARATOR.source}|\\s+/\\s+`);

/** Reads interests with their descriptions, which are empty if there are none. */
export function readInterests(sectionLines: readonly DocLine[]): {
  entries: Record<string, string>[];
  uncertain: ImportIssue[];
} {
  const lines = sectionLines.map((line) => withoutSectionLabel(line, "interests"));
  const describedInterests = readNamesAboveTexts(lines);
  const entries = describedInterests ?? joinCells(lines).flatMap(splitInterests).map(toInterest);
  return { entries, uncertain: [] };
}

/** "Food: miso, kimchi", which is one interest. */
const INTEREST_WITH_LIST = /^[^:,;|•·]{2,40}:\s+[^:]+[,;][^:]+$/u;

/** "Reading, swimming and my four grandchildren.": the end of a sentence that lists at least three. */
const LAST_TWO = /^([^:;()]+,[^:;()]*?) (?:and|und) ([^,:;()]{3,40})\.$/u;
/** Pairs that are one interest. */
const PAIR_AT_END =
  /(?:rock (?:and|und) roll|drum and bass|arts and crafts|food and (?:wine|drink)|track and field)\.$/iu;

const withCommaForAnd = (text: string): string =>
  (text.match(/ (?:and|und) /gu)?.length ?? 0) === 1 && !PAIR_AT_END.test(text)
    ? text.replace(LAST_TWO, "$1, $2")
    : text;

const splitInterests = (text: string): string[] =>
  (INTEREST_WITH_LIST.test(text)
    ? [text]
    : withCommaForAnd(text).split(text.includes(",") ? LIST_SEPARATOR : LIST_OR_SLASH)
  )
    .map((part) => part.trim())
    .filter((part) => part !== "");

function toInterest(text: string): Record<string, string> {
  const [, name = text, ...details] = INTEREST.exec(text) ?? [];
  return { name, description: details.find(Boolean) ?? "" };
}

/** Bold names above plain texts about them; null for other lines. */
function readNamesAboveTexts(lines: readonly DocLine[]): Record<string, string>[] | null {
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
