/** Formats the words that are selected in the form or on the page; loaded when first needed. */
import { findText } from "#app/core/collab/document/edit-document.ts";
import {
  formatAt,
  type TextFormat,
  type TextRange,
} from "#app/core/collab/document/text-formats.ts";
import type { FieldSelection } from "#app/editor/selection/field-selection.ts";
import { textRangeOfSelection } from "#app/editor/selection/selection-text-range.ts";
import { pageCursor } from "#app/editor/sync/collaboration/page-cursor.ts";
import type { Room, TextPath } from "#app/editor/sync/room.ts";
import { textAt } from "#app/editor/sync/text-at.ts";
import { indentLines } from "./indent-lines.ts";

/** The part of a text to format; for a caret alone, an empty range. */
export interface FormatTarget {
  path: TextPath;
  range: TextRange;
}

export type FormatKey = "bold" | "italic";

/** Null if the selection cannot be mapped to characters of the text. */
export function formatTarget(room: Room, selected: FieldSelection): FormatTarget | null {
  const path = selected.field.split(".") as TextPath;
  const text = textAt(room.document.read(), path);
  const range =
    selected.range ??
    (selected.onPage
      ? textRangeOfSelection(text, selected.field, selected.onPage)
      : caretIn(selected.control));
  return range && { path, range };
}

function caretIn(control: HTMLElement | null): TextRange | null {
  if (control instanceof HTMLTextAreaElement) {
    return { start: control.selectionStart, end: control.selectionEnd };
  }
  return control ? null : (pageCursor.read()?.range ?? null);
}

/** The formats that all selected words share. */
export function sharedFormats(room: Room, { path, range }: FormatTarget) {
  return room.presence.withDocument((doc) => {
    const text = findText(doc, path);
    return text ? formatAt(text, range) : {};
  });
}

/** Removes a format that all selected words have; otherwise sets it. */
export function toggleFormat(room: Room, target: FormatTarget, key: FormatKey): void {
  applyFormat(room, target, { [key]: sharedFormats(room, target)[key] ? null : true });
}

/** Sets a format, except on spaces at the ends, where it would be invisible. */
export function applyFormat(room: Room, { path, range }: FormatTarget, format: TextFormat): void {
  const words = textAt(room.document.read(), path).slice(range.start, range.end);
  const start = range.start + words.length - words.trimStart().length;
  const end = range.end - (words.length - words.trimEnd().length);
  if (start < end) room.edits.formatText(path, { start, end }, format);
}

/** Moves the selected lines of a description one level in or out. */
export function indent(room: Room, { path, range }: FormatTarget, direction: 1 | -1): void {
  const text = textAt(room.document.read(), path);
  const indented = indentLines(text, range, direction);
  if (indented !== text) room.edits.replaceText(path, indented);
}
