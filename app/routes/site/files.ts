/** Serves a download by its short-lived URL; the token in it grants access. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { contentDisposition } from "#app/core/export/file-name.ts";
import { findDownload } from "#app/server/db/files.server.ts";
import { fail, methodNotAllowed } from "#app/server/http/json-api.server.ts";

const GONE = "This download link is invalid or has expired";
const NOT_STORED = "The file could not be stored. Please export it again.";

/** A link is given before its file is stored, which takes some hundredths of a second. */
const STORING_MS = 5_000;
const ASK_AGAIN_MS = 50;

export const action = () => methodNotAllowed("GET");

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  if (request.method === "OPTIONS") return methodNotAllowed("GET");
  const download = await findDownload(context.db, params.token ?? "");
  if (!download) throw fail(404, GONE);
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
  for (const end = Date.now() + STORING_MS; ; ) {
    const file = await files.get(r2Key);
    if (file || Date.now() >= end) return file;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}
