/** Converts cursors between editors (positions in texts) and JSON clients (rows and columns) [spec 3]. */
import type * as Y from "yjs";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { type Cursor, encodePosition, rangeOf, textOfField } from "./presence.ts";
import type { ClientEvent } from "./protocol.ts";

interface TextPosition {
  row: number;
  column: number;
}

/** Lines of the text are the rows. */
function positionOf(text: string, index: number): TextPosition {
  const before = text.slice(0, index).split("\n");
  return { row: before.length - 1, column: before.at(-1)?.length ?? 0 };
}

function indexOf(text: string, { row, column }: TextPosition): number {
  const lines = text.split("\n");
  const start = lines.slice(0, row).reduce((sum, line) => sum + line.length + 1, 0);
  return Math.min(start + Math.min(column, lines[row]?.length ?? 0), text.length);
}

const sectionOf = (field: string) => field.split(".")[0] ?? "";

/** The position to send to JSON clients; row and column are 0 where the cursor is in no text. */
export function toPosition(doc: Y.Doc, cursor: NonNullable<Cursor>) {
  const range = rangeOf(doc, cursor);
  const position = range ? positionOf(range.text.toString(), range.head) : { row: 0, column: 0 };
  return { ...position, sectionId: sectionOf(cursor.field), fieldId: cursor.field };
}

/** The selection to send to JSON clients; null for a collapsed cursor. */
export function toSelection(doc: Y.Doc, cursor: NonNullable<Cursor>) {
  const range = rangeOf(doc, cursor);
  if (!range || range.start === range.end) return null;
  const text = range.text.toString();
  return {
    start: positionOf(text, range.start),
    end: positionOf(text, range.end),
    text: text.slice(range.start, range.end).slice(0, CAPS.selectionText),
  };
}

type CursorUpdate = Extract<ClientEvent, { type: "cursorUpdate" }>["position"];
type SelectionUpdate = Extract<ClientEvent, { type: "selectionUpdate" }>["selection"];

/** A JSON client's row and column may refer to its own grid; only the field is reliable. */
export function fromPosition({ fieldId }: CursorUpdate): Cursor {
  return { field: fieldId, anchor: null, head: null };
}

/**
 * A selection in the last cursor's field; keeps only the field if the selected text doesn't match.
 */
export function fromSelection(doc: Y.Doc, last: Cursor, selection: SelectionUpdate): Cursor {
  const text = last && textOfField(doc, last.field);
  if (!last || !text) return last;
  const fullText = text.toString();
  const [start, end] = [indexOf(fullText, selection.start), indexOf(fullText, selection.end)];
  const isSameText = fullText.slice(start, end).slice(0, CAPS.selectionText) === selection.text;
  if (!isSameText) return { ...last, anchor: null, head: null };
  return { ...last, anchor: encodePosition(text, start), head: encodePosition(text, end) };
}
