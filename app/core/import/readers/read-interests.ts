/** Reads interests: a list, or names with a description ("Chess: club champion"). */

import type { ImportIssue } from "#app/core/import/outcome.ts";
import { type DocLine, joinWrapped } from "./doc-line.ts";
import { joinCells, LIST_SEPARATOR } from "./list-items.ts";
import { withoutSectionLabel } from "./section-label.ts";

/** "Rowing / Woodcut". */
const LIST_OR_SLASH = new RegExp(`${LIST_SEPARATOR.source}|\\s+/\\s+`);

/** `description` is empty where there is none. `uncertain` is always empty; the other section readers fill theirs. */
export function readInterests(sectionLines: readonly DocLine[]): {
  entries: Record<string, string>[];
  uncertain: ImportIssue[];
} {
  const lines = sectionLines.map((line) => withoutSectionLabel(line, "interests"));
  const describedInterests = readNamesAboveTexts(lines);
  const entries = describedInterests ?? joinCells(lines).flatMap(splitInterests).map(toInterest);
  return { entries, uncertain: [] };
}

/** A single interest with a list as its description: "Food: miso, kimchi". */
const INTEREST_WITH_LIST = /^[^:,;|•·]{2,40}:\s+[^:]+[,;][^:]+$/u;

/** "Reading, swimming and my four grandchildren.": the end of a sentence that lists at least three. */
const LAST_TWO = /^([^:;()]+,[^:;()]*?) (?:and|und) ([^,:;()]{3,40})\.$/u;
/** Names of single interests that contain "and". */
const PAIR =
  /(?<!\p{L})(?:rock (?:and|und) roll|drum and bass|rhythm and blues|arts and crafts|food and (?:wine|drink)|fish and chips|bed and breakfast|track and field|black and white|health and safety|dungeons and dragons)(?!\p{L})/iu;
/** The start of a part that is a clause or a comment: "which I sew and sell", "especially jazz and blues". */
const CLAUSE =
  /,\s*(?:(?:for |in |with )?which|where|who|when|while|as|I|we|both|such as|like|including|especially|particularly|mainly|mostly|wo|wobei|sowohl|vor allem|besonders|insbesondere)\s[^,]*$/u;
/** "Ski- und Bergtouren", or two adjectives with one noun: "indoor and outdoor climbing". */
const SHARED_WORD =
  /- (?:and|und) |,\s*(?:\p{L}+(?:ical|ional|ital|ern|oor|orary|ian|ese)|\p{L}{2,}ish|(?=\p{Ll})\p{L}+e(?= und)) (?:and|und) \S+ \S/u;

/**
 * "spending time with family and friends", "playing guitar and piano": what follows "and" belongs to the words before,
 * unless it starts with another activity or "my": "playing guitar and hiking".
 */
const SHARED_START =
  /,(?:\s*\p{L}+ing|[^,]*\s(?:with|of|in|for|from|to|at|about|on|between|mit|von|für|an|auf|aus|bei|nach|zu|über))\s[^,]* (?:and|und) (?!\p{L}+ing(?!\p{L})|my\s)/u;

/** Replaces the "and" before the last of several interests by a comma, unless it is within one of them. */
const withCommaForAnd = (text: string): string =>
  (text.match(/ (?:and|und) /gu)?.length ?? 0) === 1 &&
  ![PAIR, CLAUSE, SHARED_WORD, SHARED_START].some((pattern) => pattern.test(text))
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

/**
 * Bold names above plain texts about them; null for other lines. A list in a line names several interests, and where
 * names are more than texts, the bold lines are interests without a description.
 */
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
