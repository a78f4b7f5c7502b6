/** One entry's head and body, sorted into what it says: parts, dates, links, text. */
import type { DocLine } from "./doc-line.ts";
import { findMonth, findPeriod, type Period } from "./read-dates.ts";
import { asUrls } from "./read-links.ts";
import type { DocEntry } from "./split-entries.ts";

export interface ReadEntry {
  /** The head's parts without dates, from its first line on. */
  parts: string[];
  period: Period | null;
  links: string[];
  /** Members of lists without bullets, such as technologies. */
  items: string[];
  /** Each paragraph or bullet on a line. */
  text: string;
}

const BETWEEN = /\s*[|·•]\s*|\t+|\s+@\s+|\s+[–—]\s+|\s+-\s+/;

/** `wanted`: how many parts an entry of this kind has. Plain lines past them are text. */
export function readEntry({ head, body }: DocEntry, wanted: number): ReadEntry {
  const parts: string[] = [];
  const links: string[] = [];
  const items: string[] = [];
  const rest: DocLine[] = [];
  let period: Period | null = null;
  for (const [index, line] of head.entries()) {
    const urls = index === 0 ? [] : asUrls(line.text);
    if (urls.length > 0) links.push(...urls);
    else if (line.items) items.push(...line.items);
    else if (rest.length > 0 || (parts.length >= wanted && isPlain(line, period))) rest.push(line);
    else {
      for (const { text } of line.cells) {
        const dated: ReturnType<typeof readPeriod> = period ? null : readPeriod(text);
        if (dated) period = dated.period;
        const said = dated ? dated.rest : text;
        if (said !== "") parts.push(said);
      }
    }
  }
  for (const line of body) {
    const urls = line.isBullet ? [] : asUrls(line.text);
    if (urls.length > 0) links.push(...urls);
    else if (line.items) items.push(...line.items);
    else rest.push(line);
  }
  return {
    parts: parts.length + Math.min(items.length, 1) >= wanted ? parts : divide(parts),
    period,
    links,
    items,
    text: rest.map(({ text }) => text).join("\n"),
  };
}

/** Where only dates stand above its text, the text's first line says what it is. */
export function named(entry: ReadEntry): ReadEntry {
  if (entry.parts.length > 0 || entry.text === "") return entry;
  const [name = "", ...rest] = entry.text.split("\n");
  return { ...entry, parts: [name], text: rest.join("\n") };
}

/** Only where too little was said: "Engineer – Platform" beside its employer is one post. */
function divide(parts: string[]): string[] {
  return parts.flatMap((part) => part.split(BETWEEN)).filter((part) => part !== "");
}

const isPlain = (line: DocLine, period: Period | null) =>
  line.cells.length === 1 && (period !== null || readPeriod(line.text) === null);

function readPeriod(text: string): { period: Period; rest: string } | null {
  const period = findPeriod(text);
  if (period) return period;
  const found = findMonth(text);
  if (!found) return null;
  const { isYearOnly, rest, month } = found;
  return { period: { startDate: "", endDate: month, current: false, isYearOnly }, rest };
}
