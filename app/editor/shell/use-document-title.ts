/** Updates the window's title when the resume is renamed while it is open. */
import { useEffect, useRef } from "react";

/**
 * `initial` is the resume's title with which the window's title begins when the page has loaded.
 */
export function useDocumentTitle(initial: string, title: string): void {
  const shown = useRef(initial);
  useEffect(() => {
    if (document.title.startsWith(shown.current)) {
      document.title = title + document.title.slice(shown.current.length);
    }
    shown.current = title;
  }, [title]);
}
