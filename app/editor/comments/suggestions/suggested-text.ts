/** Computes what a suggestion would change in its field now, and the resume with that change. */

import { fieldText, locateAnchor } from "#app/core/collab/comments/anchors.ts";
import type { Suggestion } from "#app/core/collab/comments/discussion.ts";
import {
  invalidValueMessage,
  valueKindOf,
  YES,
} from "#app/core/collab/comments/suggested-value.ts";
import { isEntryList } from "#app/core/collab/document/layout.ts";
import type { TextPath } from "#app/core/collab/document/paths.ts";
import { mergeText } from "#app/core/collab/merge/merge-text.ts";
import { parseCommaList } from "#app/core/resume/comma-list.ts";
import { entriesOf, withEntries } from "#app/core/resume/entry-lists.ts";
import { escapeInline } from "#app/core/resume/inline-text.ts";
import { isFormattedField } from "#app/core/resume/plain-resume.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { TEXTS } from "#app/editor/comments/texts.ts";
import { isListField } from "#app/editor/selection/selection-text-range.ts";
import type { DraftTarget } from "#app/editor/sync/offline/comment-drafts.ts";
import type { Room } from "#app/editor/sync/room.ts";
import { maxTextLength } from "#app/editor/sync/room-edits.ts";

export type SuggestionOutcome =
  | {
      kind: "ready";
      /** The words that it is about, as they are and as they would be. */
      before: string;
      after: string;
      /** The whole field's text with the change. */
      field: string;
      /** Whether someone else has changed the words since; both changes are kept. */
      isMerged: boolean;
    }
  /**
   * The words were deleted, or others have changed the same words since. `currentText`: the text there now.
   */
  | { kind: "outdated"; currentText: string | null }
  /** The text is already as suggested. */
  | { kind: "done" };

export function outcomeOf(room: Room, { anchor, base, proposed }: Suggestion): SuggestionOutcome {
  return room.presence.withDocument((doc) => {
    const fullText = fieldText(doc, anchor.field);
    const location = locateAnchor(doc, anchor);
    if (fullText === null || location.kind === "gone")
      return { kind: "outdated", currentText: fullText };
    const { text: before } = location;
    const after = mergeProposed(anchor.field, base, before, proposed);
    if (after === null) return { kind: "outdated", currentText: before };
    if (after === before) return { kind: "done" };
    const field =
      location.kind === "field"
        ? after
        : fullText.slice(0, location.start) + after + fullText.slice(location.end);
    return { kind: "ready", before, after, field, isMerged: before !== base };
  });
}

/**
 * What a new suggestion starts from: the words when it was begun, since texts merge, or the present
 * value.
 */
export function initialTextOf(
  room: Pick<Room, "presence">,
  { anchor, words }: DraftTarget,
): string {
  if (valueKindOf(anchor.field) === null) return words;
  return room.presence.withDocument((doc) => fieldText(doc, anchor.field)) ?? words;
}

/** Merges a proposed text with later edits. Single values such as dates can't be merged: null if both changed. */
function mergeProposed(
  field: string,
  base: string,
  current: string,
  proposed: string,
): string | null {
  if (valueKindOf(field) === null) return mergeText(base, current, proposed);
  return current === base || current === proposed ? proposed : null;
}

/** Whether a field is a text that is edited letter by letter. */
export const isTextField = (field: string) => !isListField(field) && valueKindOf(field) === null;

/** Why the field cannot hold a text; null if it can. */
export function fieldErrorFor(field: string, text: string): string | null {
  if (isListField(field)) {
    const items = parseCommaList(text);
    const isWithinCaps =
      items.length <= CAPS.skills && items.every((one) => one.length <= CAPS.skill);
    return isWithinCaps
      ? null
      : TEXTS.listIsLimited({ items: CAPS.skills, characters: CAPS.skill });
  }
  const kind = valueKindOf(field);
  if (kind) return invalidValueMessage(kind, text);
  const cap = maxTextLength(field.split(".") as TextPath);
  if (text.length <= cap) return null;
  return TEXTS.fieldIsLimited({ characters: cap.toLocaleString("en") });
}

/** The resume with another text in one of its fields. */
export function withFieldText(resume: Resume, key: string, text: string): Resume {
  const [section = "", id, field] = key.split(".");
  const isFlag = valueKindOf(key) === "flag";
  const storedText = isFormattedField(key) ? escapeInline(text) : text;
  const value = isListField(key) ? parseCommaList(text) : isFlag ? text === YES : storedText;
  if (section === "personalInfo" && id) {
    return { ...resume, personalInfo: { ...resume.personalInfo, [id]: value } };
  }
  if (!isEntryList(section)) return { ...resume, [section]: value };
  const list = entriesOf(resume, section) ?? [];
  const changed = list.map((one) => (one.id === id && field ? { ...one, [field]: value } : one));
  return withEntries(resume, section, changed);
}
