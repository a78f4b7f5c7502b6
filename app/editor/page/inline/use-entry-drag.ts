/**
 * Lets the user drag an entry (such as one job) on the page by its handle, with mouse, pen or
 * touch. Escape cancels.
 */
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { dropIndex } from "#app/ui/drag/drop-index.ts";
import { type EntryBox, entryBoxes, sectionOf } from "./entry-boxes.ts";

interface Options {
  pageDocument: Document;
  /** CSS pixels of the window per CSS pixel of the frame. */
  scale: number;
  onDrop(entry: string, target: string): void;
}

/**
 * Returns `line`, the vertical position of the drop line in CSS pixels of the frame's window (null
 * if there is none), and `start`, which begins a drag.
 */
export function useEntryDrag({ pageDocument, scale, onDrop }: Options) {
  const [line, setLine] = useState<number | null>(null);
  const cancel = useRef<(() => void) | null>(null);
  useEffect(() => () => cancel.current?.(), []);

  function start(entry: string, event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0 || cancel.current) return;
    event.preventDefault();
    const handle = event.currentTarget;
    const { pointerId } = event;
    let target: string | null = null;
    handle.setPointerCapture(pointerId);

    function onPointerMove(move: globalThis.PointerEvent) {
      const top = pageDocument.defaultView?.frameElement?.getBoundingClientRect().top ?? 0;
      const boxes = entryBoxes(pageDocument, sectionOf(entry));
      const from = boxes.findIndex((box) => box.entry === entry);
      if (from === -1) return;
      const middles = boxes.map((box) => (box.top + box.bottom) / 2);
      const to = dropIndex(middles, from, (move.clientY - top) / scale);
      target = to === from ? null : (boxes[to]?.entry ?? null);
      setLine(target === null ? null : lineAt(boxes, from, to));
    }
    function onPointerUp() {
      const dropped = target;
      finish();
      if (dropped !== null) onDrop(entry, dropped);
    }
    function onKeyDown(key: KeyboardEvent) {
      if (key.key === "Escape") finish();
    }
    function finish() {
      cancel.current = null;
      setLine(null);
      handle.removeEventListener("pointermove", onPointerMove);
      handle.removeEventListener("pointerup", onPointerUp);
      handle.removeEventListener("pointercancel", finish);
      window.removeEventListener("keydown", onKeyDown, true);
      if (handle.hasPointerCapture(pointerId)) handle.releasePointerCapture(pointerId);
    }
    handle.addEventListener("pointermove", onPointerMove);
    handle.addEventListener("pointerup", onPointerUp);
    handle.addEventListener("pointercancel", finish);
    window.addEventListener("keydown", onKeyDown, true);
    cancel.current = finish;
  }
  return { line, start };
}

/** The position of the drop line, 2 px beyond the entry that the dragged one would replace. */
function lineAt(boxes: readonly EntryBox[], from: number, to: number): number {
  const box = boxes[to];
  if (!box) return 0;
  return to < from ? box.top - 2 : box.bottom + 2;
}
