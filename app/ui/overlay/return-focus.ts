/** Brings the focus back to where it was before a dialog, which Radix does only for its own triggers. */
import { type RefObject, useRef } from "react";

/** Of dialogs that are open, or gone without having given the focus back yet: the last one's comes last. */
const owed = new Set<RefObject<Element | null>>();

/** What was focused; a menu's item stands for the button that opened the menu, since the item is gone afterwards. */
function opener(): Element | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role="menu"]');
  const button = menu && document.getElementById(menu.getAttribute("aria-labelledby") ?? "");
  return button ?? focused;
}

/** For the Content of a dialog. An input marked data-first-focus is focused in place of the first button. */
export function useReturnFocus() {
  const from = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      from.current = opener();
      // A dialog opened in the moment after another was closed: that one's place is this one's.
      if (from.current === document.body) from.current = [...owed].at(-1)?.current ?? from.current;
      owed.add(from);
      const content = event.currentTarget;
      const first = content instanceof HTMLElement && content.querySelector("[data-first-focus]");
      if (!(first instanceof HTMLInputElement)) return;
      event.preventDefault();
      first.focus();
      first.select();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      owed.delete(from);
      if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus();
    },
  };
}
