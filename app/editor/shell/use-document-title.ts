/** The window's title follows the resume's, which may be changed while it is open. */
import { useEffect, useRef } from "react";

/** `first` is what the page's own title begins with. */
export function useDocumentTitle(first: string, title: string): void {
  const shown = useRef(first);
  useEffect(() => {
    if (document.title.startsWith(shown.current)) {
      document.title = title + document.title.slice(shown.current.length);
    }
    shown.current = title;
  }, [title]);
}
