/** A resume as a file, from the same calls that any client uses. */
import { ApiError, callApi, fetchApi } from "#app/api/call-api.ts";

export const FORMATS = [
  { format: "pdf", label: "PDF" },
  { format: "docx", label: "Word (DOCX)" },
  { format: "txt", label: "Plain text (TXT)" },
  { format: "md", label: "Markdown" },
  { format: "json", label: "JSON Resume" },
] as const;
export type Format = (typeof FORMATS)[number]["format"];

/** PDFs wait at an address of their own; the other formats are small and come in the answer. */
export async function exportResume(resumeId: string, format: Format): Promise<void> {
  if (format === "pdf") {
    const { url, fileName } = await callApi<{ url: string; fileName: string }>(
      "/api/generate-pdf",
      { body: { resumeId } },
    );
    return download(url, `${fileName}.pdf`);
  }
  const answer = await fetchApi(`/api/resumes/${resumeId}/export?format=${format}`, {
    method: "GET",
  });
  const url = URL.createObjectURL(await answer.blob());
  download(url, fileNameOf(answer) ?? `resume.${format}`);
  // The download has begun by the next task; the bytes need not stay for longer than that.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function download(href: string, fileName: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.download = fileName;
  link.click();
}

function fileNameOf(answer: Response): string | null {
  const header = answer.headers.get("content-disposition") ?? "";
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  if (extended) return decodeURIComponent(extended);
  return /filename="([^"]+)"/i.exec(header)?.[1] ?? null;
}

export function failureText(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return "The server could not be reached. Check the connection, then try again.";
}
