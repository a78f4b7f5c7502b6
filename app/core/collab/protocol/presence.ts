/** A person's cursor: a field, and in a text the caret or selection as Yjs relative positions. */
import { fromBase64, toBase64 } from "lib0/buffer";
import * as v from "valibot";
import * as Y from "yjs";
import { findText } from "#app/core/collab/document/edit-document.ts";
import type { TextPath } from "#app/core/collab/document/paths.ts";
import type { Collaborator } from "./protocol.ts";

/** A position in a text, as base64 of Yjs' relative position. */
const positionSchema = v.nullable(v.pipe(v.string(), v.maxLength(400)));

export const cursorSchema = v.nullable(
  v.object({
    field: v.pipe(v.string(), v.maxLength(200)),
    anchor: positionSchema,
    head: positionSchema,
  }),
);
/** Null while no field is focused. Without anchor and head only the field is known. */
export type Cursor = v.InferOutput<typeof cursorSchema>;

/** What an editor sends; the room adds who it is. */
export const presenceSchema = v.object({ cursor: cursorSchema, isTyping: v.optional(v.boolean()) });

/** What other clients receive. */
export interface Presence {
  user: Collaborator;
  cursor: Cursor;
  /** Set only in updates caused by a keystroke. */
  isTyping?: boolean;
}

/** The text of a field like `experience.{id}.company`; entry ids hold no dots. Null for other fields. */
export function textOfField(doc: Y.Doc, field: string): Y.Text | null {
  return findText(doc, field.split(".") as TextPath);
}

/** The position moves with the character after it; with `side` -1, with the one before. */
export function encodePosition(text: Y.Text, index: number, side: 0 | -1 = 0): string {
  const clamped = Math.max(0, Math.min(index, text.length));
  const position = Y.createRelativePositionFromTypeIndex(text, clamped, side);
  return toBase64(Y.encodeRelativePosition(position));
}

/** The index in the text; null when the position is in something that no longer exists. */
export function decodePosition(doc: Y.Doc, text: Y.Text, position: string | null): number | null {
  if (position === null) return null;
  try {
    const relative = Y.decodeRelativePosition(fromBase64(position));
    // Resolving a position by a root's name would create that root.
    if (relative.tname !== null) return null;
    const absolute = Y.createAbsolutePositionFromRelativePosition(relative, doc);
    return absolute?.type === text ? absolute.index : null;
  } catch {
    return null;
  }
}

/** Start, end and the caret's end of a cursor, in characters; null where it is in no text. */
export function rangeOf(
  doc: Y.Doc,
  cursor: NonNullable<Cursor>,
): { text: Y.Text; start: number; end: number; head: number } | null {
  const text = textOfField(doc, cursor.field);
  if (!text) return null;
  const head = decodePosition(doc, text, cursor.head);
  if (head === null) return null;
  const anchor = decodePosition(doc, text, cursor.anchor) ?? head;
  return { text, start: Math.min(anchor, head), end: Math.max(anchor, head), head };
}
