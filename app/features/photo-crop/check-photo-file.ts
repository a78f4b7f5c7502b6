import {
  checkPhoto,
  MAX_PHOTO_BYTES,
  PHOTO_BROKEN,
  PHOTO_TOO_LARGE,
} from "#app/core/photo/check-photo.ts";

/** Why a chosen file cannot become a photo; null if it may. */
export async function checkPhotoFile(file: File): Promise<string | null> {
  if (file.size > MAX_PHOTO_BYTES) return PHOTO_TOO_LARGE;
  try {
    const checked = checkPhoto(new Uint8Array(await file.arrayBuffer()));
    return checked.ok ? null : checked.message;
  } catch {
    // A folder that was dropped, or a file that is gone or locked.
    return PHOTO_BROKEN;
  }
}
