/**
 * Splits a job description into lines, each with the requirements read in it and how the resume
 * shows them.
 */
import { hashText } from "#app/core/ats/hash.ts";
import { MAX_POSTING } from "#app/core/ats/limits.ts";
import type { AtsReport, ClauseKind, Keyword, Place } from "#app/core/ats/report.ts";
import { LINE_END } from "#app/core/resume/description.ts";

/** `plain`: a heading, a blank line, or a text that was not compared. */
export type LineState = "shown" | "partly" | "missing" | "unread" | "plain";
export type KeywordState = Exclude<LineState, "unread" | "plain">;
export type ExcludedKeyword = NonNullable<AtsReport["posting"]>["excluded"][number];

/** A run of words that belong to the same requirements. */
export interface LinePart {
  start: number;
  text: string;
  keywords: Keyword[];
  excluded: ExcludedKeyword[];
}

export interface PostingLine {
  /** Number of the line, from 1. */
  number: number;
  text: string;
  state: LineState;
  keywords: Keyword[];
  excluded: ExcludedKeyword[];
  parts: LinePart[];
  /** What the line was read as instead of a requirement; null if unknown. */
  readAs: ClauseKind | "screening question" | "too long" | null;
  /** Whether its words or its heading say that its requirements are nice-to-haves. */
  isPreferred: boolean;
}

/** A job description, read line by line. */
export interface PostingLines {
  lines: PostingLine[];
  /** Requirements that are in no line: from the job title, which has a field of its own. */
  notInText: Keyword[];
  /** False if the report is about another text, or has no positions of requirements. */
  isCurrent: boolean;
}

/** How the resume shows a requirement. */
export const keywordState = ({ found, credit }: Keyword): KeywordState =>
  !found ? "missing" : credit < 1 ? "partly" : "shown";

/** @param report null before the first score */
export function readPostingLines(text: string, report: AtsReport | null): PostingLines {
  const postingReading = report?.posting;
  // A score is about the text that had this hash.
  const isCurrent = postingReading?.hash === hashText(text.slice(0, MAX_POSTING));
  if (!report || !postingReading || !isCurrent)
    return { lines: linesOf(text).map((line) => plainLine(text, line)), notInText: [], isCurrent };
  const { keywords } = report.metadata.analysis;
  const lines = linesOf(text).map((line) => readLine(text, line, report, postingReading));
  return { lines, notInText: keywords.filter(({ places }) => !places?.length), isCurrent };
}

interface Line extends Place {
  number: number;
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const { index, 0: end } of text.matchAll(new RegExp(LINE_END, "g"))) {
    lines.push({ number: lines.length + 1, start, end: index });
    start = index + end.length;
  }
  lines.push({ number: lines.length + 1, start, end: text.length });
  return lines;
}

function plainLine(text: string, { number, start, end }: Line): PostingLine {
  const line = text.slice(start, end);
  return {
    number,
    text: line,
    state: "plain",
    keywords: [],
    excluded: [],
    parts: [{ start: 0, text: line, keywords: [], excluded: [] }],
    readAs: null,
    isPreferred: false,
  };
}

/**
 * `clauses` are parts of the posting that are no requirements, such as a heading or a benefit; `knockouts` are its
 * screening questions, such as the right to work, which are not scored.
 */
function readLine(
  text: string,
  place: Line,
  { metadata, knockouts = [] }: AtsReport,
  { clauses, excluded }: NonNullable<AtsReport["posting"]>,
): PostingLine {
  const { number, start, end } = place;
  const line = text.slice(start, end);
  const isHere = ({ places }: { places?: Place[] | undefined }) =>
    places?.some((each) => overlaps(each, place)) === true;
  const keywords = metadata.analysis.keywords.filter(isHere);
  const removed = excluded.filter(isHere);
  const lineClauses = clauses.filter((clause) => overlaps(clause, place));
  const isHeading =
    line.trim() === "" || !hasWords(textOutside(text, place, ofKind(lineClauses, "heading")));
  const isQuestion = knockouts.some((knockout) => isQuoted(line, knockout.text));
  return {
    number,
    text: line,
    keywords,
    excluded: removed,
    state: keywords.length > 0 ? stateOf(keywords) : isHeading ? "plain" : "unread",
    parts: partsOf(text, place, keywords, removed),
    readAs:
      start >= MAX_POSTING
        ? "too long"
        : isQuestion
          ? "screening question"
          : (lineClauses.find(({ kind }) => kind !== "heading" && kind !== "preferred")?.kind ??
            null),
    isPreferred: ofKind(lineClauses, "preferred").length > 0,
  };
}

const overlaps = (a: Place, b: Place) => a.start < b.end && a.end > b.start;
const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);
const ofKind = <Each extends { kind: ClauseKind }>(clauses: Each[], kind: ClauseKind) =>
  clauses.filter((clause) => clause.kind === kind);

/** The line's text that is outside of these clauses. */
function textOutside(text: string, { start, end }: Place, clauses: Place[]): string {
  let [rest, at] = ["", start];
  for (const clause of clauses) {
    rest += text.slice(at, Math.max(at, clause.start));
    at = Math.max(at, clause.end);
  }
  return rest + text.slice(at, Math.max(at, end));
}

/** Whether the quote is the line or a part of it. */
function isQuoted(line: string, quote: string): boolean {
  const words = (text: string) => text.replace(/[…\s]+/g, " ").trim();
  return words(quote) !== "" && words(line).includes(words(quote));
}

function stateOf(keywords: readonly Keyword[]): KeywordState {
  const [first, ...others] = new Set(keywords.map(keywordState));
  return first !== undefined && others.length === 0 ? first : "partly";
}

/** Splits the line wherever a requirement begins or ends. */
function partsOf(
  text: string,
  line: Place,
  keywords: readonly Keyword[],
  excluded: readonly ExcludedKeyword[],
): LinePart[] {
  const places = [...keywords, ...excluded].flatMap((each) => each.places ?? []);
  const cuts = [line.start, line.end];
  for (const { start, end } of places)
    cuts.push(...[start, end].filter((cut) => cut > line.start && cut < line.end));
  const sorted = [...new Set(cuts)].sort((a, b) => a - b);
  return sorted.slice(0, -1).map((start, index) => {
    const part = { start, end: sorted[index + 1] ?? line.end };
    const isHere = (each: { places?: Place[] | undefined }) =>
      each.places?.some((place) => overlaps(place, part)) === true;
    return {
      start: start - line.start,
      text: text.slice(part.start, part.end),
      keywords: keywords.filter(isHere),
      excluded: excluded.filter(isHere),
    };
  });
}
