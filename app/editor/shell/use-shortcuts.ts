/**
 * The editor's keyboard shortcuts. Undo and redo apply to the resume, except in controls that undo
 * by themselves.
 */
import { useEffect } from "react";

interface Actions {
  save(): void;
  undo(): void;
  redo(): void;
  openHelp(): void;
  openPalette(): void;
}

/** Whether typed letters go into the element. */
function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && target.type !== "checkbox"))
  );
}

export function useShortcuts({ save, undo, redo, openHelp, openPalette }: Actions) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing) return;
      const key = event.key.toLowerCase();
      if (event.key === "?" && !isTextField(event.target)) {
        event.preventDefault();
        openHelp();
      }
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (key === "s" && !event.shiftKey) {
        event.preventDefault();
        if (!event.repeat) save();
      }
      if (key === "k" && !event.shiftKey) {
        event.preventDefault();
        // Not over an open dialog, which would cover the command's result, nor during a drag, which
        // the palette would cover.
        const isBusy = document.querySelector(
          '[role$="dialog"][data-state="open"],[data-dragging]',
        );
        if (!isBusy && !event.repeat) openPalette();
      }
      const isRedo = (key === "z" && event.shiftKey) || key === "y";
      if (!isRedo && key !== "z") return;
      if (event.target instanceof Element && event.target.closest("[data-own-undo]")) return;
      event.preventDefault();
      if (isRedo) redo();
      else undo();
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [save, undo, redo, openHelp, openPalette]);
}
