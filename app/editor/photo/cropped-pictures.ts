/**
 * Holds in memory the original files of the photos that were cropped in this tab, by the id of the
 * cropped photo, so that they can be cropped again. The originals are never sent: only the crop is.
 */
import type { Crop } from "#app/features/photo-crop/photo-crop.ts";

export interface CroppedPicture {
  /** The file before cropping. */
  file: File;
  /** The position of the crop in the picture. */
  framing: Crop;
}

const croppedPictures = new Map<string, CroppedPicture>();

/** Undefined if the photo was not cropped in this tab. */
export const croppedPictureOf = (fileId: string): CroppedPicture | undefined =>
  croppedPictures.get(fileId);

export function storeCroppedPicture(fileId: string, picture: CroppedPicture): void {
  croppedPictures.set(fileId, picture);
}
