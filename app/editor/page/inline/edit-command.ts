/**
 * Turns an input event into the change of a text. Pure, so that tests can compare it with typing in
 * the form.
 */
import type { TextRange } from "./active-text.ts";
import { type LineMap, type TextKind, toShownOffset } from "./line-map.ts";

export interface InputCommand {
  inputType: string;
  /** The typed, pasted, dropped or corrected text. */
  data: string;
  /**
   * What the browser would replace or delete, in offsets of the stored text; the selection if the
   * event does not tell.
   */
  range: TextRange;
}

/** A replacement of a part of the text; "next" moves to the next text; null does nothing. */
export type EditCommand = { range: TextRange; insert: string } | "undo" | "redo" | "next" | null;

/** All line ends of Unicode, since pasted text may have any: "\r\n", "\v", U+2028. */
const LINE_ENDS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/** Null for input that does not change plain text, such as bold. */
export function toEditCommand(
  { inputType, data, range }: InputCommand,
  { text, kind, map }: { text: string; kind: TextKind; map: LineMap },
): EditCommand {
  if (inputType === "historyUndo") return "undo";
  if (inputType === "historyRedo") return "redo";
  if (inputType === "insertParagraph" || inputType === "insertLineBreak") {
    return kind === "line" ? "next" : { range, insert: "\n" };
  }
  if (inputType.startsWith("delete")) {
    return { range: deletedRange(inputType, range, text, map), insert: "" };
  }
  if (!inputType.startsWith("insert") || data === "") return null;
  return { range, insert: data.replace(LINE_ENDS, kind === "line" ? " " : "\n") };
}

/**
 * The range to delete. The browser's range is empty where an empty line is held open by a
 * placeholder character (the line keeper of line-map.ts), and in some browsers between lines. Then
 * one character is deleted, or one line break, also by commands that delete a word.
 */
function deletedRange(
  inputType: string,
  { start, end }: TextRange,
  text: string,
  map: LineMap,
): TextRange {
  if (start !== end) return { start, end };
  return inputType.endsWith("Forward")
    ? { start, end: nextBoundary(text, start, map) }
    : { start: previousBoundary(text, start, map), end };
}

/**
 * The start of the character before. At the start of a line it is the end of the line before, so
 * that the line break is deleted.
 */
function previousBoundary(text: string, at: number, map: LineMap): number {
  const { line: index } = toShownOffset(map, at);
  const line = map[index];
  // All characters of an empty line are hidden; they are deleted one by one.
  const isAtStart = line && at <= line.start + (line.shown === "" ? 0 : line.hiddenPrefixLength);
  if (isAtStart) return map[index - 1]?.end ?? at;
  let graphemeStart = 0;
  for (const grapheme of graphemes.segment(text.slice(0, at))) graphemeStart = grapheme.index;
  return graphemeStart;
}

/**
 * The end of the character after. At the end of a line it is the start of what the next line shows,
 * so that the line break and hidden characters such as a bullet mark are deleted.
 */
function nextBoundary(text: string, at: number, map: LineMap): number {
  const { line: index } = toShownOffset(map, at);
  const next = map[index + 1];
  if (next && at >= (map[index]?.end ?? 0)) return next.start + next.hiddenPrefixLength;
  const [first] = graphemes.segment(text.slice(at));
  return at + (first?.segment.length ?? 0);
}

const graphemes = new Intl.Segmenter();
