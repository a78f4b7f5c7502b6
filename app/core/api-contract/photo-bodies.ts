/** Response bodies of the calls for photos. */
import * as v from "valibot";

export const photoResponseBody = v.object({
  /** The value of `content.photo.fileId`. */
  fileId: v.string(),
  bytes: v.number(),
});
export type StoredPhoto = v.InferOutput<typeof photoResponseBody>;
