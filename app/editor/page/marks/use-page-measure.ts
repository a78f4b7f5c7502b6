/** Measures again when what the page shows has changed: its text, layout, fonts, or the page that is turned to. */
import { useEffect, useRef } from "react";
import { createDebounce } from "#app/editor/sync/debounce.ts";

/** After typing has paused: marks cost more than a keystroke may. */
const SETTLED_MS = 80;

export function usePageMeasure(frame: Document | null, measure: () => void): void {
  const latest = useRef(measure);
  useEffect(() => {
    latest.current = measure;
    measure();
  }, [measure]);
  useEffect(() => {
    if (!frame) return;
    const settled = createDebounce(SETTLED_MS, () => latest.current());
    const changed = new MutationObserver(settled.schedule);
    changed.observe(frame.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ["style", "dir"],
    });
    frame.fonts.addEventListener("loadingdone", settled.schedule);
    return () => {
      settled.cancel();
      changed.disconnect();
      frame.fonts.removeEventListener("loadingdone", settled.schedule);
    };
  }, [frame]);
}
