/** A new photo for a resume: field `file` of a form. The resume refers to it once its content says so. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { StoredPhoto } from "#app/core/api-contract/photo-bodies.ts";
import { MAX_PHOTO_BYTES } from "#app/core/photo/check-photo.ts";
import { spend } from "#app/server/auth/budgets.server.ts";
import { requireAccess } from "#app/server/auth/callers.server.ts";
import { methodNotAllowed } from "#app/server/http/answer.server.ts";
import { readFileField } from "#app/server/http/read-file-field.server.ts";
import { storePhoto } from "#app/server/print/store-photo.server.ts";

export const loader = () => methodNotAllowed("POST");

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { resume, caller } = await requireAccess(args, params.resumeId, "edit");
  await spend(context, "photos", caller.budgetKey);
  const file = await readFileField(request, MAX_PHOTO_BYTES);
  const { id, bytes } = await storePhoto(context, resume, new Uint8Array(await file.arrayBuffer()));
  const photo: StoredPhoto = { fileId: id, bytes };
  return Response.json({ photo }, { status: 201 });
}
