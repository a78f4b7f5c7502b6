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
      /** The quoted text as it is now, and with the change. */
      before: string;
      after: string;
      /** The whole field's text with the change. */
      newFieldText: string;
      /** Whether others have changed the quoted text since; all changes are kept. */
      isMerged: boolean;
    }
  /**
   * The quoted text was deleted, or others have changed the same words since. `currentText`: the text there now.
   */
  | { kind: "outdated"; currentText: string | null }
  /** The text is already as suggested. */
  | { kind: "done" };

/** What accepting a suggestion would do to its field as it is now. */
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
    const newFieldText =
      location.kind === "field"
        ? after
        : fullText.slice(0, location.start) + after + fullText.slice(location.end);
    return { kind: "ready", before, after, newFieldText, isMerged: before !== base };
  });
}

/**
 * The text that a new suggestion changes. For free text, it is the quoted text as it was when the
 * suggestion was begun, because later edits are merged. For a single value, it is the current value.
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
  fieldKey: string,
  base: string,
  current: string,
  proposed: string,
): string | null {
  if (valueKindOf(fieldKey) === null) return mergeText(base, current, proposed);
  return current === base || current === proposed ? proposed : null;
}

/** Whether a field is a text that is edited letter by letter. */
export const isTextField = (fieldKey: string) =>
  !isListField(fieldKey) && valueKindOf(fieldKey) === null;

/** The message for a text that is not valid in the field; null if it is valid. */
export function fieldErrorFor(fieldKey: string, text: string): string | null {
  if (isListField(fieldKey)) {
    // All lists have the limits of skills.
    const items = parseCommaList(text);
    const isWithinCaps =
      items.length <= CAPS.skills && items.every((item) => item.length <= CAPS.skill);
    return isWithinCaps
      ? null
      : TEXTS.listIsLimited({ items: CAPS.skills, characters: CAPS.skill });
  }
  const kind = valueKindOf(fieldKey);
  if (kind) return invalidValueMessage(kind, text);
  const cap = maxTextLength(fieldKey.split(".") as TextPath);
  if (text.length <= cap) return null;
  return TEXTS.fieldIsLimited({ characters: cap.toLocaleString("en") });
}

/** The resume with another text in one field: `summary`, `personalInfo.email` or `experience.{id}.company`. */
export function withFieldText(resume: Resume, key: string, text: string): Resume {
  const [section = "", idOrField, entryField] = key.split(".");
  const isFlag = valueKindOf(key) === "flag";
  const storedText = isFormattedField(key) ? escapeInline(text) : text;
  const value = isListField(key) ? parseCommaList(text) : isFlag ? text === YES : storedText;
  if (section === "personalInfo" && idOrField) {
    return { ...resume, personalInfo: { ...resume.personalInfo, [idOrField]: value } };
  }
  if (!isEntryList(section)) return { ...resume, [section]: value };
  const list = entriesOf(resume, section) ?? [];
  const changed = list.map((entry) =>
    entry.id === idOrField && entryField ? { ...entry, [entryField]: value } : entry,
  );
  return withEntries(resume, section, changed);
}
