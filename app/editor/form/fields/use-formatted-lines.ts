/**
 * Redraws the formatted layer over a text area (formatted-layer.ts) when its text changes. In a
 * description it also handles lines as bullets: pasting several, and Alt+↑ and ↓ to move them.
 */
import { type RefObject, useLayoutEffect, useRef } from "react";
import { escapeInline, plainText } from "#app/core/resume/inline-text.ts";
import type { Room, TextPath } from "#app/editor/sync/room.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { markedTextAt, textAt } from "#app/editor/sync/text-at.ts";
import { applyLineMove, cleanPastedLines, moveLines } from "./bullet-lines.ts";
import { drawLayer } from "./formatted-layer.ts";
import { onTextInput } from "./text-input.ts";

/** Returns the ref for the layer's element. */
export function useFormattedLines(
  control: RefObject<HTMLTextAreaElement>,
  path: TextPath,
  hasBullets: boolean,
) {
  const room = useOpenRoom();
  const layer = useRef<HTMLDivElement>(null);
  const key = path.join(".");
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for `path`
  useLayoutEffect(() => {
    const area = control.current;
    if (!area) return;
    let frameRequest = 0;
    const draw = () => {
      frameRequest = 0;
      const marked = markedTextAt(room.document.read(), path);
      // While the document and the control differ, as during a composition, the formats are unknown.
      const isCurrent = plainText(marked) === area.value;
      if (layer.current)
        drawLayer(layer.current, area, isCurrent ? marked : escapeInline(area.value), hasBullets);
    };
    /**
     * A text without bullets and formats needs no layer; requesting a frame would take a third of a
     * keystroke's time.
     */
    const isPlain = () =>
      !hasBullets &&
      layer.current?.hasAttribute("data-formatted") === false &&
      markedTextAt(room.document.read(), path) === area.value;
    // In the animation frame that paints the letters, not in the keystroke's task.
    const scheduleDraw = () => {
      if (frameRequest === 0 && !isPlain()) frameRequest = requestAnimationFrame(draw);
    };
    const onKeyDown = (event: KeyboardEvent) => moveByKey(room, path, area, event);
    const onPaste = (event: ClipboardEvent) => pasteLines(area, event);
    draw();
    const stopInput = onTextInput(area, scheduleDraw);
    if (hasBullets) {
      area.addEventListener("keydown", onKeyDown);
      area.addEventListener("paste", onPaste);
    }
    const unsubscribe = room.document.subscribeText(path, scheduleDraw);
    return () => {
      cancelAnimationFrame(frameRequest);
      stopInput();
      area.removeEventListener("keydown", onKeyDown);
      area.removeEventListener("paste", onPaste);
      unsubscribe();
    };
  }, [room, key, control, hasBullets]);
  return layer;
}

function moveByKey(
  room: Room,
  path: TextPath,
  area: HTMLTextAreaElement,
  event: KeyboardEvent,
): void {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
  if (by === null || area.readOnly || event.isComposing) return;
  event.preventDefault();
  const { value, selectionStart: start, selectionEnd: end } = area;
  const move = moveLines(value, { start, end }, by);
  if (!move) return;
  // A text over the length limit is only in the control, not in the document, so then the control is
  // changed.
  if (textAt(room.document.read(), path) === value) room.edits.moveLine(path, move.line, move.to);
  else replaceRange(area, applyLineMove(value, move), 0, value.length);
  area.setSelectionRange(move.selection.start, move.selection.end);
}

function pasteLines(area: HTMLTextAreaElement, event: ClipboardEvent): void {
  const lines = cleanPastedLines(event.clipboardData?.getData("text/plain") ?? "");
  if (lines === null || area.readOnly) return;
  event.preventDefault();
  replaceRange(area, lines, area.selectionStart, area.selectionEnd);
}

/** Changes the text as if it was typed: the field's listener saves it. */
function replaceRange(area: HTMLTextAreaElement, text: string, start: number, end: number): void {
  area.setRangeText(text, start, end, "end");
  area.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
}
