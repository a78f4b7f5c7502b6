/**
 * Finds a line that the score quotes as evidence on the page as it is now: its characters there,
 * and its field.
 */
import type { Keyword } from "#app/core/ats/report.ts";
import type { PageLine } from "./page-lines.ts";

/** A line that the report quotes; its first mention is at `offset` of the resume's text. */
export type ReportQuote = NonNullable<Keyword["where"]>;

/** Where a quote begins and ends on the page: the index of a line, and of a character in it. */
export interface QuoteOnPage {
  start: { line: number; at: number };
  end: { line: number; at: number };
  /** The field with the words; null for a section's heading. */
  field: string | null;
}

interface Quote {
  /** The lines that the quote covers, at least in part. */
  lines: string[];
  /** Whether the quote begins or ends within a line, since the report shortens long lines. */
  isCutBefore: boolean;
  isCutAfter: boolean;
}

interface Candidate {
  line: number;
  /** Position of the quoted text in its first line. */
  at: number;
  /** Position of the quoted text in the text of the whole page. */
  offset: number;
}

/**
 * Null if the line has changed since. Of several equal lines, returns the one that is nearest to
 * the position in the report, preferring its section.
 */
export function locateQuote(lines: readonly PageLine[], where: ReportQuote): QuoteOnPage | null {
  const quote = readQuote(where.snippet);
  const candidates = findCandidates(lines, quote);
  const inSection = candidates.filter(({ line }) => isSection(lines[line], where.section));
  const [first, ...others] = inSection.length > 0 ? inSection : candidates;
  if (!first) return null;
  const length = quote.lines.join("\n").length;
  const distance = ({ offset }: Candidate) =>
    Math.max(offset - where.offset, where.offset - offset - length, 0);
  const nearest = others.reduce(
    (best, each) => (distance(each) < distance(best) ? each : best),
    first,
  );
  return quoteRange(lines, quote, nearest, where.offset);
}

function readQuote(snippet: string): Quote {
  const isCutBefore = snippet.startsWith("…");
  const isCutAfter = snippet.length > 1 && snippet.endsWith("…");
  const text = snippet.slice(isCutBefore ? 1 : 0, isCutAfter ? -1 : undefined).trim();
  return { lines: text.split("\n"), isCutBefore, isCutAfter };
}

function findCandidates(
  lines: readonly PageLine[],
  { lines: quoted, isCutBefore, isCutAfter }: Quote,
): Candidate[] {
  const [firstPart = ""] = quoted;
  if (firstPart === "") return [];
  const candidates: Candidate[] = [];
  let offset = 0;
  for (const [line, { text }] of lines.entries()) {
    const isMatch = quoted.every((part, index) => {
      const whole = lines[line + index]?.text ?? "";
      const isStartOpen = isCutBefore && index === 0;
      const isEndOpen = isCutAfter && index === quoted.length - 1;
      if (isStartOpen && isEndOpen) return whole.includes(part);
      if (isStartOpen) return whole.endsWith(part);
      return isEndOpen ? whole.startsWith(part) : whole === part;
    });
    const isInside = isCutBefore && isCutAfter && quoted.length === 1;
    const starts = isInside
      ? allIndexesOf(text, firstPart)
      : [isCutBefore ? text.length - firstPart.length : 0];
    if (isMatch) candidates.push(...starts.map((at) => ({ line, at, offset: offset + at })));
    // Plus 1 for the line break.
    offset += text.length + 1;
  }
  return candidates;
}

function allIndexesOf(text: string, part: string): number[] {
  const indexes: number[] = [];
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) indexes.push(at);
  return indexes;
}

/** The report names sections in English, as `data-section` does. */
const isSection = (line: PageLine | undefined, name: string | null) =>
  name !== null && line?.section?.toLowerCase() === name.replaceAll(" ", "").toLowerCase();

/**
 * The range to highlight around a quote: a bullet or list item as a whole, the sentence of a
 * paragraph, or the field of an entry's heading.
 *
 * @param wordOffset of the first mention, in the resume's text
 */
function quoteRange(
  lines: readonly PageLine[],
  quote: Quote,
  { line, at, offset }: Candidate,
  wordOffset: number,
): QuoteOnPage | null {
  const first = lines[line];
  const lastIndex = line + quote.lines.length - 1;
  const last = lines[lastIndex];
  if (!first || !last) return null;
  const [firstPart = ""] = quote.lines;
  const offsetInQuote = wordOffset - offset;
  // After an edit above, the report's position is only approximate.
  const word =
    at +
    (offsetInQuote >= 0 && offsetInQuote < firstPart.length
      ? offsetInQuote
      : Math.floor(firstPart.length / 2));
  const range = rangeAround(first, word);
  const field = partAt(first, word)?.field ?? null;
  if (lastIndex === line) {
    return { start: { line, at: range.start }, end: { line, at: range.end }, field };
  }
  const lastPart = quote.lines.at(-1) ?? "";
  const end = rangeAround(last, Math.max(0, lastPart.length - 1)).end;
  return { start: { line, at: range.start }, end: { line: lastIndex, at: end }, field };
}

/** The part of a line to highlight for the word at this character. */
function rangeAround(line: PageLine, at: number): { start: number; end: number } {
  const { text, isItem, parts } = line;
  if (isItem) return { start: 0, end: text.length };
  const fields = new Set(parts.map(({ field }) => field));
  if (fields.size > 1) return partAt(line, at) ?? { start: 0, end: text.length };
  return sentenceAt(text, at);
}

/** The field of a line at this character, else the one before it. */
const partAt = ({ parts }: PageLine, at: number) =>
  parts.find(({ start, end }) => start <= at && at < end) ??
  parts.findLast(({ start }) => start <= at) ??
  parts[0];

/** A single letter with a period does not end a sentence: "e.g.", "U.S.". */
const INITIAL = /(?<!\p{L})\p{L}\.\s*$/u;

function sentenceAt(text: string, at: number): { start: number; end: number } {
  const segments = new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(text);
  let start = 0;
  for (const { index, segment } of segments) {
    const end = index + segment.length;
    if (INITIAL.test(segment) && end < text.length) continue;
    if (at < end) return { start, end: index + segment.trimEnd().length };
    start = end;
  }
  return { start: 0, end: text.length };
}
