/** What can be done with annotated copies: saved anew, taken home, deleted and brought back. */
import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { ApiError, callApi } from "#app/client/call-api.ts";
import type { CopyItem } from "#app/core/api-contract/copy-bodies.ts";
import { saveBlob } from "#app/features/downloads/save-file.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { fetchPdf } from "./fetch-pdf.ts";

const UNREACHED = "The server could not be reached. Check the connection, then try again.";

export const toPdf = (bytes: BlobPart) => new Blob([bytes], { type: "application/pdf" });

export interface Copies {
  isBusy(id: string): boolean;
  /** Null when it failed; that was said then. */
  keep(name: string, pdf: Blob): Promise<CopyItem | null>;
  download(copy: CopyItem): Promise<void>;
  remove(copy: CopyItem): Promise<boolean>;
}

export function useCopies(resumeId: string): Copies {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string | null>(null);
  const path = `/api/resumes/${resumeId}/copies`;

  async function attempt<T>(id: string, work: () => Promise<T>): Promise<T | null> {
    setBusy(id);
    try {
      return await work();
    } catch (error) {
      console.warn("Annotated copy", error);
      notify.error(error instanceof ApiError ? error.message : UNREACHED);
      return null;
    } finally {
      setBusy(null);
    }
  }

  function keep(name: string, pdf: Blob) {
    return attempt("new", async () => {
      const form = new FormData();
      form.set("file", pdf, `${name}.pdf`);
      const { copy } = await callApi<{ copy: CopyItem }>(path, { form });
      revalidate();
      return copy;
    });
  }

  return {
    isBusy: (id) => busy === id,
    keep,
    async download({ id, name }) {
      const bytes = await attempt(id, () => fetchPdf(`${path}/${id}`));
      if (bytes) saveBlob(toPdf(bytes), `${name}.pdf`);
    },
    async remove({ id, name }) {
      const bytes = await attempt(id, async () => {
        // Fetched first: so it can be brought back.
        const before = await fetchPdf(`${path}/${id}`);
        await callApi(`${path}/${id}`, { method: "DELETE" });
        return before;
      });
      if (!bytes) return false;
      revalidate();
      notify.plain(`“${name}” was deleted`, {
        action: { label: "Undo", onClick: () => void keep(name, toPdf(bytes)) },
      });
      return true;
    },
  };
}
