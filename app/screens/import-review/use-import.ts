/** State of the import: reads one file at a time and can be canceled. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Imported } from "#app/core/import/outcome.ts";
import type { ImportReview } from "./import-review.client.tsx";
import type { FileReadResult } from "./read-file.client.ts";

export type ImportState =
  | { step: "choose"; failure: { name: string; message: string } | null }
  | { step: "reading"; name: string }
  | ({ step: "review"; name: string; imported: Imported; Review: typeof ImportReview } & Pick<
      FileReadResult,
      "pdf" | "units"
    >);

const READ_FAILED =
  "Couldn't read this file. Check your connection and try again, or reload the page.";

export function useImport() {
  const [state, setState] = useState<ImportState>({ step: "choose", failure: null });
  const cancelRead = useRef(() => {});
  useEffect(() => () => cancelRead.current(), []);

  const reset = useCallback(() => {
    cancelRead.current();
    setState({ step: "choose", failure: null });
  }, []);

  const choose = useCallback(async (file: File) => {
    cancelRead.current();
    const abort = new AbortController();
    cancelRead.current = () => abort.abort();
    const { name } = file;
    const fail = (message: string) => setState({ step: "choose", failure: { name, message } });
    setState({ step: "reading", name });
    try {
      const [{ readFile }, { ImportReview: Review }] = await Promise.all([
        import("./read-file.client.ts"),
        import("./import-review.client.tsx"),
      ]);
      const { outcome, pdf, units, close } = await readFile(file, abort.signal);
      cancelRead.current = () => {
        abort.abort();
        close();
      };
      if (abort.signal.aborted) return;
      if (outcome.ok) setState({ step: "review", name, imported: outcome, Review, pdf, units });
      else fail(outcome.message);
    } catch (error) {
      if (abort.signal.aborted) return;
      console.warn("Import failed", error);
      fail(READ_FAILED);
    }
  }, []);

  return { state, choose, reset };
}
