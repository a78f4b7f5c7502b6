/** Focuses the form's field that was picked elsewhere: on the page, in the report or in the command palette. */
import { type RefObject, useCallback, useEffect, useState } from "react";
import { showBulletHint } from "#app/editor/form/bullet-hint.ts";
import { focusField } from "#app/editor/form/focus-field.ts";

export function usePickedField(form: RefObject<HTMLElement>, showForm: () => void) {
  const [picked, setPicked] = useState<{ key: string; caret?: "end" } | null>(null);
  const pick = useCallback(
    (key: string, bulletPattern?: string) => {
      showForm();
      if (bulletPattern) showBulletHint(key, bulletPattern);
      setPicked({ key, caret: bulletPattern ? "end" : undefined });
    },
    [showForm],
  );
  // Only once the form is shown: a hidden field takes no focus.
  useEffect(() => {
    if (!picked) return;
    const request = requestAnimationFrame(
      () => form.current && focusField(form.current, picked.key, picked.caret),
    );
    return () => cancelAnimationFrame(request);
  }, [picked, form]);
  return pick;
}
