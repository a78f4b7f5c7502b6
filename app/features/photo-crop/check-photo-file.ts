import {
  checkPhoto,
  MAX_PHOTO_BYTES,
  PHOTO_BROKEN,
  PHOTO_TOO_LARGE,
} from "#app/core/photo/check-photo.ts";

/** Returns why a chosen file can't be used as a photo, or null if it can. */
export async function checkPhotoFile(file: File): Promise<string | null> {
  if (file.size > MAX_PHOTO_BYTES) return PHOTO_TOO_LARGE;
  try {
    const checked = checkPhoto(new Uint8Array(await file.arrayBuffer()));
    return checked.ok ? null : checked.message;
  } catch {
    // The user dropped a folder, or the file was deleted or is locked.
    return PHOTO_BROKEN;
  }
}
