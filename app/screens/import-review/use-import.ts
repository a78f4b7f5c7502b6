/** From a chosen file to something to look through: one at a time, and it can be cancelled. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import type { ReadFile } from "./read-file.client.ts";

export type Imported = Extract<ImportOutcome, { ok: true }>;

export type ImportState =
  | { step: "choose"; failure: { name: string; message: string } | null }
  | { step: "reading"; name: string }
  | { step: "review"; name: string; imported: Imported; pdf: ReadFile["pdf"] };

const BROKEN =
  "This file could not be read. Is the connection down? Please try again, or reload the page.";

export function useImport() {
  const [state, setState] = useState<ImportState>({ step: "choose", failure: null });
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const reset = useCallback(() => {
    stop.current();
    setState({ step: "choose", failure: null });
  }, []);

  const choose = useCallback(async (file: File) => {
    stop.current();
    const abort = new AbortController();
    stop.current = () => abort.abort();
    const { name } = file;
    const fail = (message: string) => setState({ step: "choose", failure: { name, message } });
    setState({ step: "reading", name });
    try {
      const { readFile } = await import("./read-file.client.ts");
      const { outcome, pdf, close } = await readFile(file, abort.signal);
      stop.current = () => {
        abort.abort();
        close();
      };
      if (abort.signal.aborted) return;
      if (outcome.ok) setState({ step: "review", name, imported: outcome, pdf });
      else fail(outcome.message);
    } catch (error) {
      if (abort.signal.aborted) return;
      console.warn("import", error);
      fail(BROKEN);
    }
  }, []);

  return { state, choose, reset };
}
