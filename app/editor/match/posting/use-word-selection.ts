/** Tells which words someone selects in one line of the job description, by mouse, touch or keyboard. */
import { type RefObject, useEffect } from "react";

/** A selection changes with every pixel that the pointer moves. */
const SETTLED_MS = 300;

/** @param onSelect null where words cannot be chosen */
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
    const changed = () => {
      clearTimeout(timer);
      timer = setTimeout(read, SETTLED_MS);
    };
    document.addEventListener("selectionchange", changed);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("selectionchange", changed);
    };
  }, [list, onSelect]);
}

function lineAround(node: Node | null): HTMLElement | null {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest<HTMLElement>("[data-line-text]") ?? null;
}
