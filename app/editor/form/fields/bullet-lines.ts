/**
 * Edits lines of a description, as plain text. If there are several lines, each prints as a bullet
 * (description.ts).
 */
import type { TextRange } from "#app/core/collab/document/text-formats.ts";
import { BULLET_MARK, indentOf, isNested, LINE_END } from "#app/core/resume/description.ts";

/** Bullet markers in pasted text, with the space after them; the resume prints its own. */
const PASTED_MARKER = /^\s*[•\-*–—·●○▪▫◦‣⁃]\s+/u;

/** The bullet before a line, by its level; faint for a blank line. */
export type LineMark = "bullet" | "nested" | "blank" | "none";

/**
 * A single line prints as a paragraph, without a bullet. A line that starts with a marker gets no
 * other.
 */
export function lineMarks(lines: readonly string[]): LineMark[] {
  if (lines.length === 1) return ["none"];
  const base = indentOf(lines.find((line) => line.trim() !== "") ?? "");
  return lines.map((line) => {
    if (line.trim() === "") return "blank";
    if (BULLET_MARK.test(line)) return "none";
    return isNested(line, base) ? "nested" : "bullet";
  });
}

export interface LineMove {
  /**
   * The neighboring line, which is moved past the selected ones: these then keep their comments and
   * cursors.
   */
  line: TextRange;
  /**
   * Where it is moved to, as an offset before the move: before the selected lines or after them.
   */
  to: number;
  selection: TextRange;
}

/** Moves the selected lines past the line before or after them; null at the first or last line. */
export function moveLines(text: string, selection: TextRange, by: -1 | 1): LineMove | null {
  const blockStart = startOfLine(text, selection.start);
  const blockEnd = endOfLine(text, selection.end);
  const isAtEdge = by === -1 ? blockStart === 0 : blockEnd === text.length;
  if (isAtEdge) return null;
  const line =
    by === -1
      ? { start: startOfLine(text, blockStart - 1), end: blockStart - 1 }
      : { start: blockEnd + 1, end: endOfLine(text, blockEnd + 1) };
  const shift = by * (line.end - line.start + 1);
  return {
    line,
    to: by === -1 ? blockEnd : blockStart,
    selection: { start: selection.start + shift, end: selection.end + shift },
  };
}

/** Returns the text after a move. */
export function applyLineMove(text: string, { line, to }: Pick<LineMove, "line" | "to">): string {
  const moved = text.slice(line.start, line.end);
  return to > line.end
    ? `${text.slice(0, line.start)}${text.slice(line.end + 1, to)}\n${moved}${text.slice(to)}`
    : `${text.slice(0, to)}${moved}\n${text.slice(to, line.start - 1)}${text.slice(line.end)}`;
}

function startOfLine(text: string, from: number): number {
  return text.slice(0, from).lastIndexOf("\n") + 1;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end === -1 ? text.length : end;
}

/**
 * Cleans several pasted lines for a description: removes markers, blank lines and outer spaces.
 * Null for a single line, which needs no change.
 */
export function cleanPastedLines(pasted: string): string | null {
  const lines = pasted.split(LINE_END);
  if (lines.length === 1) return null;
  return lines
    .map((line) => line.replace(PASTED_MARKER, "").trim())
    .filter((line) => line !== "")
    .join("\n");
}
