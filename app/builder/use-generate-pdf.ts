/** Generate PDF: everything typed so far is on the server first, then the server prints it [spec 7]. */
import { callApi } from "#app/api/call-api.ts";
import { notify } from "#app/ui/toast.tsx";
import { downloadFile } from "./download-file.ts";
import type { Room } from "./room-context.ts";
import { useBusy } from "./use-busy.ts";

export interface PrintedFile {
  url: string;
  fileName: string;
}

/** Without `.pdf` [spec 7]. */
export function pdfFileName(fullName: string): string {
  const name = fullName.trim().replace(/\s+/g, "-");
  return name ? `${name}-resume` : "resume";
}

export function useGeneratePdf(room: Room) {
  return useBusy(async () => {
    try {
      await room.flushed();
      const name = pdfFileName(room.read()?.resume.personalInfo.fullName ?? "");
      const { url } = await callApi<PrintedFile>("/api/generate-pdf", {
        body: { resumeId: room.resumeId, fileName: name },
      });
      downloadFile(url, `${name}.pdf`);
      notify.success("PDF generated successfully!");
    } catch (error) {
      console.warn("PDF", error);
      notify.error("Failed to generate PDF. Please try again.");
    }
  });
}
