/** Checks an uploaded image, redraws it and stores it as a photo of a resume. */

import { PHOTO_SIDE } from "#app/core/photo/check-photo.ts";
import type { AppContext } from "#app/server/context.ts";
import { addPhoto, ensurePhotoCapacity, type PhotoRow } from "#app/server/db/photos.server.ts";
import { fail } from "#app/server/http/json-api.server.ts";
import { checkPhotoOrFail, redrawOrFail } from "./redraw-or-fail.server.ts";

/** Throws 413, 422, 409, 503 (with Retry-After), 504 or 502. */
export async function storePhoto(
  context: AppContext,
  to: { id: string; ownerId: string },
  bytes: Uint8Array<ArrayBuffer>,
): Promise<PhotoRow> {
  const photo = checkPhotoOrFail(bytes);
  if (!(await ensurePhotoCapacity(context, to.id))) {
    throw fail(409, "This resume and its versions hold as many photos as they can");
  }
  return addPhoto(context, to, await redrawOrFail(context, photo, PHOTO_SIDE));
}
