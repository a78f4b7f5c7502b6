/** Page-wide keyboard shortcuts of the viewer, except while the user types or moves an annotation. */
import { useEffect } from "react";
import type { ViewerHandle } from "./viewer-handle.ts";

interface Options {
  handle: ViewerHandle | null;
  pageCount: number;
  onSearch(): void;
}

export function useViewerKeys({ handle, pageCount, onSearch }: Options): void {
  useEffect(() => {
    if (!handle) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // Ignore keys while another dialog or menu is open.
      const dialog = document.querySelector("[role=dialog], [role=alertdialog], [role=menu]");
      if (event.defaultPrevented || (dialog && !dialog.querySelector(".pdf-surface"))) return;
      const hasModifier = event.ctrlKey || event.metaKey;
      if (hasModifier && event.key.toLowerCase() === "f") {
        event.preventDefault();
        return onSearch();
      }
      if (hasModifier || event.altKey || isTyping(event.target)) return;
      const action = actionOf(event.key, handle, pageCount);
      if (!action) return;
      event.preventDefault();
      action();
    };
    // Captured before pdf.js handles the key, because Escape clears the selection this code checks.
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [handle, pageCount, onSearch]);
}

function actionOf(key: string, handle: ViewerHandle, pageCount: number): (() => void) | null {
  const { page, hasSelection, tool } = handle.getState();
  const turn = (by: number) => () => handle.goTo(page + by);
  switch (key) {
    case "PageDown":
      return turn(1);
    case "PageUp":
      return turn(-1);
    // With an annotation selected, the arrow keys move it.
    case "ArrowRight":
      return hasSelection ? null : turn(1);
    case "ArrowLeft":
      return hasSelection ? null : turn(-1);
    // The first Escape deselects the annotation (in pdf.js); the next one deselects the tool.
    case "Escape":
      return tool && !hasSelection ? () => handle.annotationEditor?.selectTool(null) : null;
    case "Home":
      return () => handle.goTo(1);
    case "End":
      return () => handle.goTo(pageCount);
    case "+":
    case "=":
      return () => handle.zoomBy(1);
    case "-":
      return () => handle.zoomBy(-1);
    default:
      return null;
  }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName))
  );
}
