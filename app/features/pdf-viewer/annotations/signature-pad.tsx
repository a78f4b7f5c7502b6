/** A pad for drawing a signature with a pen, finger or mouse. */
import { useEffect, useRef, useState } from "react";
import { TEXTS } from "#app/features/pdf-viewer/texts.ts";
import type { SignatureInput } from "#app/features/pdf-viewer/viewer-handle.ts";
import { Button } from "#app/ui/controls/button.tsx";

/** The size of the drawing in its own pixels; the page may show the canvas smaller. */
const WIDTH = 460;
const HEIGHT = 160;

export function SignaturePad({ onDraw }: { onDraw(signature: SignatureInput | null): void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // Each stroke is a flat list of coordinates: x, y, x, y.
  const [strokes, setStrokes] = useState<number[][]>([]);
  const currentStroke = useRef<number[] | null>(null);
  useEffect(() => paint(canvas.current, strokes), [strokes]);

  const pointOf = (event: React.PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = WIDTH / box.width;
    return [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
  };
  const updateStrokes = (next: number[][]) => {
    setStrokes(next);
    onDraw(next.length > 0 ? { kind: "drawn", strokes: next, width: WIDTH, height: HEIGHT } : null);
  };
  return (
    <div className="grid gap-2">
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={TEXTS.drawYourSignatureHere}
        className="w-full touch-none rounded-control border border-sheet-line bg-sheet"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          currentStroke.current = pointOf(event);
        }}
        onPointerMove={(event) => {
          if (!currentStroke.current) return;
          currentStroke.current.push(...pointOf(event));
          paint(canvas.current, [...strokes, currentStroke.current]);
        }}
        onPointerUp={() => {
          const stroke = currentStroke.current;
          currentStroke.current = null;
          // A click without a movement is a single point, which draws nothing.
          if (stroke && stroke.length >= 4) updateStrokes([...strokes, stroke]);
        }}
        onPointerCancel={() => {
          currentStroke.current = null;
          paint(canvas.current, strokes);
        }}
      />
      <div className="flex items-center justify-between gap-2">
        <p className="text-sm text-ink-soft">{TEXTS.usingAKeyboard}</p>
        <Button size="small" disabled={strokes.length === 0} onClick={() => updateStrokes([])}>
          {TEXTS.clear}
        </Button>
      </div>
    </div>
  );
}

function paint(canvas: HTMLCanvasElement | null, strokes: readonly number[][]): void {
  const context = canvas?.getContext("2d");
  if (!canvas || !context) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.strokeStyle = getComputedStyle(canvas).getPropertyValue("--sheet-ink");
  context.lineWidth = 2.5;
  context.lineCap = context.lineJoin = "round";
  for (const stroke of strokes) {
    context.beginPath();
    for (let index = 0; index < stroke.length; index += 2) {
      context.lineTo(stroke[index] ?? 0, stroke[index + 1] ?? 0);
    }
    context.stroke();
  }
}
