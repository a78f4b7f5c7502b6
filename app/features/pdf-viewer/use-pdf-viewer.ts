/** Creates pdf.js' viewer for a document and closes it on unmount. */
import type { PDFDocumentProxy } from "pdfjs-dist";
import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { type AnnotationPrompts, INITIAL_STATE, type ViewerHandle } from "./viewer-handle.ts";

/** `prompts` and `onError` must be stable across renders, because a new value recreates the viewer. */
export function usePdfViewer({
  container,
  document,
  prompts,
  onError,
}: {
  container: RefObject<HTMLDivElement>;
  document: PDFDocumentProxy;
  prompts?: AnnotationPrompts;
  onError(error: unknown): void;
}): ViewerHandle | null {
  const [handle, setHandle] = useState<ViewerHandle | null>(null);
  useEffect(() => {
    let isActive = true;
    let viewer: ViewerHandle | null = null;
    async function start() {
      try {
        const { createViewer } = await import("./create-viewer.client.ts");
        if (!isActive || !container.current) return;
        viewer = createViewer({ container: container.current, document, prompts });
        setHandle(viewer);
      } catch (error) {
        if (isActive) onError(error);
      }
    }
    start();
    return () => {
      isActive = false;
      viewer?.close();
      setHandle(null);
    };
  }, [container, document, prompts, onError]);
  return handle;
}

const noSubscription = () => () => {};
const initialState = () => INITIAL_STATE;

export function useViewerState(handle: ViewerHandle | null) {
  return useSyncExternalStore(
    handle?.subscribe ?? noSubscription,
    handle?.getState ?? initialState,
    initialState,
  );
}
