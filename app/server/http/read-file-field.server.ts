/** Reads an uploaded file from the field `file` of a multipart form. */
import { fail, readBytes } from "./json-api.server.ts";
import { parseForm } from "./read-form.server.ts";

/** Allowance for the multipart headers and boundaries around the file. */
const FORM_BYTES = 16_384;

/**
 * Throws a Response: 415 (not a form), 413 (over `maxBytes`), 400 (unreadable, or without the field).
 * @param tooLarge the message of the 413
 */
export async function readFileField(
  request: Request,
  maxBytes: number,
  tooLarge: string,
): Promise<File> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw fail(415, "Send a form with Content-Type: multipart/form-data");
  }
  const bytes = await readBytes(request, maxBytes + FORM_BYTES, tooLarge);
  const file = (await parseForm(bytes, type)).get("file");
  if (!(file instanceof File)) {
    throw fail(400, "Send the file as the field file", { field: "file" });
  }
  if (file.size > maxBytes) throw fail(413, tooLarge, { field: "file" });
  return file;
}
