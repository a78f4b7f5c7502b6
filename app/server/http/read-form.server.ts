/** Reads forms that pages and uploads send. */
import { fail, MAX_REQUEST_BYTES, readBytes } from "./json-api.server.ts";

const FORM_TYPE = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/**
 * The form that a page's action receives. Throws a Response that its error page shows: 405 (not a POST), 415 (not a
 * form), 413 (over 1 MB), 400 (unreadable). `request.formData()` would throw a TypeError instead, which is a 500.
 */
export async function readForm(request: Request): Promise<FormData> {
  if (request.method !== "POST") {
    throw fail(405, "Use POST here", {}, { allow: "GET, POST" });
  }
  const type = request.headers.get("content-type") ?? "";
  if (!FORM_TYPE.test(type)) throw fail(415, "Send a form");
  return parseForm(await readBytes(request, MAX_REQUEST_BYTES), type);
}

/** Throws 400 for bytes that are no form of this content type. */
export async function parseForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch {
    throw fail(400, "The form cannot be read");
  }
}
