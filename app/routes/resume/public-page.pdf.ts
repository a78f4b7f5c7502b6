/** /p/{slug}/pdf: what a public page shows, as a PDF, if its owner allows downloads. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { contentDisposition, exportFileName } from "#app/core/export/file-name.ts";
import { toPrintJob } from "#app/core/export/print-job.ts";
import {
  renderPdfUnavailable,
  renderPublicPageNotFound,
} from "#app/core/templates/page/public-page.server.ts";
import { readPublicContent } from "#app/server/db/public-content.server.ts";
import { findActivePublicPage } from "#app/server/db/public-pages.server.ts";
import { findOwnerId } from "#app/server/db/resumes.server.ts";
import { htmlResponse } from "#app/server/http/html-response.server.ts";
import { methodNotAllowed } from "#app/server/http/json-api.server.ts";
import { assetReader, printOrFail } from "#app/server/print/print-or-fail.server.ts";

export const action = () => methodNotAllowed("GET");

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  if (request.method === "OPTIONS") return methodNotAllowed("GET");
  const page = await findActivePublicPage(context, params.slug ?? "");
  if (!page?.allowDownload) return htmlResponse(renderPublicPageNotFound(), 404);
  const shown = await readPublicContent(context, page);
  const job = toPrintJob({ ...shown, resumeId: page.resumeId, readFile: assetReader(context) });
  const ownerId = await findOwnerId(context, page.resumeId);
  // All strangers share one limit for a page; an unchanged page is printed once.
  const print = await printOrFail(context, job, ownerId, `public page:${page.resumeId}`).catch(
    toErrorPage,
  );
  if (print instanceof Response) return print;
  await print.stored;
  const file = await context.files.get(print.r2Key);
  if (!file) throw new Error("The stored print is missing from R2");
  return new Response(file.body, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": contentDisposition(
        `${exportFileName(shown.resume.personalInfo.fullName)}.pdf`,
      ),
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    },
  });
}

/** Replaces a JSON error of the printer by a page, because a person has followed a link. */
function toErrorPage(failure: unknown): Response {
  if (!(failure instanceof Response)) throw failure;
  const retryAfter = failure.headers.get("retry-after");
  return htmlResponse(
    renderPdfUnavailable(),
    failure.status,
    retryAfter ? { "retry-after": retryAfter } : {},
  );
}
