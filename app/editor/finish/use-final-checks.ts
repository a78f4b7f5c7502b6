/**
 * Runs the checks of a generated PDF that were not made in time, and opens the file to draw its
 * pages.
 */
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useState } from "react";
import type { AtsReport } from "#app/core/ats/report.ts";
import type { CheckedPdf, FinishedPdf } from "./finished-pdf.ts";

export function useFinalChecks(pdf: FinishedPdf, analysis: AtsReport | null) {
  const [checked, setChecked] = useState<CheckedPdf | null>(pdf.checked);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` runs it again; a newer analysis alone does not
  useEffect(() => {
    if (pdf.checked) return;
    const abort = new AbortController();
    setHasFailed(false);
    import("./check-pdf.ts")
      .then(({ checkPdf }) => checkPdf(pdf, analysis, abort.signal))
      .then(setChecked)
      .catch((error) => {
        if (abort.signal.aborted) return;
        console.warn("Failed to check the PDF", error);
        setHasFailed(true);
      });
    return () => abort.abort();
  }, [pdf, attempt]);
  const file = checked?.file ?? null;
  const { document, isBroken } = useOpenFile(file);
  return {
    /** Null until it is fetched. */
    file,
    /** Null while it loads, and after a failure. */
    document,
    checks: checked?.checks ?? null,
    hasFailed,
    /** Whether the pages cannot be drawn. */
    isBroken: isBroken || (hasFailed && !file),
    retry: () => setAttempt((current) => current + 1),
  };
}

function useOpenFile(file: Blob | null) {
  const [state, setState] = useState<{ document: PDFDocumentProxy | null; isBroken: boolean }>({
    document: null,
    isBroken: false,
  });
  useEffect(() => {
    if (!file) return;
    let isClosed = false;
    let close = () => {};
    async function open(file: Blob) {
      const { openPdf } = await import("#app/features/pdf-viewer/open-pdf.client.ts");
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (isClosed) return;
      const opened = openPdf(bytes);
      close = opened.close;
      const document = await opened.document;
      if (!isClosed) setState({ document, isBroken: false });
    }
    open(file).catch((error) => {
      if (isClosed) return;
      console.warn("Failed to open the PDF", error);
      setState({ document: null, isBroken: true });
    });
    return () => {
      isClosed = true;
      close();
    };
  }, [file]);
  return state;
}
