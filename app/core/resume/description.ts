/**
 * Parses a description for the preview and all exports: each line is a bullet, without its leading •, - or *;
 * a single line is a paragraph. A line indented by two spaces is a bullet of the second level.
 */
import { type Run, readInline } from "./inline-text.ts";

export type DescriptionBlock =
  | { kind: "paragraph"; text: string }
  | { kind: "bullets"; items: string[] };

export interface Bullet {
  runs: Run[];
  isNested: boolean;
}
export type FormattedBlock =
  | { kind: "paragraph"; runs: Run[] }
  | { kind: "bullets"; items: Bullet[] };

/** All line ends of keyboards, Word and web pages. */
export const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
/** The text between two line ends. */
export const LINE = /[^\n\v\f\r\u0085\u2028\u2029]+/g;

/** The mark that a line may begin with: "• ", "- ", "* ", with whitespace around it; not the minus of "-5 %". */
export const BULLET_MARK = /^\s*(?:[•*]|-(?!\d[\d.,]*\s?[%‰°]))\s*/;

/** Reads a plain text, in which asterisks are literal; null for blank text. */
export function readDescription(description: string): DescriptionBlock | null {
  const lines = description
    .normalize("NFC")
    .split(LINE_END)
    .map((line) => line.replace(BULLET_MARK, "").trim())
    .filter((line) => line !== "");
  const [first] = lines;
  if (first === undefined) return null;
  return lines.length === 1
    ? { kind: "paragraph", text: first }
    : { kind: "bullets", items: lines };
}

/** Reads a description with the markup of inline-text.ts; null for blank text. */
export function readFormattedDescription(description: string): FormattedBlock | null {
  const lines = description.normalize("NFC").split(LINE_END);
  const items: Bullet[] = [];
  let baseIndent: number | null = null;
  for (const line of lines) {
    const runs = trimRuns(readInline(line), BULLET_MARK);
    if (runs.length === 0) continue;
    baseIndent ??= indentOf(line);
    items.push({ runs, isNested: isNested(line, baseIndent) });
  }
  const [first] = items;
  if (!first) return null;
  return items.length === 1 ? { kind: "paragraph", runs: first.runs } : { kind: "bullets", items };
}

/** In columns, beyond the first line; a tab counts as two. */
const NESTED_INDENT = 2;
/** @param baseIndent the indent of the first nonblank line, so that equally indented lines are on one level. */
export const isNested = (line: string, baseIndent: number): boolean =>
  indentOf(line) >= baseIndent + NESTED_INDENT;
/** The width of the whitespace at the start of the line; a tab counts as two spaces. */
export const indentOf = (line: string): number =>
  /^\s*/.exec(line)?.[0].replaceAll("\t", "  ").length ?? 0;

/** Removes whitespace at both ends of the line, and what `mark` matches at its start. */
export function trimRuns(runs: readonly Run[], mark = /^\s+/): Run[] {
  const text = textOfRuns(runs);
  const start = text.length - text.replace(mark, "").trimStart().length;
  const end = text.trimEnd().length;
  let runEnd = 0;
  return runs
    .map((run) => {
      const runStart = runEnd;
      runEnd += run.text.length;
      return { ...run, text: text.slice(Math.max(runStart, start), Math.min(runEnd, end)) };
    })
    .filter((run) => run.text !== "");
}

/** The text without its formats. */
export const textOfRuns = (runs: readonly Run[]): string => runs.map(({ text }) => text).join("");
