/** Checks a PDF: fetches the file, extracts its text and compares it with the resume. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { ParseReport } from "#app/core/pdf-check/parse-report.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { loadWords } from "#app/core/resume-languages/load-words.ts";
import { isChunkLoadError } from "#app/ui/loading/is-chunk-load-error.ts";
import { TEXTS } from "./texts.ts";

export type PdfCheckState =
  | { kind: "idle" }
  | { kind: "working"; step: "printing" | "reading" }
  | { kind: "ready"; report: ParseReport; name: string }
  /** `isStuck`: retrying did not help, so only a reload can. */
  | { kind: "failed"; message: string; isStuck: boolean };

interface PdfSource {
  /** Shown with the result. */
  name: string;
  /** Null for an external file, which has no resume to compare with. */
  resume: Resume | null;
  bytes(signal: AbortSignal): Promise<ArrayBuffer>;
}

/** @returns the state, and `check`, which starts a check and ends the one before */
export function usePdfCheck() {
  const [state, setState] = useState<PdfCheckState>({ kind: "idle" });
  const loadFailures = useRef(0);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const check = useCallback(async ({ name, resume, bytes }: PdfSource) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const update = (next: PdfCheckState) => running.current === controller && setState(next);
    const fail = (message: string, isStuck = false) => update({ kind: "failed", message, isStuck });
    update({ kind: "working", step: "printing" });
    const file = await bytes(controller.signal).catch((failure: unknown) => {
      console.warn("Failed to fetch the PDF", failure);
      return null;
    });
    if (!file) return fail(TEXTS.pdfNotCreated);
    update({ kind: "working", step: "reading" });
    try {
      // Imported on demand, because pdf.js is large.
      const [{ readPdf, createParseReport }, words] = await Promise.all([
        import("./read-and-compare.client.ts"),
        loadWords(resume?.language),
      ]);
      const outcome = await readPdf(file, controller.signal);
      if (outcome.ok)
        update({ kind: "ready", name, report: createParseReport(outcome.pdf, resume, words) });
      else fail(outcome.reason === "password" ? TEXTS.needsPassword : TEXTS.unreadable);
    } catch (failure) {
      console.warn("Failed to read the PDF", failure);
      if (isChunkLoadError(failure)) fail(TEXTS.readerNotLoaded, ++loadFailures.current > 1);
      else fail(TEXTS.unreadable);
    }
  }, []);
  return { state, check };
}

/** The Parse score, or a placeholder while there is none. */
export function parseScore(state: PdfCheckState): { value: number | null; placeholder: string } {
  if (state.kind === "ready")
    return { value: state.report.recovered, placeholder: TEXTS.nothingToRead };
  return { value: null, placeholder: state.kind === "failed" ? TEXTS.notAvailable : TEXTS.reading };
}
