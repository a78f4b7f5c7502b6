/** Renders one PDF page at the width of its container and the screen's pixel density. */
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef } from "react";

/** A higher ratio uses memory without a visible difference. */
const MAX_PIXEL_RATIO = 3;

export function PdfPage({
  document,
  number,
  label,
  onError,
}: {
  document: PDFDocumentProxy;
  number: number;
  /** The accessible name; null where another element provides it. */
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
      cancel = renderPage(canvas, document, number, width, onError);
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

/** Renders into a buffer and copies it at once, so that page changes do not flicker. */
function renderPage(
  canvas: HTMLCanvasElement,
  document: PDFDocumentProxy,
  number: number,
  width: number,
  onError: (error: unknown) => void,
): () => void {
  let isActive = true;
  let cancelRender = () => {};
  async function run() {
    const page = await document.getPage(number);
    if (!isActive) return;
    const ratio = Math.min(window.devicePixelRatio || 1, MAX_PIXEL_RATIO);
    const scale = (width * ratio) / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    const buffer = window.document.createElement("canvas");
    buffer.width = Math.round(viewport.width);
    buffer.height = Math.round(viewport.height);
    const task = page.render({ canvas: buffer, viewport });
    cancelRender = () => task.cancel();
    await task.promise;
    if (!isActive) return;
    canvas.width = buffer.width;
    canvas.height = buffer.height;
    canvas.style.aspectRatio = `${buffer.width} / ${buffer.height}`;
    canvas.getContext("2d")?.drawImage(buffer, 0, 0);
    canvas.dataset.page = String(number);
  }
  run().catch((error) => {
    if (isActive) onError(error);
  });
  return () => {
    isActive = false;
    cancelRender();
  };
}
