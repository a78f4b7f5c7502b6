/** Serves a download by its short-lived URL; the token in it grants access. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { contentDisposition } from "#app/core/export/file-name.ts";
import { findDownload } from "#app/server/db/files.server.ts";
import { fail, methodNotAllowed } from "#app/server/http/json-api.server.ts";

const GONE = "This download link is invalid or has expired";

export const action = () => methodNotAllowed("GET");

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  if (request.method === "OPTIONS") return methodNotAllowed("GET");
  const download = await findDownload(context.db, params.token ?? "");
  if (!download) throw fail(404, GONE);
  const file = await context.files.get(download.r2Key);
  if (!file) throw fail(404, GONE);
  return new Response(file.body, {
    headers: {
      "content-type": download.contentType,
      "content-length": String(file.size),
      "content-disposition": contentDisposition(download.fileName),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
  });
}
