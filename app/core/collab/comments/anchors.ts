/** Ties comments and suggestions to words that move: from a selection to an anchor and back. */
import * as Y from "yjs";
import {
  ENTRY_FIELDS,
  isEntryList,
  PERSONAL_FIELDS,
  resumeRoot,
} from "#app/core/collab/document/layout.ts";
import { placedTags } from "#app/core/collab/document/read-document.ts";
import { decodePosition, encodePosition, textOfField } from "#app/core/collab/protocol/presence.ts";
import { formatCommaList } from "#app/core/resume/comma-list.ts";
import type { Anchor } from "./discussion.ts";
import type { AskedAnchor } from "./discussion-commands.ts";
import { NO, YES } from "./suggested-value.ts";

/** Where an anchor is now. */
export type Place =
  | { kind: "range"; start: number; end: number; text: string }
  | { kind: "field"; text: string }
  /** The words, or the entry with them, are no longer there. */
  | { kind: "gone" };

/** No position that resolves; see Anchor. */
const LOST = "";

function isFieldName(field: string): boolean {
  const [section = "", id, name, ...more] = field.split(".");
  if (more.length > 0) return false;
  if (section === "summary" || section === "skills") return id === undefined;
  if (section === "personalInfo") {
    return name === undefined && (PERSONAL_FIELDS as readonly (string | undefined)[]).includes(id);
  }
  return isEntryList(section) && name !== undefined && Object.hasOwn(ENTRY_FIELDS[section], name);
}

/** What stands in a field as text; null where there is no such field now. */
export function fieldText(doc: Y.Doc, field: string): string | null {
  if (!isFieldName(field)) return null;
  let found: unknown = resumeRoot(doc);
  for (const key of field.split(".")) found = found instanceof Y.Map ? found.get(key) : undefined;
  if (found instanceof Y.Text) return found.toString();
  if (found instanceof Y.Map) return formatCommaList(placedTags(found).map((tag) => tag.value));
  if (typeof found === "boolean") return found ? YES : NO;
  return typeof found === "string" ? found : null;
}

/** An anchor of characters `start` to `end`; words written right after them do not join it. */
export function anchorAt(doc: Y.Doc, field: string, start: number, end: number): Anchor {
  const text = textOfField(doc, field);
  if (!text || start >= end || start >= text.length) return { field, start: null, end: null };
  return { field, start: encodePosition(text, start), end: encodePosition(text, end, -1) };
}

export function placeOf(doc: Y.Doc, { field, start, end }: Anchor): Place {
  const whole = fieldText(doc, field);
  if (whole === null) return { kind: "gone" };
  if (start === null || end === null) return { kind: "field", text: whole };
  const text = textOfField(doc, field);
  const from = text && decodePosition(doc, text, start);
  const to = text && decodePosition(doc, text, end);
  if (from === null || to === null || from >= to) return { kind: "gone" };
  return { kind: "range", start: from, end: to, text: whole.slice(from, to) };
}

/** What somebody asks to be anchored, as an anchor of this document; null where it is about nothing there. */
export function takeAnchor(
  doc: Y.Doc,
  { field, start, end }: AskedAnchor,
): { anchor: Anchor; text: string } | null {
  const whole = fieldText(doc, field);
  if (whole === null) return null;
  if (start === null && end === null) return { anchor: { field, start, end }, text: whole };
  const text = textOfField(doc, field);
  if (!text) return null;
  const indexOf = (spot: string | number | null) =>
    typeof spot === "number" ? spot : decodePosition(doc, text, spot);
  const [from, to] = [indexOf(start), indexOf(end)];
  if (from === null || to === null || from >= to || to > text.length) return null;
  // Made anew: what is kept is the room's own, not whatever bytes resolved to the same place.
  return { anchor: anchorAt(doc, field, from, to), text: whole.slice(from, to) };
}

/** The same words in a document rebuilt from the same content. */
export function carryAnchor(old: Y.Doc, fresh: Y.Doc, anchor: Anchor): Anchor {
  const place = placeOf(old, anchor);
  if (place.kind === "range") return anchorAt(fresh, anchor.field, place.start, place.end);
  if (place.kind === "field" || anchor.start === null) return anchor;
  return { ...anchor, start: LOST, end: LOST };
}
