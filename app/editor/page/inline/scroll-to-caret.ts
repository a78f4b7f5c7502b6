const MARGIN_PX = 24;

/** Scrolls the region around the page so that a caret is visible. `caret` is in CSS pixels of the frame's window. */
export function scrollToCaret(pageDocument: Document, caret: DOMRect): void {
  const element = pageDocument.defaultView?.frameElement as HTMLElement | null | undefined;
  const pane = element?.closest("[tabindex]");
  if (!element || !pane) return;
  const page = element.getBoundingClientRect();
  // The frame is scaled to the zoom.
  const scale = page.width / element.offsetWidth;
  const view = pane.getBoundingClientRect();
  const top = page.top + caret.top * scale;
  const bottom = page.top + caret.bottom * scale;
  const above = view.top + MARGIN_PX - top;
  const below = bottom - (view.bottom - MARGIN_PX);
  if (above > 0) pane.scrollTop -= above;
  else if (below > 0) pane.scrollTop += below;
}
