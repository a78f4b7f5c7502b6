/** Closes a non-modal panel on Escape and returns the focus to the button that opened it. */
import { type RefObject, useCallback, useEffect } from "react";

/** `area` contains the panel and its button, which has `aria-expanded`. Returns the function that closes it. */
export function useCloseByEscape(
  area: RefObject<HTMLElement>,
  isOpen: boolean,
  close: () => void,
): () => void {
  const closeAndRestoreFocus = useCallback(() => {
    close();
    area.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
  }, [area, close]);
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      const focused = document.activeElement;
      if (focused === document.body || area.current?.contains(focused)) closeAndRestoreFocus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [area, isOpen, closeAndRestoreFocus]);
  return closeAndRestoreFocus;
}
