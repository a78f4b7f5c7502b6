/** Fetches the generated PDF once, opens it for the pictures of its pages, and checks it. */
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useState } from "react";
import { fetchApi } from "#app/client/call-api.ts";
import type { FinalCheck, MustHavesCheck } from "#app/core/pdf-check/final-checks.ts";
import { visibleContent } from "#app/core/resume/visible-content.ts";
import type { FinishedPdf } from "./finished-pdf.ts";

export interface FinalChecksState {
  /** The file; null until it is fetched. */
  file: Blob | null;
  /** Null while it loads, and after a failure. */
  document: PDFDocumentProxy | null;
  checks: FinalCheck[] | null;
  isFailed: boolean;
}

const LOADING: FinalChecksState = { file: null, document: null, checks: null, isFailed: false };

export function useFinalChecks(
  pdf: FinishedPdf,
  mustHaves: MustHavesCheck | null,
): FinalChecksState & { retry(): void } {
  const [state, setState] = useState(LOADING);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` runs it again; the requirements are those of the moment
  useEffect(() => {
    const abort = new AbortController();
    let close = () => {};
    setState(LOADING);
    async function run() {
      const [{ openPdf }, { readPdf }, { createParseReport }, { runFinalChecks }, { loadSamples }] =
        await Promise.all([
          import("#app/features/pdf-viewer/open-pdf.client.ts"),
          import("#app/features/pdf-viewer/read-pdf.client.ts"),
          import("#app/core/pdf-check/parse-report.ts"),
          import("#app/core/pdf-check/final-checks.ts"),
          import("#app/core/templates/samples.ts"),
        ]);
      const response = await fetchApi(pdf.url, { method: "GET", signal: abort.signal });
      const file = await response.blob();
      const bytes = await file.arrayBuffer();
      // pdf.js takes ownership of the bytes that it opens.
      const opened = openPdf(new Uint8Array(bytes.slice(0)));
      close = opened.close;
      const document = await opened.document;
      abort.signal.throwIfAborted();
      setState({ file, document, checks: null, isFailed: false });
      const outcome = await readPdf(bytes, abort.signal);
      if (!outcome.ok) throw new Error(`The PDF is ${outcome.reason}`);
      const resume = visibleContent(pdf.resume, pdf.design);
      const checks = runFinalChecks({
        resume,
        samples: await loadSamples(),
        mustHaves,
        pdf: outcome.pdf,
        report: createParseReport(outcome.pdf, resume),
      });
      if (!abort.signal.aborted) setState({ file, document, checks, isFailed: false });
    }
    run().catch((error) => {
      if (abort.signal.aborted) return;
      console.warn("Failed to check the PDF", error);
      setState((before) => ({ ...before, isFailed: true }));
    });
    return () => {
      abort.abort();
      close();
    };
  }, [pdf, attempt]);
  return { ...state, retry: () => setAttempt((current) => current + 1) };
}
