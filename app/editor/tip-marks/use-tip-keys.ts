/** Ctrl or Cmd with an apostrophe goes to the next tip, as in other editors; Escape closes one. */
import { useEffect } from "react";
import { pageCursor } from "#app/editor/sync/collaboration/page-cursor.ts";

export function useTipKeys(
  pageDocument: Document | null,
  next: () => void,
  close: () => void,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key === "'") {
        event.preventDefault();
        next();
      } else if (event.key === "Escape") {
        close();
      }
    };
    // While a text is edited on the page, its key events are forwarded to the window, so they are not handled twice.
    const onPageKeyDown = (event: KeyboardEvent) => {
      if (!pageCursor.read()) onKeyDown(event);
    };
    addEventListener("keydown", onKeyDown);
    pageDocument?.addEventListener("keydown", onPageKeyDown);
    return () => {
      removeEventListener("keydown", onKeyDown);
      pageDocument?.removeEventListener("keydown", onPageKeyDown);
    };
  }, [pageDocument, next, close]);
}
