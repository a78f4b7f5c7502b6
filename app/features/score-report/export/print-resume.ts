/** The PDF of a saved resume as the site prints it, for reading it back. */
import { fetchApi } from "#app/client/call-api.ts";

export async function printResume(resumeId: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const path = `/api/resumes/${encodeURIComponent(resumeId)}/export?format=pdf`;
  const answer = await fetchApi(path, { method: "GET", signal });
  return answer.arrayBuffer();
}
