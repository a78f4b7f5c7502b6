/**
 * Fades a caret's name label out some seconds after the caret has moved, because it covers the words
 * of the line above.
 */
import { type RefObject, useEffect } from "react";

const SHOWN_MS = 4_000;
const FADE_MS = 400;

/** @param position changes when the caret moves or its label appears */
export function useLabelFade(label: RefObject<HTMLElement>, position: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moved caret shows its label again
  useEffect(() => {
    const fade = label.current?.animate([{ opacity: 1 }, { opacity: 0 }], {
      delay: SHOWN_MS,
      duration: FADE_MS,
      fill: "forwards",
    });
    return () => fade?.cancel();
  }, [label, position]);
}
