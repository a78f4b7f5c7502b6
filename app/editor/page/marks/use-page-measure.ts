/** Measures again when what the page shows has changed: text, layout, fonts, the page turned to, or that it is shown. */
import { useEffect, useRef } from "react";
import { createFollowUp } from "#app/editor/sync/typing-pause.ts";

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
    const settled = createFollowUp(SETTLED_MS, () => latest.current());
    const changed = new MutationObserver(settled.schedule);
    changed.observe(frame.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ["style", "dir"],
    });
    // A page behind another tab has no size.
    const resized = new ResizeObserver(settled.schedule);
    resized.observe(frame.documentElement);
    frame.fonts.addEventListener("loadingdone", settled.schedule);
    return () => {
      settled.cancel();
      changed.disconnect();
      resized.disconnect();
      frame.fonts.removeEventListener("loadingdone", settled.schedule);
    };
  }, [frame]);
}
