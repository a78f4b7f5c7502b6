/** Shows where an undo or redo happened, unless one is there already. */
import { type RefObject, useEffect } from "react";
import { editedKey, revealField } from "#app/editor/form/focus-field.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";

export function useUndoReveal(form: RefObject<HTMLElement>, showForm: () => void): void {
  const { history } = useOpenRoom();
  useEffect(
    () =>
      history.onStep((field) => {
        const focused = document.activeElement;
        if (focused && editedKey(focused) === field) return;
        showForm();
        requestAnimationFrame(() => form.current && revealField(form.current, field));
      }),
    [history, form, showForm],
  );
}
