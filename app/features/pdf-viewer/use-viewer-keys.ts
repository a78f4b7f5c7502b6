/** The viewer's keys, wherever on its page the focus is. What is being typed or moved keeps its own. */
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
      // Another dialog's keys are its own.
      const dialog = document.querySelector("[role=dialog], [role=alertdialog], [role=menu]");
      if (event.defaultPrevented || (dialog && !dialog.querySelector(".pdf-surface"))) return;
      const hasModifier = event.ctrlKey || event.metaKey;
      if (hasModifier && event.key.toLowerCase() === "f") {
        event.preventDefault();
        return onSearch();
      }
      if (hasModifier || event.altKey || isTyping(event.target)) return;
      const act = actionOf(event.key, handle, pageCount);
      if (!act) return;
      event.preventDefault();
      act();
    };
    // Before pdf.js takes its part of them: what was chosen then is still known.
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [handle, pageCount, onSearch]);
}

function actionOf(key: string, handle: ViewerHandle, pageCount: number): (() => void) | null {
  const { page, hasSelection, tool } = handle.state();
  const turn = (by: number) => () => handle.goTo(page + by);
  switch (key) {
    case "PageDown":
      return turn(1);
    case "PageUp":
      return turn(-1);
    // Arrows move an annotation while one is chosen.
    case "ArrowRight":
      return hasSelection ? null : turn(1);
    case "ArrowLeft":
      return hasSelection ? null : turn(-1);
    // The first lets go of an annotation, the next puts the tool away.
    case "Escape":
      return tool && !hasSelection ? () => handle.annotating?.choose(null) : null;
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
