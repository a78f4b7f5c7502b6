/** Generate PDF: everything typed so far is on the server first, then the server prints it [spec 7]. */
import { useState } from "react";
import { callApi } from "#app/client/call-api.ts";
import { exportFileName } from "#app/core/export/file-name.ts";
import type { Room } from "#app/editor/sync/room-context.ts";
import { saveFile } from "#app/features/downloads/save-file.ts";
import { useBusy } from "#app/ui/loading/use-busy.ts";
import { notify } from "#app/ui/toast/toast.tsx";

export function useGeneratePdf(room: Room) {
  // Why the last one failed, kept beside the alert [spec 8].
  const [error, setError] = useState<string | null>(null);
  const [isPrinting, print] = useBusy(async () => {
    setError(null);
    try {
      await room.flushed();
      const name = exportFileName(room.read()?.resume.personalInfo.fullName ?? "");
      const { url } = await callApi<{ url: string }>("/api/generate-pdf", {
        body: { resumeId: room.resumeId, fileName: name },
      });
      saveFile(url, `${name}.pdf`);
      notify.success("PDF generated successfully!");
    } catch (failure) {
      console.warn("PDF", failure);
      setError(failure instanceof Error ? failure.message : "Unknown error occurred");
      notify.error("Failed to generate PDF. Please try again.");
    }
  });
  return { isPrinting, print, error, forgetError: () => setError(null) };
}
