/** What the calls for photos answer. */
import * as v from "valibot";

export const photoAnswer = v.object({
  /** For `content.photo.fileId`. */
  fileId: v.string(),
  bytes: v.number(),
});
export type StoredPhoto = v.InferOutput<typeof photoAnswer>;
