/** Reads a PDF back while somebody looks: get the file, read its text, hold it against the resume. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { ParseReport } from "#app/core/pdf-check/parse-report.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { isLostCode } from "#app/ui/loading/lost-code.ts";

export type ReadBackState =
  | { kind: "idle" }
  | { kind: "working"; doing: "printing" | "reading" }
  | { kind: "ready"; report: ParseReport; name: string }
  /** Stuck where trying again has not helped. */
  | { kind: "failed"; message: string; isStuck: boolean };

interface Source {
  name: string;
  /** Null for a file whose content nobody knows. */
  resume: Resume | null;
  bytes(signal: AbortSignal): Promise<ArrayBuffer>;
}

const NEEDS_PASSWORD =
  "This file is encrypted: it opens with a password only. A parser reads nothing from it; save it without one.";
const UNREADABLE = "This file cannot be read as a PDF. A parser could not read it either.";
const NO_CODE =
  "The part of this page that reads PDFs could not be loaded. Check the connection and try again, or reload the page.";
const NO_PDF = "The PDF could not be made. Please try again.";

export function useReadBack() {
  const [state, setState] = useState<ReadBackState>({ kind: "idle" });
  const losses = useRef(0);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const read = useCallback(async ({ name, resume, bytes }: Source) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const set = (next: ReadBackState) => running.current === mine && setState(next);
    const fail = (message: string, isStuck = false) => set({ kind: "failed", message, isStuck });
    set({ kind: "working", doing: "printing" });
    const file = await bytes(mine.signal).catch((failure: unknown) => {
      console.warn("PDF", failure);
      return null;
    });
    if (!file) return fail(NO_PDF);
    set({ kind: "working", doing: "reading" });
    try {
      // pdf.js and the comparison are loaded once somebody wants them.
      const [{ readPdf }, { readBack }] = await Promise.all([
        import("#app/features/pdf-viewer/read-pdf.client.ts"),
        import("#app/core/pdf-check/parse-report.ts"),
      ]);
      const outcome = await readPdf(file, mine.signal);
      if (outcome.ok) set({ kind: "ready", name, report: readBack(outcome.pdf, resume) });
      else fail(outcome.reason === "password" ? NEEDS_PASSWORD : UNREADABLE);
    } catch (failure) {
      console.warn("Reading a PDF", failure);
      if (isLostCode(failure)) fail(NO_CODE, ++losses.current > 1);
      else fail(UNREADABLE);
    }
  }, []);
  return { state, read };
}

/** The Parse figure, or what stands for it while there is none. */
export function parseFigure(state: ReadBackState): { value: number | null; instead: string } {
  if (state.kind === "ready") return { value: state.report.recovered, instead: "Nothing to read" };
  return { value: null, instead: state.kind === "failed" ? "Not available" : "Reading..." };
}
