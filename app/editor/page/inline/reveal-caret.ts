/** Turns to the page with the caret and scrolls to it, after an edit or a move of the caret. */

import { runAfterKey } from "#app/editor/sync/after-key.ts";

/** The least distance between the caret and the edges of the visible region. */
const MARGIN_PX = 24;

interface Options {
  /** The document in the preview's iframe. */
  pageDocument: Document;
  /** Whether a text of the page is being edited: else there is no caret to reveal. */
  isEditing(): boolean;
  /** Called with the caret's rectangle, in CSS pixels of the frame's window, to turn to its page. */
  onCaret(caret: DOMRect): void;
  /** Called afterwards, also if there was no caret. */
  onRevealed(): void;
}

/** Call `cancel` when editing on the page ends for good. */
export function createCaretReveal({ pageDocument, isEditing, onCaret, onRevealed }: Options) {
  let isScheduled = false;
  function reveal(): void {
    if (!isScheduled) return;
    isScheduled = false;
    const selection = pageDocument.getSelection();
    const range = isEditing() && selection?.rangeCount ? selection.getRangeAt(0) : null;
    const [caret] = range?.getClientRects() ?? [];
    if (caret) {
      onCaret(caret);
      scrollToBox(pageDocument, caret);
    }
    onRevealed();
  }
  return {
    /**
     * Reveals the caret in a new task, since requesting an animation frame costs more time. If the
     * browser paints before the task, the scroll shows one frame later.
     */
    schedule(): void {
      if (isScheduled) return;
      isScheduled = true;
      runAfterKey(reveal);
    },
    cancel(): void {
      isScheduled = false;
    },
  };
}

/** @param box of the caret, or of another thing to show, in CSS pixels of the frame's window */
export function scrollToBox(pageDocument: Document, box: DOMRect): void {
  const element = pageDocument.defaultView?.frameElement as HTMLElement | null | undefined;
  const pane = element?.closest("[tabindex]");
  if (!element || !pane) return;
  const page = element.getBoundingClientRect();
  // The frame is scaled to the zoom.
  const scale = page.width / element.offsetWidth;
  const view = pane.getBoundingClientRect();
  const top = page.top + box.top * scale;
  const bottom = page.top + box.bottom * scale;
  const above = view.top + MARGIN_PX - top;
  const below = bottom - (view.bottom - MARGIN_PX);
  if (above > 0) pane.scrollTop -= above;
  else if (below > 0) pane.scrollTop += below;
}
