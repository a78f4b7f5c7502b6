/** Reads and tracks the selection in the form or on the page, for comments, suggestions and formats. */
import { useCallback, useEffect, useState } from "react";
import { valueKindOf } from "#app/core/collab/comments/suggested-value.ts";
import type { Role } from "#app/core/collab/protocol/room-api.ts";
import { FLOW_ID } from "#app/core/templates/page/sheet.ts";
import { fieldKeyOf } from "#app/editor/form/focus-field.ts";
import { pageCursor } from "#app/editor/sync/collaboration/page-cursor.ts";
import { createDebounce } from "#app/editor/sync/debounce.ts";

/** A field, and the words selected in it. */
export interface FieldSelection {
  field: string;
  /** The form's control; null for words on the page. */
  control: HTMLElement | null;
  /** The selected characters of the control; null for the field as a whole. */
  range: { start: number; end: number } | null;
  /** The part of the page's selection that is in the field; null in the form. */
  onPage: Range | null;
}

/** Delay until a changing selection is read, as while the pointer drags. */
const SETTLED_MS = 200;

/** The focused field with the words selected in it, else the words selected on the page; null if there are neither. */
export function readFieldSelection(page: Document | null): FieldSelection | null {
  const control = document.activeElement;
  const field = control && fieldKeyOf(control);
  if (control instanceof HTMLElement && field) {
    return { field, control, range: rangeIn(control), onPage: null };
  }
  const isInOtherControl = control?.matches("input, textarea, select") ?? false;
  return page && !isInOtherControl ? readPage(page) : null;
}

function rangeIn(control: HTMLElement): FieldSelection["range"] {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return null;
  const { selectionStart: start, selectionEnd: end, value } = control;
  if (start !== null && end !== null) return start === end ? null : { start, end };
  // Email inputs give no positions, only the selected words.
  const words = control.type === "email" ? String(getSelection()) : "";
  const wordsStart = words === "" ? -1 : value.indexOf(words);
  return wordsStart === -1 ? null : { start: wordsStart, end: wordsStart + words.length };
}

function readPage(page: Document): FieldSelection | null {
  const selection = page.getSelection();
  if (!selection?.rangeCount || selection.isCollapsed) {
    const cursor = pageCursor.read();
    return cursor && { field: cursor.field, control: null, range: null, onPage: null };
  }
  const range = selection.getRangeAt(0);
  const fields = page.getElementById(FLOW_ID)?.querySelectorAll<HTMLElement>("[data-field]") ?? [];
  const parts = [...fields]
    .filter((element) => range.intersectsNode(element))
    .map((element) => ({ field: element.dataset.field ?? "", part: partWithin(range, element) }))
    .filter(({ part }) => part.toString().trim() !== "");
  // Of a selection over several fields, only the first counts. A text with paragraphs has several
  // elements.
  const [first] = parts;
  const last = parts.findLast(({ field }) => field === first?.field);
  if (!first || !last) return null;
  first.part.setEnd(last.part.endContainer, last.part.endOffset);
  return { field: first.field, control: null, range: null, onPage: first.part };
}

function partWithin(range: Range, element: HTMLElement): Range {
  const part = element.ownerDocument.createRange();
  part.selectNodeContents(element);
  if (range.compareBoundaryPoints(Range.START_TO_START, part) > 0)
    part.setStart(range.startContainer, range.startOffset);
  if (range.compareBoundaryPoints(Range.END_TO_END, part) < 0)
    part.setEnd(range.endContainer, range.endOffset);
  return part;
}

const isSameRange = (a: Range | null | undefined, b: Range | null | undefined) =>
  a?.startContainer === b?.startContainer &&
  a?.startOffset === b?.startOffset &&
  a?.endContainer === b?.endContainer &&
  a?.endOffset === b?.endOffset;

const isSame = (a: FieldSelection | null, b: FieldSelection | null) =>
  a?.field === b?.field &&
  a?.control === b?.control &&
  a?.range?.start === b?.range?.start &&
  a?.range?.end === b?.range?.end &&
  isSameRange(a?.onPage, b?.onPage);

/**
 * The current selection, which follows the user. `dismiss` sets it to null until it changes.
 *
 * A focused control without selected words counts as selected for commenters, because focus has no other use in their
 * read-only form. For editors it counts only in fields with a single value, such as a date, where they may suggest
 * another value; for the owner it never counts.
 */
export function useFieldSelection(
  role: Role,
  page: Document | null,
): [FieldSelection | null, dismiss: () => void] {
  const [selected, setSelected] = useState<FieldSelection | null>(null);
  useEffect(() => {
    const read = () => {
      const now = readFieldSelection(page);
      const isSingleValue = now !== null && valueKindOf(now.field) !== null;
      const isWhole = now?.control && (role === "comment" || (role !== "owner" && isSingleValue));
      const next = now && (now.range || now.onPage || isWhole) ? now : null;
      setSelected((before) => (isSame(before, next) ? before : next));
    };
    const { schedule, cancel } = createDebounce(SETTLED_MS, read);
    const events = ["selectionchange", "focusin", "focusout"] as const;
    const targets = page ? [document, page] : [document];
    for (const target of targets)
      for (const event of events) target.addEventListener(event, schedule);
    return () => {
      cancel();
      for (const target of targets)
        for (const event of events) target.removeEventListener(event, schedule);
    };
  }, [role, page]);
  const dismiss = useCallback(() => setSelected(null), []);
  return [selected, dismiss];
}
