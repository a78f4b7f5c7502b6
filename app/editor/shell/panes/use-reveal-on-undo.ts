/**
 * Scrolls to the field that an undo or redo has changed, after the next paint, unless that field
 * has the focus.
 */
import { type RefObject, useEffect } from "react";
import { fieldKeyOf, revealField } from "#app/editor/form/focus-field.ts";
import { pageCursor } from "#app/editor/sync/collaboration/page-cursor.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { afterPaint } from "#app/ui/loading/after-paint.ts";

export function useRevealOnUndo(form: RefObject<HTMLElement>, showForm: () => void): void {
  const { history } = useOpenRoom();
  useEffect(
    () =>
      history.onUndoRedo((field) => {
        const focused = document.activeElement;
        if (focused && fieldKeyOf(focused) === field) return;
        if (focused instanceof HTMLIFrameElement && pageCursor.read()?.field === field) return;
        showForm();
        afterPaint(() => form.current && revealField(form.current, field));
      }),
    [history, form, showForm],
  );
}
