/**
 * Generate PDF: waits until the server has every edit, then has it print, checks the file and downloads it [spec 7], so
 * that Download & Share opens with its findings.
 */
import { useState } from "react";
import type { AtsReport } from "#app/core/ats/report.ts";
import { checkWithTimeout } from "#app/editor/finish/check-with-timeout.ts";
import type { FinishedPdf } from "#app/editor/finish/finished-pdf.ts";
import type { Room } from "#app/editor/sync/room.ts";
import { requestPdf } from "#app/features/downloads/request-pdf.ts";
import { saveFile } from "#app/features/downloads/save-file.ts";
import { preload } from "#app/ui/loading/preload.ts";
import { useBusy } from "#app/ui/loading/use-busy.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { TEXTS } from "./texts.ts";

/** @param analysis the latest score report; null before the first */
export function useGeneratePdf(room: Room, analysis: AtsReport | null) {
  // The reason stays on the page after the alert has gone [spec 8].
  const [error, setError] = useState<string | null>(null);
  const [finished, setFinished] = useState<FinishedPdf | null>(null);
  const [isPrinting, print] = useBusy(async () => {
    setError(null);
    try {
      await room.connection.waitForSync();
      const snapshot = room.document.read();
      const { exportFileName } = await loadFileName();
      const name = exportFileName(snapshot?.resume.personalInfo.fullName ?? "");
      // Loads while the server prints; a failure is reported where `checkModule` is awaited.
      const checkModule = loadCheck();
      checkModule.catch(() => {});
      const { url } = await requestPdf({ resumeId: room.resumeId, fileName: name });
      const printed = snapshot && { url, resume: snapshot.resume, design: snapshot.design };
      const checked =
        printed &&
        (await checkWithTimeout(async (signal) => {
          const { checkPdf } = await checkModule;
          return checkPdf(printed, analysis, signal);
        }));
      saveFile(url, `${name}.pdf`);
      notify.success(TEXTS.pdfGeneratedSuccessfully);
      if (printed) setFinished({ ...printed, name, checked });
    } catch (failure) {
      console.warn("Failed to generate the PDF", failure);
      setError(failure instanceof Error ? failure.message : TEXTS.unknownError);
      notify.error(TEXTS.failedToGeneratePdf);
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

const loadFileName = preload(() => import("#app/core/export/file-name.ts"));
const loadCheck = () => import("#app/editor/finish/check-pdf.ts");
