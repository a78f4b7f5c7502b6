/**
 * Generate PDF: waits until the server has every edit, then has it print, checks the file and downloads it [spec 7], so
 * that Download & Share opens with its findings.
 */
import { useRef, useState } from "react";
import { ApiError } from "#app/client/call-api.ts";
import type { AtsReport } from "#app/core/ats/report.ts";
import { checkWithTimeout } from "#app/editor/finish/check-with-timeout.ts";
import type { FinishedPdf } from "#app/editor/finish/finished-pdf.ts";
import type { Room } from "#app/editor/sync/room.ts";
import { unsavedInFile } from "#app/editor/sync/unsaved-fields.ts";
import { requestPdf } from "#app/features/downloads/request-pdf.ts";
import { saveFile } from "#app/features/downloads/save-file.ts";
import { preload } from "#app/ui/loading/preload.ts";
import { useBusy } from "#app/ui/loading/use-busy.ts";
import { plainErrorText } from "#app/ui/text/plain-error-text.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { TEXTS } from "./texts.ts";

/** Shown on the page, where its reason stays until it is dismissed or a PDF succeeds [spec 8]. */
export interface PdfFailure {
  reason: string;
  /** The reason says when to try again. */
  isRateLimited: boolean;
}

/** @param analysis the latest score report; null before the first */
export function useGeneratePdf(room: Room, analysis: AtsReport | null) {
  const [error, setError] = useState<PdfFailure | null>(null);
  const [finished, setFinished] = useState<FinishedPdf | null>(null);
  /** Closes the notice of the last PDF, which would contradict the failure of the next. */
  const dismissSuccess = useRef(() => {});
  const [isPrinting, print] = useBusy(async (isUnprompted: boolean) => {
    setError(null);
    dismissSuccess.current();
    try {
      await room.connection.waitForSync();
      const snapshot = room.document.read();
      const unsaved = unsavedInFile();
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
      dismissSuccess.current = notify.success(TEXTS.pdfGeneratedSuccessfully);
      if (printed) setFinished({ ...printed, name, checked, unsaved, isUnprompted });
    } catch (failure) {
      console.warn("Failed to generate the PDF", failure);
      setError({
        reason: plainErrorText(failure, TEXTS.unknownError),
        isRateLimited: failure instanceof ApiError && failure.status === 429,
      });
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
