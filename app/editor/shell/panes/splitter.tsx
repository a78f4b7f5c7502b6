/**
 * The line between two panes: dragging and arrow keys move it, a double-click resets it [WAI-ARIA
 * window splitter].
 */
import type { KeyboardEvent, PointerEvent } from "react";
import { TEXTS } from "#app/editor/shell/texts.ts";
import type { SizeBounds } from "./pane-settings.ts";

/** How far an arrow key moves the line, and one with Shift. */
const STEP_PX = 16;
const LARGE_STEP_PX = 64;

export function Splitter({
  label,
  controls,
  bounds: { min, max, value },
  isReversed = false,
  onResize,
}: {
  label: string;
  /** Id of the pane that it resizes. */
  controls: string;
  bounds: SizeBounds;
  /** The resized pane is on the right of the line. */
  isReversed?: boolean;
  /** Null resets to the default. */
  onResize(px: number | null): void;
}) {
  const resize = (px: number) => onResize(Math.min(max, Math.max(min, Math.round(px))));
  function startDrag(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    const line = event.currentTarget;
    const from = event.clientX;
    line.setPointerCapture(event.pointerId);
    const move = ({ clientX }: globalThis.PointerEvent) =>
      resize(value + (isReversed ? from - clientX : clientX - from));
    const end = () => {
      line.removeEventListener("pointermove", move);
      line.removeEventListener("lostpointercapture", end);
    };
    line.addEventListener("pointermove", move);
    line.addEventListener("lostpointercapture", end);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = event.shiftKey ? LARGE_STEP_PX : STEP_PX;
    const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const size =
      event.key === "Home"
        ? min
        : event.key === "End"
          ? max
          : direction
            ? value + direction * (isReversed ? -step : step)
            : null;
    if (size === null) return;
    event.preventDefault();
    resize(size);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a focusable separator is a widget, which <hr> is not
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-controls={controls}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      tabIndex={0}
      title={TEXTS.dragToResize}
      onPointerDown={startDrag}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onResize(null)}
      // The hit area is wider than the line.
      className="relative z-10 cursor-col-resize touch-none bg-line outline-none before:absolute before:inset-y-0 before:-inset-x-1 hover:before:bg-accent-wash focus-visible:bg-accent focus-visible:before:bg-accent-wash"
    />
  );
}
