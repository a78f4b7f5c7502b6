/**
 * Scrolls so that the dragged card stays in place when the list's forms collapse for a drag or
 * expand after it.
 */
import { type RefObject, useLayoutEffect, useRef } from "react";
import { findScrollContainer } from "./edge-scroll.ts";

export function useDragScrollAnchor(
  container: RefObject<HTMLElement>,
  dragged: string | null,
  cardOf: (id: string) => HTMLElement | null | undefined,
): void {
  const top = useRef<number | null>(null);
  const previousDragged = useRef<string | null>(null);
  const changedId =
    previousDragged.current === dragged ? null : (dragged ?? previousDragged.current);
  // At render time the DOM is still the previous one, so this is the card's position before the layout changes.
  const cardBefore = changedId === null ? null : cardOf(changedId);
  if (cardBefore) top.current = cardBefore.getBoundingClientRect().top;
  useLayoutEffect(() => {
    const anchoredId =
      previousDragged.current === dragged ? null : (dragged ?? previousDragged.current);
    const card = anchoredId === null ? null : cardOf(anchoredId);
    previousDragged.current = dragged;
    if (!card || top.current === null || !container.current) return;
    findScrollContainer(container.current).scrollBy(
      0,
      card.getBoundingClientRect().top - top.current,
    );
  });
}
