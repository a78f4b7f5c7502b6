/** Keeps the window's title in step with the resume's, which may change while it is open. */
import { useEffect, useRef } from "react";

/** `initial` is the resume's title at the start of the window's. */
export function useDocumentTitle(initial: string, title: string): void {
  const shown = useRef(initial);
  useEffect(() => {
    if (document.title.startsWith(shown.current)) {
      document.title = title + document.title.slice(shown.current.length);
    }
    shown.current = title;
  }, [title]);
}
