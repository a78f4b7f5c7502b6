/** Brings the focus back to where it was before a dialog, which Radix does only for its own triggers. */
import { useRef } from "react";

/** What was focused; a menu's item stands for the button that opened the menu, since the item is gone afterwards. */
function opener(): Element | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role="menu"]');
  const button = menu && document.getElementById(menu.getAttribute("aria-labelledby") ?? "");
  return button ?? focused;
}

/** For the Content of a dialog. */
export function useReturnFocus() {
  const from = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      from.current = opener();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus();
    },
  };
}
