/** Renders again shortly after the document has changed, for components that need not follow every keystroke. */
import { useEffect, useReducer } from "react";
import { createDebounce } from "./debounce.ts";
import { useReadableRoom } from "./room-context.ts";

const RENDER_DELAY_MS = 250;

export function useRenderOnDocumentChange(): void {
  const { document } = useReadableRoom();
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const debounce = createDebounce(RENDER_DELAY_MS, render);
    let last = document.read()?.resume;
    const unsubscribe = document.subscribe(() => {
      const current = document.read()?.resume;
      if (current === last) return;
      last = current;
      debounce.schedule();
    });
    return () => {
      debounce.cancel();
      unsubscribe();
    };
  }, [document]);
}
