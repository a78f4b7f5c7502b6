/** Generate PDF: waits until the server has every edit, then has it print and downloads the file [spec 7]. */
import { useState } from "react";
import { exportFileName } from "#app/core/export/file-name.ts";
import type { FinishedPdf } from "#app/editor/finish/finished-pdf.ts";
import type { Room } from "#app/editor/sync/room.ts";
import { requestPdf } from "#app/features/downloads/request-pdf.ts";
import { saveFile } from "#app/features/downloads/save-file.ts";
import { useBusy } from "#app/ui/loading/use-busy.ts";
import { notify } from "#app/ui/toast/toast.tsx";

export function useGeneratePdf(room: Room) {
  // The reason stays on the page after the alert has gone [spec 8].
  const [error, setError] = useState<string | null>(null);
  const [finished, setFinished] = useState<FinishedPdf | null>(null);
  const [isPrinting, print] = useBusy(async () => {
    setError(null);
    try {
      await room.connection.waitForSync();
      const snapshot = room.document.read();
      const name = exportFileName(snapshot?.resume.personalInfo.fullName ?? "");
      const { url } = await requestPdf({ resumeId: room.resumeId, fileName: name });
      saveFile(url, `${name}.pdf`);
      notify.success("PDF generated successfully!");
      if (snapshot) setFinished({ url, name, resume: snapshot.resume, design: snapshot.design });
    } catch (failure) {
      console.warn("Failed to generate the PDF", failure);
      setError(failure instanceof Error ? failure.message : "Unknown error occurred");
      notify.error("Failed to generate PDF. Please try again.");
    }
  });
  return {
    isPrinting,
    print,
    error,
    dismissError: () => setError(null),
    /** The last PDF, until its dialog is closed. */
    finished,
    closeFinished: () => setFinished(null),
  };
}
