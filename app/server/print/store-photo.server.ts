/** Checks an uploaded image, redraws it and stores it as a photo of a resume. */

import { checkPhoto, PHOTO_BROKEN, PHOTO_SIDE } from "#app/core/photo/check-photo.ts";
import type { AppContext } from "#app/server/context.ts";
import { addPhoto, ensurePhotoCapacity, type PhotoRow } from "#app/server/db/photos.server.ts";
import { fail } from "#app/server/http/json-api.server.ts";

/** Throws 413, 422, 409, 503 (with Retry-After), 504 or 502. */
export async function storePhoto(
  context: AppContext,
  to: { id: string; ownerId: string },
  bytes: Uint8Array<ArrayBuffer>,
): Promise<PhotoRow> {
  const checked = checkPhoto(bytes);
  if (!checked.ok) {
    throw fail(checked.reason === "too_large" ? 413 : 422, checked.message, { field: "file" });
  }
  if (!(await ensurePhotoCapacity(context, to.id))) {
    throw fail(409, "This resume and its versions hold as many photos as they can");
  }
  const { type, width, height } = checked.header;
  const drawn = await context.redrawPhoto({ type, bytes }, Math.min(PHOTO_SIDE, width, height));
  if (drawn.ok) return addPhoto(context, to, drawn.jpeg);
  switch (drawn.reason) {
    case "busy": {
      const seconds = String(drawn.retryAfterSeconds);
      const message = `Photos cannot be prepared right now. Please try again in ${seconds} seconds.`;
      throw fail(503, message, {}, { "retry-after": seconds });
    }
    case "timeout":
      throw fail(504, "This picture took too long to read. Please try another one.");
    case "unreadable":
      throw fail(422, PHOTO_BROKEN, { field: "file" });
    case "failed":
      throw fail(502, "The photo could not be prepared. Please try again.");
    default:
      throw new Error(drawn satisfies never);
  }
}
