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
  const turned = was.current === dragged ? null : (dragged ?? was.current);
  // Drawn but not yet folded or unfolded: where it lies is known from the drawing before.
  const before = turned === null ? null : cardOf(turned);
  if (before) top.current = before.getBoundingClientRect().top;
  useLayoutEffect(() => {
    const held = was.current === dragged ? null : (dragged ?? was.current);
    const card = held === null ? null : cardOf(held);
    was.current = dragged;
    if (!card || top.current === null || !container.current) return;
    scrollerOf(container.current).scrollBy(0, card.getBoundingClientRect().top - top.current);
  });
}
