/** Downloads a photo of a resume; viewers may download only the visible one. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireResumeAccess } from "#app/server/auth/callers.server.ts";
import { loadViewerContent } from "#app/server/db/access.server.ts";
import { findPhoto } from "#app/server/db/photos.server.ts";
import { fail, methodNotAllowed } from "#app/server/http/json-api.server.ts";

const NO_SUCH_PHOTO = "There is no such photo";

export const action = () => methodNotAllowed("GET");

export async function loader(args: LoaderFunctionArgs) {
  const { request, context, params } = args;
  if (request.method === "OPTIONS") return methodNotAllowed("GET");
  const { resume } = await requireResumeAccess(args, params.resumeId, "view");
  const photo = await findPhoto(context, resume.id, params.fileId ?? "");
  if (!photo) throw fail(404, NO_SUCH_PHOTO);
  const viewerData = await loadViewerContent(context, resume.id, resume.role);
  if (viewerData && viewerData.content.photo?.fileId !== photo.id) throw fail(404, NO_SUCH_PHOTO);
  const file = await context.files.get(photo.r2Key);
  if (!file) throw fail(404, NO_SUCH_PHOTO);
  return new Response(file.body, {
    headers: {
      "content-type": "image/jpeg",
      "content-length": String(file.size),
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
