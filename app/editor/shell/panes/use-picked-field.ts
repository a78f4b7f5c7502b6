/** Focuses the form's field that was picked elsewhere: on the page, in the report or in the command palette. */
import { type RefObject, useCallback, useEffect, useState } from "react";
import { showBulletHint } from "#app/editor/form/bullet-hint.ts";
import { focusField } from "#app/editor/form/focus-field.ts";
import { highlightInField } from "#app/editor/match/highlight-in-field.ts";
import type { PickField } from "#app/editor/match/show-line.ts";

type Picked = { key: string } & Parameters<PickField>[1];

/** @param showForm brings the form into view */
export function usePickedField(form: RefObject<HTMLElement>, showForm: () => void): PickField {
  const [picked, setPicked] = useState<Picked | null>(null);
  const pick = useCallback<PickField>(
    (key, how) => {
      showForm();
      if (how?.bulletPattern) showBulletHint(key, how.bulletPattern);
      setPicked({ key, ...how });
    },
    [showForm],
  );
  // Waits until the form is shown: a hidden field cannot take the focus.
  useEffect(() => {
    if (!picked) return;
    const { key, range, bulletPattern } = picked;
    const request = requestAnimationFrame(() => {
      if (!form.current) return;
      const control = focusField(form.current, key, bulletPattern ? "end" : undefined);
      if (control && range) highlightInField(form.current, control, range);
    });
    return () => cancelAnimationFrame(request);
  }, [picked, form]);
  return pick;
}
