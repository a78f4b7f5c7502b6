/** Makes pdf.js' viewer for as long as its element and its document are there. */
import type { PDFDocumentProxy } from "pdfjs-dist";
import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { type Asks, FIRST_STATE, type ViewerHandle } from "./viewer-handle.ts";

/** `asks` must stay the same from one drawing to the next. */
export function usePdfViewer({
  container,
  document,
  asks,
  onError,
}: {
  container: RefObject<HTMLDivElement>;
  document: PDFDocumentProxy;
  asks?: Asks;
  onError(error: unknown): void;
}): ViewerHandle | null {
  const [handle, setHandle] = useState<ViewerHandle | null>(null);
  useEffect(() => {
    let isWanted = true;
    let made: ViewerHandle | null = null;
    async function start() {
      try {
        const { createViewer } = await import("./create-viewer.client.ts");
        if (!isWanted || !container.current) return;
        made = createViewer({ container: container.current, document, asks });
        setHandle(made);
      } catch (error) {
        if (isWanted) onError(error);
      }
    }
    start();
    return () => {
      isWanted = false;
      made?.close();
      setHandle(null);
    };
  }, [container, document, asks, onError]);
  return handle;
}

const nothing = () => () => {};
const first = () => FIRST_STATE;

export function useViewerState(handle: ViewerHandle | null) {
  return useSyncExternalStore(handle?.subscribe ?? nothing, handle?.state ?? first, first);
}
