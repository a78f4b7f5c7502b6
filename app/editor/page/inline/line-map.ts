/**
 * Maps offsets in a text of the resume to offsets in the lines that the page shows of it, and back. The page leaves
 * out blank lines, bullet marks and outer spaces, and replaces a few characters (app/core/templates/page/printable.ts).
 */
import { BULLET_MARK, LINE_END } from "#app/core/resume/description.ts";
import { toPrintable } from "#app/core/templates/page/printable.ts";

/** How the page prints a text: as one line, as paragraphs, or as bullets. */
export type TextKind = "line" | "paragraphs" | "bullets";

/**
 * Line keeper: a zero width non-joiner, which is printable, at the end of the line with the caret.
 * It keeps a blank line or a last space on the page, which would be left out otherwise.
 */
export const LINE_KEEPER = "\u200c";
const LINE_ENDS = new RegExp(LINE_END, "g");

interface RawLine {
  /** Offsets in the text, without the line end. */
  start: number;
  end: number;
}

interface ShownLine extends RawLine {
  /** What the page shows, without the line keeper. */
  shown: string;
  hasKeeper: boolean;
  /** How many characters at the start of the line are not shown. */
  hiddenPrefixLength: number;
  /** Whether the characters after that prefix are shown as they are. */
  isExact: boolean;
  /** The line in the resume's text. */
  raw: string;
}

export type LineMap = ShownLine[];

/** A character offset in the line with this index on the page. */
export interface ShownOffset {
  line: number;
  offset: number;
}

/** Splits a text into the lines that are printed apart; a text of kind "line" is one line. */
export function linesOf(text: string, kind: TextKind): RawLine[] {
  if (kind === "line") return [{ start: 0, end: text.length }];
  const lines: RawLine[] = [];
  let start = 0;
  // Not `matchAll`, which compiles a copy of the expression for every key.
  LINE_ENDS.lastIndex = 0;
  for (let match = LINE_ENDS.exec(text); match; match = LINE_ENDS.exec(text)) {
    lines.push({ start, end: match.index });
    start = LINE_ENDS.lastIndex;
  }
  lines.push({ start, end: text.length });
  return lines;
}

/** The text with a line keeper in the line with the caret, if that line needs one. */
export function withLineKeeper(text: string, kind: TextKind, caret: number): string {
  const line = lineAt(linesOf(text, kind), caret);
  return needsKeeper(text.slice(line.start, line.end), kind)
    ? text.slice(0, line.end) + LINE_KEEPER + text.slice(line.end)
    : text;
}

/**
 * The same for `marked`, the text with format marks (such as `**bold**`), whose lines are those of
 * `text`.
 */
export function withMarkedLineKeeper(
  marked: string,
  text: string,
  kind: TextKind,
  caret: number,
): string {
  if (marked === text) return withLineKeeper(text, kind, caret);
  const lines = linesOf(text, kind);
  const line = lineAt(lines, caret);
  if (!needsKeeper(text.slice(line.start, line.end), kind)) return marked;
  const end = linesOf(marked, kind)[lines.indexOf(line)]?.end ?? marked.length;
  return marked.slice(0, end) + LINE_KEEPER + marked.slice(end);
}

/**
 * Maps the lines of a text to the page's lines.
 *
 * @param shown the lines that the page shows
 * @param caret the caret for which a line keeper was added; null if none was
 * @returns null if the page shows other lines than this text has
 */
export function mapLines(
  text: string,
  kind: TextKind,
  shown: readonly string[],
  caret: number | null,
): LineMap | null {
  const lines = linesOf(text, kind);
  const caretLine = caret === null ? null : lineAt(lines, caret);
  const printed = lines.filter(
    (line) => line === caretLine || !isLeftOut(text.slice(line.start, line.end), kind),
  );
  if (printed.length !== shown.length) return null;
  const map: LineMap = [];
  for (const [index, line] of printed.entries()) {
    const raw = text.slice(line.start, line.end);
    const hasKeeper = line === caretLine && needsKeeper(raw, kind);
    const onPage = shown[index] ?? "";
    if (hasKeeper && !onPage.endsWith(LINE_KEEPER)) return null;
    const content = hasKeeper ? onPage.slice(0, -1) : onPage;
    const match = matchLine(raw, kind, content);
    if (!match) return null;
    map.push({ ...line, ...match, shown: content, hasKeeper, raw });
  }
  return map;
}

