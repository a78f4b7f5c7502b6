/** Edits of a description line by line, as plain texts. Each of several lines prints as a bullet; see description.ts. */
import { indentOf, isNested, LINE_END } from "#app/core/resume/description.ts";

/** Markers of text editors and web pages, with the space after them; a page prints its own. */
const PASTED_MARKER = /^\s*[•\-*–—·●○▪▫◦‣⁃]\s+/u;

/** What a line shows in front of it: a mark of its level, a faint one while it is blank, or nothing. */
export type LineMark = "bullet" | "nested" | "blank" | "none";

/** A single line prints as a paragraph. A line that starts with a marker of its own needs no other. */
export function lineMarks(lines: readonly string[]): LineMark[] {
  if (lines.length === 1) return ["none"];
  const base = indentOf(lines.find((line) => line.trim() !== "") ?? "");
  return lines.map((line) => {
    if (line.trim() === "") return "blank";
    if (/^\s*[•\-*]/.test(line)) return "none";
    return isNested(line, base) ? "nested" : "bullet";
  });
}

export interface LineMove {
  /** The neighboring line changes places with the selected ones, which so keep their comments and cursors. */
  remove: { start: number; end: number };
  insert: { at: number; text: string };
  selection: { start: number; end: number };
}

/** Moves the selected lines past the line before or after them; null at the first or last line. */
export function moveLines(
  text: string,
  selection: { start: number; end: number },
  by: -1 | 1,
): LineMove | null {
  const blockStart = text.lastIndexOf("\n", selection.start - 1) + 1;
  const blockEnd = endOfLine(text, selection.end);
  if (by === -1) {
    if (blockStart === 0) return null;
    const previousStart = text.lastIndexOf("\n", blockStart - 2) + 1;
    const shift = blockStart - previousStart;
    return {
      remove: { start: previousStart, end: blockStart },
      insert: { at: blockEnd - shift, text: `\n${text.slice(previousStart, blockStart - 1)}` },
      selection: { start: selection.start - shift, end: selection.end - shift },
    };
  }
  if (blockEnd === text.length) return null;
  const nextEnd = endOfLine(text, blockEnd + 1);
  const shift = nextEnd - blockEnd;
  return {
    remove: { start: blockEnd, end: nextEnd },
    insert: { at: blockStart, text: `${text.slice(blockEnd + 1, nextEnd)}\n` },
    selection: { start: selection.start + shift, end: selection.end + shift },
  };
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end === -1 ? text.length : end;
}

/**
 * Several pasted lines as lines of a description: without markers, blank lines and outer spaces. Null for a single
 * line, which needs no change.
 */
export function pastedLines(pasted: string): string | null {
  const lines = pasted.split(LINE_END);
  if (lines.length === 1) return null;
  return lines
    .map((line) => line.replace(PASTED_MARKER, "").trim())
    .filter((line) => line !== "")
    .join("\n");
}
