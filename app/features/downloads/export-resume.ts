/** A saved resume as a file, from the same calls that any client uses. */
import { callApi, fetchApi } from "#app/client/call-api.ts";
import type { ExportFormat } from "#app/core/export/formats.ts";
import { saveBlob, saveFile } from "./save-file.ts";

/** PDFs wait at an address of their own; the other formats come in the answer. */
export async function exportResume(
  resumeId: string,
  format: ExportFormat,
  signal?: AbortSignal,
): Promise<void> {
  if (format === "pdf") {
    const { url, fileName } = await callApi<{ url: string; fileName: string }>(
      "/api/generate-pdf",
      { body: { resumeId }, signal },
    );
    return saveFile(url, `${fileName}.pdf`);
  }
  const path = `/api/resumes/${resumeId}/export?format=${format}`;
  const answer = await fetchApi(path, { method: "GET", signal });
  saveBlob(await answer.blob(), fileNameOf(answer) ?? `resume.${format}`);
}

function fileNameOf(answer: Response): string | null {
  const header = answer.headers.get("content-disposition") ?? "";
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  if (extended) return decodeURIComponent(extended);
  return /filename="([^"]+)"/i.exec(header)?.[1] ?? null;
}
