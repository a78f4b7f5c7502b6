/** Downloads a saved resume as a file through the public API. */
import { fetchApi } from "#app/client/call-api.ts";
import { type ExportFormat, fileExtension } from "#app/core/export/formats.ts";
import { requestPdf } from "./request-pdf.ts";
import { saveBlob, saveFile } from "./save-file.ts";

/** A PDF is downloaded from the URL in the response; other formats are the response body. */
export async function exportResume(
  resumeId: string,
  format: ExportFormat,
  signal?: AbortSignal,
): Promise<void> {
  if (format === "pdf") {
    const { url, fileName } = await requestPdf({ resumeId }, signal);
    return saveFile(url, `${fileName}.pdf`);
  }
  const path = `/api/resumes/${resumeId}/export?format=${format}`;
  const response = await fetchApi(path, { method: "GET", signal });
  saveBlob(
    await response.blob(),
    fileNameFromHeader(response) ?? `resume.${fileExtension(format)}`,
  );
}

function fileNameFromHeader(response: Response): string | null {
  const header = response.headers.get("content-disposition") ?? "";
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  if (extended) return decodeURIComponent(extended);
  return /filename="([^"]+)"/i.exec(header)?.[1] ?? null;
}
