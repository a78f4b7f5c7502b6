/**
 * Reports the words that the user selects in a line of the job description, by mouse, touch or
 * keyboard.
 */
import { type RefObject, useEffect } from "react";

/** Delay after the last change: while the pointer moves, the selection changes all the time. */
const SETTLED_MS = 300;

/** @param onSelect null if words cannot be added as requirements */
export function useWordSelection(
  list: RefObject<HTMLElement>,
  onSelect: ((line: number, words: string) => void) | null,
): void {
  useEffect(() => {
    if (!onSelect) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      const selection = document.getSelection();
      if (!selection || selection.isCollapsed) return;
      const [first, last] = [selection.anchorNode, selection.focusNode].map(lineAround);
      const words = selection.toString().trim();
      if (!first || first !== last || words === "" || !list.current?.contains(first)) return;
      onSelect(Number(first.dataset.lineText), words);
    };
    const scheduleRead = () => {
      clearTimeout(timer);
      timer = setTimeout(read, SETTLED_MS);
    };
    document.addEventListener("selectionchange", scheduleRead);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("selectionchange", scheduleRead);
    };
  }, [list, onSelect]);
}

function lineAround(node: Node | null): HTMLElement | null {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest<HTMLElement>("[data-line-text]") ?? null;
}
