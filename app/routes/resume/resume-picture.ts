/**
 * /resumes/{id}/picture: the current first page as HTML, for the dashboard, and with `?template={id}` in the newest
 * version of another template, for the gallery (docs/decisions/0017).
 */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { visibleContent } from "#app/core/resume/visible-content.ts";
import { findTemplate } from "#app/core/templates/catalogue.ts";
import { renderFirstPage } from "#app/core/templates/page/first-page.server.ts";
import { findCookieSession } from "#app/server/auth/guards.server.ts";
import { NO_SUCH_RESUME, requireRole, requireState } from "#app/server/db/access.server.ts";
import { visiblePhotoDataUrl } from "#app/server/db/photos.server.ts";
import { fail, methodNotAllowed } from "#app/server/http/json-api.server.ts";
import { assetReader } from "#app/server/print/print-or-fail.server.ts";

/** No scripts, no requests except fonts, and framing only by our own pages. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src data:; " +
  "frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-same-origin";

export const action = () => methodNotAllowed("GET");

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const session = await findCookieSession({ request, context });
  // Not a redirect, because a login page would show up in the small frame.
  if (!session) throw fail(404, NO_SUCH_RESUME);
  const { id } = await requireRole(context, session.user.id, params.resumeId ?? "", "view");
  const { content, ...roomState } = await requireState(context, id);
  const template = findTemplate(new URL(request.url).searchParams.get("template") ?? undefined);
  const templateId = template?.id ?? roomState.templateId;
  // The same design as after a change of template in the editor.
  const design = template ? { ...roomState.design, version: template.version } : roomState.design;
  const resume = visibleContent(content, design);
  const photo = await visiblePhotoDataUrl(context, id, resume);
  const readFile = assetReader(context);
  const html = await renderFirstPage({ templateId, resume, design, photo, readFile });
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-frame-options": "SAMEORIGIN",
    "x-robots-tag": "noindex",
    // The browser of a shared computer must not keep a resume after logging out.
    "cache-control": "private, no-store",
  };
  return new Response(html, { headers });
}
