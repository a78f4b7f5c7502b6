/** Serves a download by its short-lived URL; the token in it grants access. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { contentDisposition } from "#app/core/export/file-name.ts";
import { findDownload } from "#app/server/db/files.server.ts";
import { fail, methodNotAllowed } from "#app/server/http/json-api.server.ts";

const INVALID_LINK = "This download link is invalid or has expired";
const NOT_STORED = "The file could not be stored. Please export it again.";

/** How long to wait for a file: its URL is sent before it is stored, which takes under 0.1 s. */
const MAX_WAIT_MS = 5_000;
const RETRY_EVERY_MS = 50;

export const action = () => methodNotAllowed("GET");

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  if (request.method === "OPTIONS") return methodNotAllowed("GET");
  const download = await findDownload(context.db, params.token ?? "");
  if (!download) throw fail(404, INVALID_LINK);
  const file = await waitForFile(context.files, download.r2Key);
  if (!file) throw fail(503, NOT_STORED);
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

async function waitForFile(files: R2Bucket, r2Key: string): Promise<R2ObjectBody | null> {
  for (const end = Date.now() + MAX_WAIT_MS; ; ) {
    const file = await files.get(r2Key);
    if (file || Date.now() >= end) return file;
    await new Promise((resolve) => setTimeout(resolve, RETRY_EVERY_MS));
  }
}
