/** Fetches a PDF from the API. */
import { fetchApi } from "#app/client/call-api.ts";

export async function fetchPdf(path: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetchApi(path, { method: "GET", signal });
  return response.arrayBuffer();
}
