/** One page of a PDF, as wide as the room it is given, drawn for the screen's own pixels. */
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef } from "react";

/** Past this a canvas costs memory that nobody sees. */
const MAX_PIXEL_RATIO = 3;

export function PdfPage({
  document,
  number,
  label,
  onError,
}: {
  document: PDFDocumentProxy;
  number: number;
  /** What the picture is, for screen readers; null where something else says it. */
  label: string | null;
  onError(error: unknown): void;
}) {
  const canvasRef = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas) return;
    let cancel = () => {};
    let drawnWidth = 0;
    const observer = new ResizeObserver(() => {
      const width = Math.round(canvas.clientWidth);
      if (width === 0 || width === drawnWidth) return;
      drawnWidth = width;
      cancel();
      cancel = draw(canvas, document, number, width, onError);
    });
    observer.observe(canvas);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [document, number, onError]);

  return (
    <canvas
      ref={canvasRef}
      {...(label === null ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      className="block aspect-210/297 w-full"
    />
  );
}

/** Draws aside and then shows the page at once, so that turning pages never flashes. */
function draw(
  canvas: HTMLCanvasElement,
  document: PDFDocumentProxy,
  number: number,
  width: number,
  onError: (error: unknown) => void,
): () => void {
  let isWanted = true;
  let stop = () => {};
  async function run() {
    const page = await document.getPage(number);
    if (!isWanted) return;
    const ratio = Math.min(window.devicePixelRatio || 1, MAX_PIXEL_RATIO);
    const scale = (width * ratio) / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    const aside = window.document.createElement("canvas");
    aside.width = Math.round(viewport.width);
    aside.height = Math.round(viewport.height);
    const task = page.render({ canvas: aside, viewport });
    stop = () => task.cancel();
    await task.promise;
    if (!isWanted) return;
    canvas.width = aside.width;
    canvas.height = aside.height;
    canvas.style.aspectRatio = `${aside.width} / ${aside.height}`;
    canvas.getContext("2d")?.drawImage(aside, 0, 0);
    canvas.dataset.page = String(number);
  }
  run().catch((error) => {
    if (isWanted) onError(error);
  });
  return () => {
    isWanted = false;
    stop();
  };
}
