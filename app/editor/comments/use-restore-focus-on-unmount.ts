/**
 * When an element that has the focus is unmounted, moves the focus to the panel around it, or else
 * to the field.
 */
import { type RefObject, useLayoutEffect } from "react";

export function useRestoreFocusOnUnmount(part: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      const focused = document.activeElement;
      // `body` is focused if the focused button was disabled while its request ran.
      if (!element || (focused !== document.body && !element.contains(focused))) return;
      const fallback =
        element.closest<HTMLElement>("[role=dialog]") ??
        element.parentElement?.querySelector<HTMLElement>('[id^="field-"]');
      fallback?.focus({ preventScroll: true });
    };
  }, [part]);
}
