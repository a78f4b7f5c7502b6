/** /p/{slug}: a resume's public page, if its owner has switched it on. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  renderPublicPage,
  renderPublicPageNotFound,
} from "#app/core/templates/page/public-page.server.ts";
import { readPublicContent } from "#app/server/db/public-content.server.ts";
import { findActivePublicPage } from "#app/server/db/public-pages.server.ts";
import { htmlResponse } from "#app/server/http/html-response.server.ts";
import { methodNotAllowed } from "#app/server/http/json-api.server.ts";
import { assetReader } from "#app/server/print/print-or-fail.server.ts";

export const action = () => methodNotAllowed("GET");

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await findActivePublicPage(context, params.slug ?? "");
  if (!page) return htmlResponse(renderPublicPageNotFound(), 404);
  const { templateId, resume, design, readPhoto } = await readPublicContent(context, page);
  const pdfPath = page.allowDownload ? `/p/${page.slug}/pdf` : null;
  const readFile = assetReader(context);
  return htmlResponse(
    await renderPublicPage(templateId, resume, readFile, design, await readPhoto(), pdfPath),
  );
}
