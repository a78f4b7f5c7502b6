/**
 * Makes the browser ask before leaving the page while something is not saved, such as a text that
 * is too long.
 */
import { useEffect } from "react";

export function useUnsavedWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", confirmLeaving);
    return () => window.removeEventListener("beforeunload", confirmLeaving);
  }, [isUnsaved]);
}
