/** When an element that has the focus is removed, moves the focus to what is around it: the panel, or the field. */
import { type RefObject, useLayoutEffect } from "react";

export function useRestoreFocusOnUnmount(part: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      const focused = document.activeElement;
      // A button that is disabled while its work runs has lost it already.
      if (!element || (focused !== document.body && !element.contains(focused))) return;
      const around =
        element.closest<HTMLElement>("[role=dialog]") ??
        element.parentElement?.querySelector<HTMLElement>('[id^="field-"]');
      around?.focus({ preventScroll: true });
    };
  }, [part]);
}
