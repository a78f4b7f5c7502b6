/** When a part goes that has the focus, what is around it gets it: the panel, or the field it is at. */
import { type RefObject, useLayoutEffect } from "react";

export function useFocusHandedOn(part: RefObject<HTMLElement>): void {
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
