/** The key of the field that is being edited, in the form or on the page; the preview highlights it. */
import { type RefObject, useCallback, useRef, useState } from "react";
import { markEditedField } from "#app/editor/form/focus-field.ts";
import { afterPaint } from "#app/ui/loading/after-paint.ts";

/** @param form the element around the form's fields */
export function useEditedField(form: RefObject<HTMLElement>) {
  const [editing, setEditing] = useState<string | null>(null);
  const cancelMark = useRef<() => void>();
  /** Marks the form's field for the text that is edited on the page, after the page has been painted. */
  const markFieldEditedOnPage = useCallback(
    (key: string | null) => {
      cancelMark.current?.();
      cancelMark.current = afterPaint(() => {
        setEditing(key);
        if (form.current) markEditedField(form.current, key);
      });
    },
    [form],
  );
  return { editing, setEditing, markFieldEditedOnPage };
}
