/** Opens a PDF for as long as a component shows it. */
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useCallback, useEffect, useState } from "react";
import { isLostCode } from "#app/ui/loading/lost-code.ts";
import { useAttempts } from "#app/ui/loading/use-attempts.ts";

export type PdfState =
  | { kind: "loading" }
  | { kind: "ready"; document: PDFDocumentProxy }
  | { kind: "failed"; message: string; isCodeLost: boolean };

/** Why it failed, in a sentence; [spec 8] words the rest. */
function failureOf(error: unknown): PdfState {
  const message = error instanceof Error && error.message !== "" ? error.message : "Unknown error";
  return { kind: "failed", message, isCodeLost: isLostCode(error) };
}

/**
 * The PDF at an address, or what `load` brings; `load` is called anew when `source` is another one.
 */
export function usePdfDocument(
  source: string,
  load?: (signal: AbortSignal) => Promise<ArrayBuffer>,
) {
  const [state, setState] = useState<PdfState>({ kind: "loading" });
  const { attempt, retry } = useAttempts(source);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens the same source again; how it is loaded goes with the source
  useEffect(() => {
    let isWanted = true;
    const abort = new AbortController();
    let close = () => {};
    setState({ kind: "loading" });
    async function open() {
      try {
        const [{ openPdf }, bytes] = await Promise.all([
          import("./open-pdf.client.ts"),
          load?.(abort.signal),
        ]);
        if (!isWanted) return;
        const opened = openPdf(bytes ? new Uint8Array(bytes) : source);
        close = opened.close;
        const document = await opened.document;
        if (isWanted) setState({ kind: "ready", document });
      } catch (error) {
        if (isWanted) setState(failureOf(error));
      }
    }
    open();
    return () => {
      isWanted = false;
      abort.abort();
      close();
    };
  }, [source, attempt]);

  const fail = useCallback((error: unknown) => setState(failureOf(error)), []);
  /** Trying again has not helped. */
  const isStuck = attempt > 0 && state.kind === "failed" && state.isCodeLost;
  return { state, fail, retry, isStuck };
}
