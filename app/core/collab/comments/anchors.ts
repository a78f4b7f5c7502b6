/**
 * Anchors of comments and suggestions: they follow their words when the text changes. Converts a
 * selection to an anchor and an anchor to its current location.
 */
import * as Y from "yjs";
import {
  ENTRY_FIELDS,
  isEntryList,
  PERSONAL_FIELDS,
  resumeRoot,
} from "#app/core/collab/document/layout.ts";
import { orderedTags } from "#app/core/collab/document/read-document.ts";
import { decodePosition, encodePosition, textOfField } from "#app/core/collab/protocol/presence.ts";
import { formatCommaList, LIST_SEPARATOR } from "#app/core/resume/comma-list.ts";
import type { Anchor } from "./discussion.ts";
import type { AnchorInput } from "./discussion-commands.ts";
import { NO, YES } from "./suggested-value.ts";

/** Where an anchor is in the current document. */
export type AnchorLocation =
  | { kind: "range"; start: number; end: number; text: string }
  | { kind: "field"; text: string }
  /** The words, or the entry with them, are no longer there. */
  | { kind: "gone" };

/** A stored position that resolves to nothing, for words that were deleted before the document was rebuilt. */
const GONE_POSITION = "";

/** Accepts `summary`, `skills`, `personalInfo.email`, and `experience.<entry id>.company`. */
function isFieldName(field: string): boolean {
  const [section = "", id, name, ...more] = field.split(".");
  if (more.length > 0) return false;
  if (section === "summary" || section === "skills") return id === undefined;
  if (section === "personalInfo") {
    return name === undefined && (PERSONAL_FIELDS as readonly (string | undefined)[]).includes(id);
  }
  return isEntryList(section) && name !== undefined && Object.hasOwn(ENTRY_FIELDS[section], name);
}

function fieldValue(doc: Y.Doc, field: string): unknown {
  if (!isFieldName(field)) return undefined;
  let value: unknown = resumeRoot(doc);
  for (const key of field.split(".")) value = value instanceof Y.Map ? value.get(key) : undefined;
  return value;
}

/** What is in a field as text; null where there is no such field now. */
export function fieldText(doc: Y.Doc, field: string): string | null {
  const value = fieldValue(doc, field);
  if (value instanceof Y.Text) return value.toString();
  if (value instanceof Y.Map) return formatCommaList(orderedTags(value).map((tag) => tag.value));
  if (typeof value === "boolean") return value ? YES : NO;
  return typeof value === "string" ? value : null;
}

/** The items of a list, with their characters in the list as comma-separated text; empty for another field. */
function listItems(doc: Y.Doc, field: string): { id: string; start: number; end: number }[] {
  const list = fieldValue(doc, field);
  if (!(list instanceof Y.Map)) return [];
  let next = 0;
  return orderedTags(list).map(({ id, value }) => {
    const start = next;
    const end = start + value.length;
    next = end + LIST_SEPARATOR.length;
    return { id, start, end };
  });
}

/**
 * An anchor of characters `start` to `end`; words written right after them do not join it. In a list, it names the
 * first and the last item that the characters touch.
 */
export function anchorAt(doc: Y.Doc, field: string, start: number, end: number): Anchor {
  const items = listItems(doc, field).filter((item) => item.start < end && start < item.end);
  const [first, last] = [items[0], items.at(-1)];
  if (first && last) return { field, start: first.id, end: last.id };
  const text = textOfField(doc, field);
  if (!text || start >= end || start >= text.length) return { field, start: null, end: null };
  return { field, start: encodePosition(text, start), end: encodePosition(text, end, -1) };
}

/** Finds the field or characters that an anchor is on now. */
export function locateAnchor(doc: Y.Doc, { field, start, end }: Anchor): AnchorLocation {
  const fieldContent = fieldText(doc, field);
  if (fieldContent === null) return { kind: "gone" };
  if (start === null || end === null) return { kind: "field", text: fieldContent };
  const items = listItems(doc, field).filter(({ id }) => id === start || id === end);
  const text = textOfField(doc, field);
  // If one of the two items was removed, the other one is the range.
  const from = text ? decodePosition(doc, text, start) : (items[0]?.start ?? null);
  const to = text ? decodePosition(doc, text, end) : (items.at(-1)?.end ?? null);
  if (from === null || to === null || from >= to) return { kind: "gone" };
  return { kind: "range", start: from, end: to, text: fieldContent.slice(from, to) };
}

/** Converts the anchor in a command to one of this document; null if its field or words are not there. */
export function resolveAnchor(
  doc: Y.Doc,
  { field, start, end }: AnchorInput,
): { anchor: Anchor; text: string } | null {
  const fieldContent = fieldText(doc, field);
  if (fieldContent === null) return null;
  if (start === null && end === null) return { anchor: { field, start, end }, text: fieldContent };
  const location =
    typeof start === "string" && typeof end === "string"
      ? locateAnchor(doc, { field, start, end })
      : null;
  const text = textOfField(doc, field);
  const indexOf = (position: string | number | null) =>
    typeof position === "number" ? position : text && decodePosition(doc, text, position);
  const [from, to] =
    location?.kind === "range" ? [location.start, location.end] : [indexOf(start), indexOf(end)];
  if (from === null || to === null || from >= to || to > fieldContent.length) return null;
  // Encoded again, so that the room stores its own bytes, not the client's.
  const anchor = anchorAt(doc, field, from, to);
  const newLocation = locateAnchor(doc, anchor);
  return newLocation.kind === "range" ? { anchor, text: newLocation.text } : null;
}

/** Returns the anchor of the same words in a document rebuilt from the same content. */
export function transferAnchor(old: Y.Doc, fresh: Y.Doc, anchor: Anchor): Anchor {
  const location = locateAnchor(old, anchor);
  if (location.kind === "range") return anchorAt(fresh, anchor.field, location.start, location.end);
  if (location.kind === "field" || anchor.start === null) return anchor;
  return { ...anchor, start: GONE_POSITION, end: GONE_POSITION };
}
