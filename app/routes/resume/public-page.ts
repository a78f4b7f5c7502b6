/** /p/{slug}: a resume's public page, if its owner has switched it on. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { visibleContent, withoutContact } from "#app/core/resume/visible-content.ts";
import {
  renderPublicPage,
  renderPublicPageNotFound,
} from "#app/core/templates/page/public-page.server.ts";
import { requireState } from "#app/server/db/access.server.ts";
import { visiblePhotoDataUrl } from "#app/server/db/photos.server.ts";
import { findActivePublicPage } from "#app/server/db/public-pages.server.ts";
import { methodNotAllowed } from "#app/server/http/json-api.server.ts";
import { assetReader } from "#app/server/print/print-or-fail.server.ts";

export const action = () => methodNotAllowed("GET");

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await findActivePublicPage(context, params.slug ?? "");
  if (!page) return htmlResponse(renderPublicPageNotFound(), 404);
  const { content, templateId, design } = await requireState(context, page.resumeId);
  const visible = visibleContent(content, design);
  const shown = page.showsContact ? visible : withoutContact(visible);
  const photo = await visiblePhotoDataUrl(context, page.resumeId, visible);
  return htmlResponse(
    await renderPublicPage(templateId, shown, assetReader(context), design, photo),
  );
}

function htmlResponse(text: string, status = 200): Response {
  return new Response(text, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      // Not cached, so that switching the page off takes effect immediately.
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    },
  });
}
