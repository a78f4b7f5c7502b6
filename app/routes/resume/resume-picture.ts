/** /resumes/{id}/picture: the first page as it is now, for the dashboard (docs/decisions/0017). */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { visibleContent } from "#app/core/resume/visible-content.ts";
import { renderFirstPage } from "#app/core/templates/page/first-page.server.ts";
import { findCookieSession } from "#app/server/auth/guards.server.ts";
import { NO_SUCH_RESUME, requireRole, requireState } from "#app/server/db/access.server.ts";
import { visiblePhotoDataUrl } from "#app/server/db/photos.server.ts";
import { fail, methodNotAllowed } from "#app/server/http/json-api.server.ts";
import { assetReader } from "#app/server/print/print-or-fail.server.ts";

/** Runs nothing, reaches nothing but the fonts, and stands in our own pages only. */
const WALLS =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src data:; " +
  "frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-same-origin";

export const action = () => methodNotAllowed("GET");

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const found = await findCookieSession({ request, context });
  // A login page would only stand in the small frame.
  if (!found) throw fail(404, NO_SUCH_RESUME);
  const { id } = await requireRole(context, found.user.id, params.resumeId ?? "", "view");
  const { content, templateId, design } = await requireState(context, id);
  const resume = visibleContent(content, design);
  const photo = await visiblePhotoDataUrl(context, id, resume);
  const readFile = assetReader(context);
  const html = await renderFirstPage({ templateId, resume, design, photo, readFile });
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": WALLS,
    "x-frame-options": "SAMEORIGIN",
    "x-robots-tag": "noindex",
    // A shared computer's browser is not to keep somebody's resume after they have left.
    "cache-control": "private, no-store",
  };
  return new Response(html, { headers });
}
