/**
 * Reorders a list by dragging a handle with mouse, pen or touch. Keyboard users have buttons instead;
 * the caller moves the item.
 */
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { dropIndex } from "./drop-index.ts";
import { findScrollContainer, startEdgeScroll } from "./edge-scroll.ts";

/** Smaller movements are clicks. */
const DRAG_THRESHOLD_PX = 4;

interface Drag {
  id: string;
  /** The target index, counted without the dragged item. */
  to: number;
}
export type DropIndicator = "before" | "after" | undefined;

export function useDragOrder({
  container,
  ids,
  onDrop,
}: {
  /** Its children must be the items, in the order of `ids`. */
  container: RefObject<HTMLElement>;
  ids: readonly string[];
  onDrop(id: string, to: number): void;
}) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const latest = useRef({ ids, onDrop });
  latest.current = { ids, onDrop };
  const cancelDrag = useRef<(() => void) | null>(null);
  useEffect(() => () => cancelDrag.current?.(), []);
  const isDraggedRemoved = drag !== null && !ids.includes(drag.id);
  useEffect(() => {
    if (isDraggedRemoved) cancelDrag.current?.();
  }, [isDraggedRemoved]);

  function startDrag(id: string, event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || cancelDrag.current) return;
    event.preventDefault();
    const handle = event.currentTarget;
    const { pointerId, clientY: startY } = event;
    handle.setPointerCapture(pointerId);
    const edgeScroll = startEdgeScroll(findScrollContainer(handle), updateTarget);
    let y = startY;
    let target: Drag | null = null;

    function updateTarget() {
      const items = [...(container.current?.children ?? [])];
      const index = latest.current.ids.indexOf(id);
      if (index === -1) return finish();
      const middles = items.map((item) => {
        const { top, height } = item.getBoundingClientRect();
        return top + height / 2;
      });
      const to = dropIndex(middles, index, y);
      if (target?.to === to) return;
      target = { id, to };
      setDrag(target);
    }
    const isOtherPointer = (event: globalThis.PointerEvent) => event.pointerId !== pointerId;
    function onPointerMove(event: globalThis.PointerEvent) {
      if (isOtherPointer(event)) return;
      y = event.clientY;
      if (!target && Math.abs(y - startY) < DRAG_THRESHOLD_PX) return;
      if (target) edgeScroll.updatePointer(y);
      updateTarget();
    }
    function onPointerUp(event: globalThis.PointerEvent) {
      if (isOtherPointer(event)) return;
      const dropped = target;
      finish();
      const { ids: currentIds, onDrop: notifyDrop } = latest.current;
      if (dropped && currentIds.includes(id) && currentIds.indexOf(id) !== dropped.to) {
        notifyDrop(id, dropped.to);
      }
    }
    function onPointerCancel(event: globalThis.PointerEvent) {
      if (!isOtherPointer(event)) finish();
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      finish();
    }
    function finish() {
      cancelDrag.current = null;
      edgeScroll.stop();
      setDrag(null);
      window.removeEventListener("pointermove", onPointerMove);
      window.removeEventListener("pointerup", onPointerUp);
      window.removeEventListener("pointercancel", onPointerCancel);
      window.removeEventListener("keydown", onKeyDown, true);
      if (handle.hasPointerCapture(pointerId)) handle.releasePointerCapture(pointerId);
    }
    // On the window instead of the handle, because a collaborator may move or remove the item during the drag.
    window.addEventListener("pointermove", onPointerMove);
    window.addEventListener("pointerup", onPointerUp);
    window.addEventListener("pointercancel", onPointerCancel);
    window.addEventListener("keydown", onKeyDown, true);
    cancelDrag.current = finish;
  }

  return {
    dragged: drag?.id ?? null,
    /** The side of this item on which the dragged item would be dropped. */
    dropIndicatorAt(index: number): DropIndicator {
      if (!drag || index !== drag.to) return undefined;
      const from = ids.indexOf(drag.id);
      if (from === drag.to) return undefined;
      return drag.to < from ? "before" : "after";
    },
    handleProps: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => startDrag(id, event),
    }),
  };
}
