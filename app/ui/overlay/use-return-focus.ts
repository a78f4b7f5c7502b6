/** Restores the focus after a dialog closes, which Radix does only for its own triggers. */
import { type RefObject, useRef } from "react";

/** Return targets of dialogs that have not restored the focus yet, most recent last. */
const pendingReturns = new Set<RefObject<Element | null>>();

/** The focused element; for a menu item, the button that opened the menu, because the item unmounts. */
function findOpener(): Element | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role="menu"]');
  const button = menu && document.getElementById(menu.getAttribute("aria-labelledby") ?? "");
  return button ?? focused;
}

/** Props for a dialog's Content. An element with data-first-focus gets the initial focus instead of the first button. */
export function useReturnFocus() {
  const returnTarget = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      returnTarget.current = findOpener();
      // If another dialog just closed and the focus is not restored yet, use that dialog's target.
      if (returnTarget.current === document.body)
        returnTarget.current = [...pendingReturns].at(-1)?.current ?? returnTarget.current;
      pendingReturns.add(returnTarget);
      const content = event.currentTarget;
      const first = content instanceof HTMLElement && content.querySelector("[data-first-focus]");
      if (!(first instanceof HTMLElement)) return;
      event.preventDefault();
      first.focus();
      if (first instanceof HTMLInputElement) first.select();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      pendingReturns.delete(returnTarget);
      if (returnTarget.current instanceof HTMLElement && returnTarget.current.isConnected)
        returnTarget.current.focus();
    },
  };
}
