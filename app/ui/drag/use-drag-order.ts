/**
 * Reordering a list by dragging a handle, with mouse, pen or finger. Buttons do the same for the keyboard;
 * the caller moves what was dragged.
 */
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { dropPlace } from "./drop-place.ts";
import { scrollerOf, startEdgeScroll } from "./edge-scroll.ts";

/** A click on the handle is no drag. */
const BEGINS_AT_PX = 4;

interface Drag {
  id: string;
  /** The place it would take, counted without it. */
  to: number;
}
export type DropMark = "before" | "after" | undefined;

export function useDragOrder({
  container,
  ids,
  onDrop,
}: {
  /** Its children are the items, in the order of `ids`. */
  container: RefObject<HTMLElement>;
  ids: readonly string[];
  onDrop(id: string, to: number): void;
}) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const latest = useRef({ ids, onDrop });
  latest.current = { ids, onDrop };
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);
  const isGone = drag !== null && !ids.includes(drag.id);
  useEffect(() => {
    if (isGone) end.current?.();
  }, [isGone]);

  function begin(id: string, event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || end.current) return;
    event.preventDefault();
    const handle = event.currentTarget;
    const { pointerId, clientY: startY } = event;
    handle.setPointerCapture(pointerId);
    const edge = startEdgeScroll(scrollerOf(handle), place);
    let y = startY;
    let now: Drag | null = null;

    function place() {
      const items = [...(container.current?.children ?? [])];
      const index = latest.current.ids.indexOf(id);
      if (index === -1) return finish();
      const middles = items.map((item) => {
        const { top, height } = item.getBoundingClientRect();
        return top + height / 2;
      });
      const to = dropPlace(middles, index, y);
      if (now?.to === to) return;
      now = { id, to };
      setDrag(now);
    }
    const isOther = (one: globalThis.PointerEvent) => one.pointerId !== pointerId;
    function move(moved: globalThis.PointerEvent) {
      if (isOther(moved)) return;
      y = moved.clientY;
      if (!now && Math.abs(y - startY) < BEGINS_AT_PX) return;
      if (now) edge.at(y);
      place();
    }
    function drop(dropped: globalThis.PointerEvent) {
      if (isOther(dropped)) return;
      const done = now;
      finish();
      const { ids: list, onDrop: tell } = latest.current;
      if (done && list.includes(id) && list.indexOf(id) !== done.to) tell(id, done.to);
    }
    function cancel(cancelled: globalThis.PointerEvent) {
      if (!isOther(cancelled)) finish();
    }
    function onKeyDown(pressed: KeyboardEvent) {
      if (pressed.key !== "Escape") return;
      pressed.preventDefault();
      pressed.stopPropagation();
      finish();
    }
    function finish() {
      end.current = null;
      edge.stop();
      setDrag(null);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", drop);
      window.removeEventListener("pointercancel", cancel);
      window.removeEventListener("keydown", onKeyDown, true);
      if (handle.hasPointerCapture(pointerId)) handle.releasePointerCapture(pointerId);
    }
    // Not on the handle: others may take the item away, or move it, while it is held.
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", drop);
    window.addEventListener("pointercancel", cancel);
    window.addEventListener("keydown", onKeyDown, true);
    end.current = finish;
  }

  return {
    dragged: drag?.id ?? null,
    /** On which side of this item the dragged one would come to lie. */
    markOf(index: number): DropMark {
      if (!drag || index !== drag.to) return undefined;
      const from = ids.indexOf(drag.id);
      return from === drag.to ? undefined : drag.to < from ? "before" : "after";
    },
    handleProps: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(id, event),
    }),
  };
}
