/** The window's title follows the resume's, which may be changed while it is open. */
import { useEffect, useRef } from "react";

/** `title` is what the page's own title began with. */
export function useDocumentTitle(title: string): void {
  const shown = useRef(title);
  useEffect(() => {
    if (document.title.startsWith(shown.current)) {
      document.title = title + document.title.slice(shown.current.length);
    }
    shown.current = title;
  }, [title]);
}
