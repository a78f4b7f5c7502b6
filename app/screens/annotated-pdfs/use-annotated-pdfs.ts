/** Actions on annotated copies: upload, download, delete and undo. */
import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { callApi } from "#app/client/call-api.ts";
import { requestErrorText } from "#app/client/request-error-text.ts";
import type { AnnotatedPdfItem } from "#app/core/api-contract/annotated-pdf-bodies.ts";
import { saveBlob } from "#app/features/downloads/save-file.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { fetchPdf } from "./fetch-pdf.ts";
import { TEXTS } from "./texts.ts";

export const pdfBlob = (bytes: BlobPart) => new Blob([bytes], { type: "application/pdf" });

export interface AnnotatedPdfActions {
  isBusy(id: string): boolean;
  /** Returns null after showing an error. */
  upload(name: string, pdf: Blob): Promise<AnnotatedPdfItem | null>;
  download(copy: AnnotatedPdfItem): Promise<void>;
  remove(copy: AnnotatedPdfItem): Promise<boolean>;
}

export function useAnnotatedPdfs(resumeId: string): AnnotatedPdfActions {
  const { revalidate } = useRevalidator();
  const [busyId, setBusyId] = useState<string | null>(null);
  const path = `/api/resumes/${resumeId}/copies`;

  async function run<T>(id: string, request: () => Promise<T>): Promise<T | null> {
    setBusyId(id);
    try {
      return await request();
    } catch (error) {
      console.warn("Annotated copy request failed", error);
      notify.error(requestErrorText(error));
      return null;
    } finally {
      setBusyId(null);
    }
  }

  function upload(name: string, pdf: Blob) {
    return run("new", async () => {
      const form = new FormData();
      form.set("file", pdf, `${name}.pdf`);
      const { copy } = await callApi<{ copy: AnnotatedPdfItem }>(path, { form });
      revalidate();
      return copy;
    });
  }

  return {
    isBusy: (id) => busyId === id,
    upload,
    async download({ id, name }) {
      const bytes = await run(id, () => fetchPdf(`${path}/${id}`));
      if (bytes) saveBlob(pdfBlob(bytes), `${name}.pdf`);
    },
    async remove({ id, name }) {
      const bytes = await run(id, async () => {
        // Fetched first, so that Undo can upload it again.
        const deletedPdf = await fetchPdf(`${path}/${id}`);
        await callApi(`${path}/${id}`, { method: "DELETE" });
        return deletedPdf;
      });
      if (!bytes) return false;
      revalidate();
      notify.plain(TEXTS.wasDeleted({ name }), {
        action: { label: "Undo", onClick: () => void upload(name, pdfBlob(bytes)) },
      });
      return true;
    },
  };
}
