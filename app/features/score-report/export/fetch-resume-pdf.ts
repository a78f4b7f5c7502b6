/** Fetches the PDF of a saved resume so that its text can be checked. */
import { fetchApi } from "#app/client/call-api.ts";

export async function fetchResumePdf(resumeId: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const path = `/api/resumes/${encodeURIComponent(resumeId)}/export?format=pdf`;
  const response = await fetchApi(path, { method: "GET", signal });
  return response.arrayBuffer();
}
