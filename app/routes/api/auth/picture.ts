/** PUT: sets the account's picture, from the field `file` of a form. DELETE: removes it. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { MAX_PHOTO_BYTES, PHOTO_TOO_LARGE } from "#app/core/photo/check-photo.ts";
import { requireApiUser } from "#app/server/auth/guards.server.ts";
import { enforceRateLimit } from "#app/server/auth/rate-limits.server.ts";
import { removeProfilePicture, setProfilePicture } from "#app/server/db/profile-pictures.server.ts";
import { methodNotAllowed, requireMethod } from "#app/server/http/json-api.server.ts";
import { readFileField } from "#app/server/http/read-file-field.server.ts";
import { checkPhotoOrFail, redrawOrFail } from "#app/server/print/redraw-or-fail.server.ts";

/** Four times the size at which a picture is shown, for dense screens. */
const SIDE_PX = 256;
const METHODS = ["PUT", "DELETE"];

export const loader = () => methodNotAllowed(...METHODS);

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, ...METHODS);
  const { user } = await requireApiUser({ request, context });
  if (request.method === "DELETE") {
    return Response.json({ success: true, user: await removeProfilePicture(context, user) });
  }
  await enforceRateLimit(context, "photos", user.id);
  const file = await readFileField(request, MAX_PHOTO_BYTES, PHOTO_TOO_LARGE);
  const photo = checkPhotoOrFail(new Uint8Array(await file.arrayBuffer()));
  const jpeg = await redrawOrFail(context, photo, SIDE_PX);
  return Response.json({ success: true, user: await setProfilePicture(context, user, jpeg) });
}
