/** Opens a PDF and closes it when the component unmounts. */
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useCallback, useEffect, useState } from "react";
import { isChunkLoadError } from "#app/ui/loading/is-chunk-load-error.ts";
import { useAttempts } from "#app/ui/loading/use-attempts.ts";
import { plainErrorText } from "#app/ui/text/plain-error-text.ts";
import type { PdfViewer } from "./pdf-viewer.client.tsx";

export type PdfState =
  | { kind: "loading" }
  | { kind: "ready"; document: PDFDocumentProxy; Viewer: typeof PdfViewer }
  | { kind: "failed"; message: string; isChunkLoadError: boolean };

/** `message` becomes part of the error text that is shown [spec 8]. */
function failedState(error: unknown): PdfState {
  const message = plainErrorText(error, "Unknown error");
  return { kind: "failed", message, isChunkLoadError: isChunkLoadError(error) };
}

/**
 * Opens the URL `source`, or the bytes that `load` returns; `load` runs again when `source` changes.
 */
export function usePdfDocument(
  source: string,
  load?: (signal: AbortSignal) => Promise<ArrayBuffer>,
) {
  const [state, setState] = useState<PdfState>({ kind: "loading" });
  const { attempt, retry } = useAttempts(source);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` reopens the same source; `load` only changes with the source
  useEffect(() => {
    let isActive = true;
    const abort = new AbortController();
    let close = () => {};
    setState({ kind: "loading" });
    async function open() {
      try {
        const [{ openPdf }, { PdfViewer: Viewer }, bytes] = await Promise.all([
          import("./open-pdf.client.ts"),
          import("./pdf-viewer.client.tsx"),
          load?.(abort.signal),
        ]);
        if (!isActive) return;
        const opened = openPdf(bytes ? new Uint8Array(bytes) : source);
        close = opened.close;
        const document = await opened.document;
        if (isActive) setState({ kind: "ready", document, Viewer });
      } catch (error) {
        if (isActive) setState(failedState(error));
      }
    }
    open();
    return () => {
      isActive = false;
      abort.abort();
      close();
    };
  }, [source, attempt]);

  const fail = useCallback((error: unknown) => setState(failedState(error)), []);
  /** True when retrying did not load the code, so only a page reload can help. */
  const isStuck = attempt > 0 && state.kind === "failed" && state.isChunkLoadError;
  return { state, fail, retry, isStuck };
}
