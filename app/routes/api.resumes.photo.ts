/** A new photo for a resume: field `file` of a form. The resume refers to it once its content says so. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { methodNotAllowed } from "#app/api/answer.server.ts";
import type { StoredPhoto } from "#app/api/photo-bodies.ts";
import { readFileField } from "#app/api/read-file-field.server.ts";
import { spend } from "#app/auth/budgets.server.ts";
import { requireAccess } from "#app/auth/callers.server.ts";
import { MAX_PHOTO_BYTES } from "#app/photo/check-photo.ts";
import { storePhoto } from "#app/print/store-photo.server.ts";

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
