/**
 * Buttons beside the entry under the pointer, or else the edited one: drag to move it, add an entry
 * below.
 */
import { GripVertical, Plus } from "lucide-react";
import { type RefObject, useEffect, useReducer, useRef, useState } from "react";
import { labelOfField } from "#app/core/resume/compare-resumes.ts";
import { TEXTS } from "#app/editor/page/texts.ts";
import { useReadableRoom } from "#app/editor/sync/room-context.ts";
import { roomValuesOf } from "#app/editor/sync/room-values.ts";
import { createTypingPauseTask } from "#app/editor/sync/typing-pause.ts";
import { isAtRightMargin, type ToolsBox } from "./button-positions.ts";
import { HOST_ATTRIBUTE } from "./editable-host.ts";
import { type EntryBox, entryAt, entryBoxes, sectionOf } from "./entry-boxes.ts";
import { PLACE_ATTRIBUTE } from "./entry-place.ts";
import type { PageEditor } from "./page-editor.ts";
import { useEntryDrag } from "./use-entry-drag.ts";

/** Width of a button with its border. */
const BUTTON_PX = 26;
/** Distance between the buttons and the entry. */
const GAP_PX = 4;

export function EntryTools({
  editor,
  pageDocument,
  scale,
  onBox,
}: {
  editor: PageEditor;
  pageDocument: Document;
  /** The zoom. */
  scale: number;
  /** Called with the buttons' place; null while there are none. */
  onBox(box: ToolsBox | null): void;
}) {
  const room = useReadableRoom();
  const { document } = room;
  const layer = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const [entry, setEntry] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState("");
  useEntryUnderPointer(pageDocument, layer, setEntry);
  useRenderWithPage(pageDocument, roomValuesOf(room).subscribe);
  useEffect(() => editor.onAnnounce(setAnnouncement), [editor]);
  const drag = useEntryDrag({
    pageDocument,
    scale,
    onDrop: (dragged, target) => editor.moveEntryTo(dragged, target),
  });
  const box =
    entry && entryBoxes(pageDocument, sectionOf(entry)).find((other) => other.entry === entry);
  const snapshot = document.read();
  useReportedBox(tools, onBox);
  const name = entry && snapshot ? labelOfField(snapshot.resume, sectionOf(entry)) : "";
  return (
    <div ref={layer} className="light pointer-events-none absolute inset-0">
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {entry && box ? (
        <div
          ref={tools}
          className="pointer-events-auto absolute flex flex-col rounded-control border border-line-strong bg-raised shadow-raised"
          style={{
            ...besideEntry(box, scale, pageDocument.documentElement.clientWidth),
            top: box.top * scale,
          }}
        >
          <span
            aria-hidden
            title={TEXTS.dragToMove}
            onPointerDown={(event) => drag.start(entry, event)}
            className="grid size-6 max-w-full cursor-grab touch-none place-items-center text-ink-faint hover:text-ink active:cursor-grabbing pointer-coarse:size-10"
          >
            <GripVertical size={14} />
          </span>
          <button
            type="button"
            aria-label={TEXTS.addBelow({ name })}
            title={TEXTS.addBelowWithShortcut({ name })}
            onClick={() => editor.addEntryBelow(entry)}
            className="grid size-6 max-w-full place-items-center rounded-b-control text-accent hover:bg-accent-wash pointer-coarse:size-10"
          >
            <Plus aria-hidden size={14} />
          </button>
        </div>
      ) : null}
      {drag.line === null ? null : (
        <div
          className="absolute inset-x-4 h-1 rounded-full bg-accent"
          // Minus half of its height.
          style={{ top: drag.line * scale - 2 }}
        />
      )}
    </div>
  );
}

/** The buttons' style: in the margin beside the entry, which they may not be wider than. */
function besideEntry(box: EntryBox, scale: number, pageWidth: number) {
  const isAtRight = isAtRightMargin(box, pageWidth);
  const margin = (isAtRight ? pageWidth - box.right : box.left) * scale;
  const width = Math.max(BUTTON_PX, margin - GAP_PX);
  const edge = `calc(100% - ${width}px)`;
  return { ...(isAtRight ? { left: edge } : { right: edge }), maxWidth: width };
}

/**
 * Calls `setEntry` with the entry under the pointer. Falls back to the edited entry when the
 * pointer leaves the page.
 */
function useEntryUnderPointer(
  pageDocument: Document,
  layer: RefObject<HTMLElement>,
  setEntry: (entry: string | null) => void,
): void {
  useEffect(() => {
    const editedEntry = () =>
      entryAt(pageDocument.querySelector(`[${HOST_ATTRIBUTE}], [${PLACE_ATTRIBUTE}]`));
    const onOver = (event: Event) => {
      const entry = entryAt(event.target as Element);
      if (entry) setEntry(entry);
    };
    const onFocus = () => setEntry(editedEntry());
    const onLeave = () => setEntry(editedEntry());
    const area = layer.current?.parentElement;
    pageDocument.addEventListener("pointerover", onOver);
    pageDocument.addEventListener("focusin", onFocus);
    area?.addEventListener("pointerleave", onLeave);
    // The pointer may already be over an entry when this code has loaded.
    setEntry(entryAt([...pageDocument.querySelectorAll(":hover")].at(-1) ?? null) ?? editedEntry());
    return () => {
      pageDocument.removeEventListener("pointerover", onOver);
      pageDocument.removeEventListener("focusin", onFocus);
      area?.removeEventListener("pointerleave", onLeave);
    };
  }, [pageDocument, layer, setEntry]);
}

/**
 * Calls `onBox` if the buttons' place has changed: checked after each render, since they move with
 * the text.
 */
function useReportedBox(
  tools: RefObject<HTMLElement>,
  onBox: (box: ToolsBox | null) => void,
): void {
  const reported = useRef<ToolsBox | null>(null);
  useEffect(() => {
    const element = tools.current;
    const { offsetLeft: left = 0, offsetTop: top = 0, offsetHeight: height = 0 } = element ?? {};
    const box = element ? { left, top, bottom: top + height } : null;
    const before = reported.current;
    if (box?.left === before?.left && box?.top === before?.top && box?.bottom === before?.bottom)
      return;
    reported.current = box;
    onBox(box);
  });
}

/** Renders the buttons again when the page may have changed; while letters are typed, at a pause. */
function useRenderWithPage(
  pageDocument: Document,
  subscribe: (listener: () => void) => () => void,
): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // Long enough for React to render a letter that was patched into the page (text-patcher.ts).
    const followUp = createTypingPauseTask(100, render);
    const observer = new ResizeObserver(followUp.schedule);
    observer.observe(pageDocument.body);
    const unsubscribe = subscribe(followUp.schedule);
    return () => {
      followUp.cancel();
      observer.disconnect();
      unsubscribe();
    };
  }, [pageDocument, subscribe]);
}
