/** A board to sign on with pen, finger or mouse. */
import { useEffect, useRef, useState } from "react";
import type { GivenSignature } from "#app/features/pdf-viewer/viewer-handle.ts";
import { Button } from "#app/ui/controls/button.tsx";

const WIDTH = 460;
const HEIGHT = 160;

export function SignatureBoard({ onDraw }: { onDraw(signature: GivenSignature | null): void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [strokes, setStrokes] = useState<number[][]>([]);
  const running = useRef<number[] | null>(null);
  useEffect(() => paint(canvas.current, strokes), [strokes]);

  const pointOf = (event: React.PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = WIDTH / box.width;
    return [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
  };
  const replace = (next: number[][]) => {
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
        aria-label="Draw your signature here"
        className="w-full touch-none rounded-control border border-sheet-line bg-sheet"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          running.current = pointOf(event);
        }}
        onPointerMove={(event) => {
          if (!running.current) return;
          running.current.push(...pointOf(event));
          paint(canvas.current, [...strokes, running.current]);
        }}
        onPointerUp={() => {
          const stroke = running.current;
          running.current = null;
          if (stroke && stroke.length >= 4) replace([...strokes, stroke]);
        }}
        onPointerCancel={() => {
          running.current = null;
          paint(canvas.current, strokes);
        }}
      />
      <div className="flex items-center justify-between gap-2">
        <p className="text-sm text-ink-soft">By keyboard, type your name instead.</p>
        <Button size="small" disabled={strokes.length === 0} onClick={() => replace([])}>
          Clear
        </Button>
      </div>
    </div>
  );
}

function paint(canvas: HTMLCanvasElement | null, strokes: readonly number[][]): void {
  const pen = canvas?.getContext("2d");
  if (!canvas || !pen) return;
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.strokeStyle = getComputedStyle(canvas).getPropertyValue("--sheet-ink");
  pen.lineWidth = 2.5;
  pen.lineCap = pen.lineJoin = "round";
  for (const stroke of strokes) {
    pen.beginPath();
    for (let at = 0; at < stroke.length; at += 2) {
      pen.lineTo(stroke[at] ?? 0, stroke[at + 1] ?? 0);
    }
    pen.stroke();
  }
}
