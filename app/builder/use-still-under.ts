/** Keeps the dragged card under the pointer while the forms of its list fold up, and out again. */
import { type RefObject, useLayoutEffect, useRef } from "react";
import { scrollerOf } from "./edge-scroll.ts";

export function useStillUnder(
  container: RefObject<HTMLElement>,
  dragged: string | null,
  cardOf: (id: string) => HTMLElement | null | undefined,
): void {
  const top = useRef<number | null>(null);
  const was = useRef<string | null>(null);
  // Drawn but not yet folded: where it lay is known from the drawing before.
  const before = was.current === null && dragged !== null ? cardOf(dragged) : null;
  if (before) top.current = before.getBoundingClientRect().top;
  useLayoutEffect(() => {
    const card = dragged !== null && was.current === null ? cardOf(dragged) : null;
    was.current = dragged;
    if (!card || top.current === null || !container.current) return;
    scrollerOf(container.current).scrollBy(0, card.getBoundingClientRect().top - top.current);
  });
}
