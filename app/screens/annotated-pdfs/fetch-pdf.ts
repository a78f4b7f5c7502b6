/** The bytes of a PDF behind a call of ours. */
import { fetchApi } from "#app/client/call-api.ts";

export async function fetchPdf(path: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetchApi(path, { method: "GET", signal });
  return answer.arrayBuffer();
}
