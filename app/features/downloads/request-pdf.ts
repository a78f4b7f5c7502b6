/** Has the server print a PDF; the answer's `url` is what gets downloaded [spec 7]. */
import { callApi } from "#app/client/call-api.ts";

interface PrintedPdf {
  url: string;
  fileName: string;
}

/** Rejects unless the answer has a `url`: without one there is no file to save. */
export async function requestPdf(body: object, signal?: AbortSignal): Promise<PrintedPdf> {
  const pdf = await callApi<Partial<PrintedPdf>>("/api/generate-pdf", { body, signal });
  if (typeof pdf.url !== "string" || pdf.url === "") {
    throw new Error("The server sent no address for the PDF.");
  }
  return { url: pdf.url, fileName: pdf.fileName || "resume" };
}
