/** Checks whether a file can be used as a resume's photo, in the browser before upload and on the server. */
import { type ImageHeader, readImageHeader } from "./image-header.ts";

export const MAX_PHOTO_BYTES = 2 * 1_048_576;
/** A decoder needs four bytes per pixel, whatever the file size. */
export const MAX_PHOTO_PIXELS = 25_000_000;
/** Sides are in pixels. */
const MAX_SIDE = 12_000;
/** Smaller images are blurred in print. */
export const MIN_SIDE = 100;
/** The side of the stored square: 500 dots per inch at the printed size. */
export const PHOTO_SIDE = 600;

export type PhotoCheck =
  | { ok: true; header: ImageHeader }
  | { ok: false; reason: "too_large" | "unusable"; message: string };

export const PHOTO_TOO_LARGE =
  "This picture is larger than 2 MB. Save it in a smaller size, then try again.";
export const PHOTO_BROKEN = "This picture is damaged and cannot be read. Choose another one.";
const UNSUPPORTED = "This is not a picture that can be used. Choose a JPEG, PNG or WebP file.";

/** Checks type, size and dimensions by the file's header; `message` is shown to the user. */
export function checkPhoto(bytes: Uint8Array): PhotoCheck {
  if (bytes.length > MAX_PHOTO_BYTES) {
    return { ok: false, reason: "too_large", message: PHOTO_TOO_LARGE };
  }
  const unusable = (message: string) => ({ ok: false, reason: "unusable", message }) as const;
  const header = readImageHeader(bytes);
  if (!header) return unusable(UNSUPPORTED);
  const { width, height, isComplete } = header;
  if (width * height > MAX_PHOTO_PIXELS || Math.max(width, height) > MAX_SIDE) {
    return unusable(
      `This picture has ${width.toLocaleString("en")} × ${height.toLocaleString("en")} pixels. At most 25 million can be read, and 12,000 on a side.`,
    );
  }
  if (Math.min(width, height) < MIN_SIDE) {
    return unusable(
      `This picture has only ${width} × ${height} pixels. It needs at least ${MIN_SIDE} × ${MIN_SIDE} to look good in print.`,
    );
  }
  return isComplete ? { ok: true, header } : unusable(PHOTO_BROKEN);
}
