/** What is selected in the form just now, to say something about it. */
import { useCallback, useEffect, useState } from "react";
import { valueKindOf } from "#app/core/collab/comments/suggested-value.ts";
import type { Role } from "#app/core/collab/protocol/room-api.ts";
import { fieldKeyOf } from "#app/editor/form/focus-field.ts";
import { isTextControl } from "./measure-anchors.ts";

export interface Selected {
  control: HTMLElement;
  field: string;
  /** Null for the field as a whole. */
  range: { start: number; end: number } | null;
}

/** A pointer drags and keys are held: what is offered waits for the end of it. */
const SETTLED_MS = 200;

/** The field that has the focus, with the words selected in it. */
export function readSelected(): Selected | null {
  const control = document.activeElement;
  const field = control && fieldKeyOf(control);
  if (!(control instanceof HTMLElement) || !field) return null;
  const whole = { control, field, range: null };
  if (!isTextControl(control)) return whole;
  const { selectionStart: start, selectionEnd: end } = control;
  if (start === null || end === null || start === end) return whole;
  return { ...whole, range: { start, end } };
}

const isSame = (one: Selected | null, other: Selected | null) =>
  one?.control === other?.control &&
  one?.range?.start === other?.range?.start &&
  one?.range?.end === other?.range?.end;

/** A field in which nothing is selected counts where nothing can be, and for whoever cannot write in it. */
export function useSelected(role: Role): [Selected | null, dismiss: () => void] {
  const [selected, set] = useState<Selected | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      const now = readSelected();
      const isValue = now !== null && role !== "owner" && valueKindOf(now.field) !== null;
      const next = now && (now.range || role === "comment" || isValue) ? now : null;
      set((before) => (isSame(before, next) ? before : next));
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(read, SETTLED_MS);
    };
    const events = ["selectionchange", "focusin", "focusout"] as const;
    for (const event of events) document.addEventListener(event, soon);
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, soon);
    };
  }, [role]);
  const dismiss = useCallback(() => set(null), []);
  return [selected, dismiss];
}