/** The offset in the text for an offset on the page. */
export function toTextOffset(map: LineMap, { line: index, offset }: ShownOffset): number {
  const line = map[index];
  if (!line) return 0;
  const { start, end: lineEnd, hiddenPrefixLength, raw, shown, hasKeeper, isExact } = line;
  if (hasKeeper && offset > shown.length) return lineEnd;
  if (isExact) return start + Math.min(hiddenPrefixLength + offset, raw.length);
  for (let end = hiddenPrefixLength; end < raw.length; end++) {
    if (toPrintable(raw.slice(hiddenPrefixLength, end)).length >= offset) return start + end;
  }
  return start + raw.length;
}

/**
 * The offset on the page for an offset in the text; for one in a line left out, the end of the line
 * before.
 */
export function toShownOffset(map: LineMap, textOffset: number): ShownOffset {
  const index = Math.max(
    0,
    map.findLastIndex((line) => line.start <= textOffset),
  );
  const line = map[index];
  if (!line) return { line: 0, offset: 0 };
  const { start, end, hiddenPrefixLength, raw, shown, hasKeeper, isExact } = line;
  // The caret goes after the keeper, which deleting backward then removes with the character
  // before.
  if (hasKeeper && (textOffset >= end || shown === ""))
    return { line: index, offset: shown.length + 1 };
  const offset = isExact
    ? textOffset - start - hiddenPrefixLength
    : toPrintable(raw.slice(hiddenPrefixLength, Math.max(hiddenPrefixLength, textOffset - start)))
        .length;
  return { line: index, offset: Math.min(Math.max(0, offset), shown.length) };
}

/** Whether a line that is kept on the page for the caret no longer has it. */
export const isOutsideKeptLine = (map: LineMap, caret: number): boolean =>
  map.some(({ hasKeeper, start, end }) => hasKeeper && (caret < start || caret > end));

function lineAt(lines: readonly RawLine[], caret: number): RawLine {
  return lines.findLast((line) => line.start <= caret) ?? { start: 0, end: 0 };
}

/**
 * Whether the page leaves the line out. Must decide like the templates: readFormattedDescription (bullets) and Summary
 * (paragraphs) test the line as it is written, isFilled (one line) as it is printed.
 */
function isLeftOut(raw: string, kind: TextKind): boolean {
  if (kind === "bullets") return raw.replace(BULLET_MARK, "").trim() === "";
  return (kind === "line" ? toPrintable(raw) : raw).trim() === "";
}

/** Tests the printed line: the page shows a lone soft hyphen as an empty line, in which the caret has no place. */
function needsKeeper(raw: string, kind: TextKind): boolean {
  return /\s$/.test(raw) || isLeftOut(toPrintable(raw), kind);
}

/** How the page shows this line of the resume's text as `shown`; null if it does not. */
function matchLine(
  raw: string,
  kind: TextKind,
  shown: string,
): { hiddenPrefixLength: number; isExact: boolean } | null {
  if (shown === "") return { hiddenPrefixLength: raw.length, isExact: true };
  const prefixLengths = [
    // "• Built it", shown as "Built it".
    kind === "bullets" ? (BULLET_MARK.exec(raw)?.[0].length ?? 0) : 0,
    // "Built it", shown as it is.
    0,
    // "  Built it", shown as "Built it".
    /^\s*/.exec(raw)?.[0].length ?? 0,
    // "•  so", shown as " so" after text-patcher.ts patched a letter in, until React leaves out the whole mark.
    Math.max(0, raw.indexOf(shown)),
  ];
  const isPrintable = toPrintable(raw) === raw;
  const exact = isPrintable
    ? prefixLengths.find((length) => raw.startsWith(shown, length))
    : undefined;
  if (exact !== undefined) return { hiddenPrefixLength: exact, isExact: true };
  const replaced = prefixLengths.find(
    (length) => toPrintable(raw.slice(length)).trimEnd() === shown.trimEnd(),
  );
  return replaced === undefined ? null : { hiddenPrefixLength: replaced, isExact: false };
}
