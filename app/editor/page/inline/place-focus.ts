/** The focus on the place of an entry's dates or technologies, which Tab reaches like a text. */
import { clearPlaces, focusPlace } from "./entry-place.ts";
import { scrollToBox } from "./reveal-caret.ts";
import { entryOf } from "./text-order.ts";

interface Options {
  pageDocument: Document;
  /** The element that contains the rendered template. */
  root(): HTMLElement | null;
  isBlank(entry: string): boolean;
  /** Ends the editing of a text. */
  stopEditing(): void;
  /** Called with the key of the field whose place gets the focus, and with null when it loses it. */
  onKeyChange(key: string | null): void;
  /** Called with the place's rectangle, in CSS pixels of the frame's window, to turn to its page. */
  onCaret(box: DOMRect): void;
}

export function createPlaceFocus(options: Options) {
  const { pageDocument, root, isBlank, stopEditing, onKeyChange, onCaret } = options;
  let key: string | null = null;
  function leave(): void {
    if (key === null) return;
    key = null;
    const flow = root();
    if (flow) clearPlaces(flow);
    onKeyChange(null);
  }
  return {
    /** The key of the field whose place has the focus; null if none has. */
    key: () => key,
    /** False for a blank entry, which the page shows only while one of its texts is edited. */
    focus(next: string): boolean {
      const flow = root();
      if (!flow || isBlank(entryOf(next) ?? "")) return false;
      stopEditing();
      leave();
      // The words of the text before would stay selected.
      pageDocument.getSelection()?.removeAllRanges();
      const place = focusPlace(flow, next);
      if (!place) return false;
      key = next;
      onKeyChange(next);
      const box = place.getBoundingClientRect();
      onCaret(box);
      scrollToBox(pageDocument, box);
      return true;
    },
    leave,
  };
}
