import { useEffect } from "react";
import { addUnsavedField } from "#app/editor/sync/unsaved-fields.ts";
import { useUnsavedWarning } from "./use-unsaved-warning.ts";

/** Reports a field while its text is over the limit; the browser then asks before leaving the page. */
export function useUnsavedField(key: string, label: string, isOverLimit: boolean): void {
  useUnsavedWarning(isOverLimit);
  useEffect(() => {
    if (isOverLimit) return addUnsavedField({ key, label });
  }, [key, label, isOverLimit]);
}
