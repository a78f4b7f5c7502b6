/**
 * Handles keys in the text that is edited on the page; forwards the editor's shortcuts to the
 * editor's window.
 */

interface Actions {
  pageDocument: Document;
  isEditing(): boolean;
  /** The key of the entry (such as one job) that has the edited text; null outside of entries. */
  entryKey(): string | null;
  /** Ends editing on the page and returns the focus. */
  leave(): void;
  /** The key of the field whose place on the page has the focus, such as dates; null if none has. */
  focusedPlace(): string | null;
  /** Moves to the next or previous text or place; false if there is none. */
  goToAdjacentStop(by: 1 | -1): boolean;
  /** Focuses the editor's next control after the page; false if there is none. */
  focusNextControl(): boolean;
  /** Focuses a field in the form. */
  openInForm(key: string): void;
  moveEntry(entryKey: string, by: 1 | -1): void;
  addEntryBelow(entryKey: string): void;
}

/** Returns the listener for `keydown` in the page's document. */
export function createKeyHandler(actions: Actions): (event: KeyboardEvent) => void {
  const { pageDocument } = actions;

  /**
   * Dispatches the key in the editor's window, where shortcuts listen. Returns false if one of them
   * used it.
   */
  function forward(event: KeyboardEvent): boolean {
    const { key, code, ctrlKey, metaKey, shiftKey, altKey, repeat } = event;
    const init = { key, code, ctrlKey, metaKey, shiftKey, altKey, repeat };
    const copy = new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true });
    return pageDocument.defaultView?.frameElement?.dispatchEvent(copy) ?? true;
  }

  /** Returns whether the key was used, so that the browser does nothing with it. */
  function handle(event: KeyboardEvent): boolean {
    const { key, altKey, shiftKey } = event;
    const isShortcut = event.ctrlKey || event.metaKey;
    const entryKey = actions.entryKey();
    if (key === "Escape") {
      actions.leave();
      return true;
    }
    const place = actions.focusedPlace();
    if (place !== null && (key === "Enter" || key === " ") && !isShortcut) {
      actions.openInForm(place);
      return true;
    }
    if (key === "Tab") {
      const hasMoved = actions.goToAdjacentStop(shiftKey ? -1 : 1);
      if (hasMoved) return true;
      actions.leave();
      // From the page's frame, the browser would go to the first link on the page.
      return !shiftKey && actions.focusNextControl();
    }
    if (altKey && (key === "ArrowUp" || key === "ArrowDown")) {
      // Outside of entries, the key does nothing.
      if (entryKey) actions.moveEntry(entryKey, key === "ArrowUp" ? -1 : 1);
      return true;
    }
    if (isShortcut && key === "Enter" && entryKey) {
      actions.addEntryBelow(entryKey);
      return true;
    }
    return isShortcut && !forward(event);
  }

  return (event) => {
    const isHere = actions.isEditing() || actions.focusedPlace() !== null;
    if (isHere && !event.isComposing && handle(event)) event.preventDefault();
  };
}
