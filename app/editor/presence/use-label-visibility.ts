/**
 * Reports whether a caret's name label is visible; if so, the typing banner is not shown for that
 * person.
 */
import { type RefObject, useEffect, useRef } from "react";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";

/** Returns the ref for the label. @param hasLabel whether the label is rendered */
export function useLabelVisibility(
  pane: "form" | "page",
  clientId: number,
  hasLabel: boolean,
): RefObject<HTMLSpanElement> {
  const { presence } = useOpenRoom();
  const label = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = label.current;
    if (!hasLabel || !element) return;
    const observer = new IntersectionObserver((entries) => {
      presence.setLabelVisible(pane, clientId, entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      presence.setLabelVisible(pane, clientId, false);
    };
  }, [presence, pane, clientId, hasLabel]);
  return label;
}
