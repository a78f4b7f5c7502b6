/** Uploads a photo for a resume: the field `file` of a form. The caller then refers to it in the content. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { StoredPhoto } from "#app/core/api-contract/photo-bodies.ts";
import { MAX_PHOTO_BYTES, PHOTO_TOO_LARGE } from "#app/core/photo/check-photo.ts";
import { requireResumeAccess } from "#app/server/auth/callers.server.ts";
import { enforceRateLimit } from "#app/server/auth/rate-limits.server.ts";
import { methodNotAllowed } from "#app/server/http/json-api.server.ts";
import { readFileField } from "#app/server/http/read-file-field.server.ts";
import { storePhoto } from "#app/server/print/store-photo.server.ts";

export const loader = () => methodNotAllowed("POST");

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { resume, caller } = await requireResumeAccess(args, params.resumeId, "edit");
  await enforceRateLimit(context, "photos", caller.rateLimitKey);
  const file = await readFileField(request, MAX_PHOTO_BYTES, PHOTO_TOO_LARGE);
  const { id, bytes } = await storePhoto(context, resume, new Uint8Array(await file.arrayBuffer()));
  const photo: StoredPhoto = { fileId: id, bytes };
  return Response.json({ photo }, { status: 201 });
}
