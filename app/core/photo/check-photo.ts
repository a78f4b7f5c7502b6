/** Whether a file may become a photo: looked at in the browser before it is sent, and by the server in any case. */
import { type ImageHeader, readImageHeader } from "./image-header.ts";

export const MAX_PHOTO_BYTES = 2 * 1_048_576;
/** A decoder needs four bytes for each, whatever the file's own size. */
export const MAX_PHOTO_PIXELS = 25_000_000;
const MAX_SIDE = 12_000;
/** Fewer are a blur in print. */
export const MIN_SIDE = 100;
/** Of the square that is kept: 500 dots an inch at the size it is printed. */
export const PHOTO_SIDE = 600;

export type PhotoCheck =
  | { ok: true; header: ImageHeader }
  | { ok: false; reason: "too_large" | "unusable"; message: string };

export const PHOTO_TOO_LARGE = "This picture is larger than 2 MB. Save it smaller, then try again.";
export const PHOTO_BROKEN = "This picture is damaged and cannot be read. Choose another one.";
const NO_PICTURE = "This is not a picture that can be used. Choose a JPEG, PNG or WebP file.";

export function checkPhoto(bytes: Uint8Array): PhotoCheck {
  if (bytes.length > MAX_PHOTO_BYTES) {
    return { ok: false, reason: "too_large", message: PHOTO_TOO_LARGE };
  }
  const unusable = (message: string) => ({ ok: false, reason: "unusable", message }) as const;
  const header = readImageHeader(bytes);
  if (!header) return unusable(NO_PICTURE);
  const { width, height, isWhole } = header;
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
  return isWhole ? { ok: true, header } : unusable(PHOTO_BROKEN);
}
