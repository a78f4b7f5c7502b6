/** Escape closes a panel that is part of the page, and the focus goes back to the button that opened it. */
import { type RefObject, useCallback, useEffect } from "react";

/** `area` holds the panel and its button, the one with aria-expanded. */
export function useCloseByEscape(
  area: RefObject<HTMLElement>,
  isOpen: boolean,
  close: () => void,
): () => void {
  const closeAndReturn = useCallback(() => {
    close();
    area.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
  }, [area, close]);
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      const focused = document.activeElement;
      if (focused === document.body || area.current?.contains(focused)) closeAndReturn();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [area, isOpen, closeAndReturn]);
  return closeAndReturn;
}
