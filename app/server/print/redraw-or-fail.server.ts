/** Checks an uploaded image and redraws its central square as a JPEG, so that nothing else of the file is kept. */
import { checkPhoto, PHOTO_BROKEN } from "#app/core/photo/check-photo.ts";
import type { AppContext } from "#app/server/context.ts";
import { fail } from "#app/server/http/json-api.server.ts";

/** Throws 413 or 422. */
export function checkPhotoOrFail(bytes: Uint8Array<ArrayBuffer>) {
  const checked = checkPhoto(bytes);
  if (checked.ok) return { bytes, header: checked.header };
  throw fail(checked.reason === "too_large" ? 413 : 422, checked.message, { field: "file" });
}

/** Throws 422, 503 (with Retry-After), 504 or 502. `side` is in pixels; a smaller picture is not enlarged. */
export async function redrawOrFail(
  context: Pick<AppContext, "redrawPhoto">,
  { bytes, header: { type, width, height } }: ReturnType<typeof checkPhotoOrFail>,
  side: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const outcome = await context.redrawPhoto({ type, bytes }, Math.min(side, width, height));
  if (outcome.ok) return outcome.jpeg;
  switch (outcome.reason) {
    case "busy": {
      const seconds = String(outcome.retryAfterSeconds);
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
      throw new Error(outcome satisfies never);
  }
}
