/**
 * Keeps the uncropped pictures that were chosen in this tab, by the id of the cropped photo, so
 * that they can be cropped again. They are not stored or sent: only what is inside the square is.
 */
import type { Framing } from "#app/features/photo-crop/photo-framing.ts";

export interface CroppedPicture {
  file: File;
  /** The position of the crop in the picture. */
  framing: Framing;
}

const croppedPictures = new Map<string, CroppedPicture>();

export const croppedPictureOf = (fileId: string): CroppedPicture | undefined =>
  croppedPictures.get(fileId);

export function keepCroppedPicture(fileId: string, picture: CroppedPicture): void {
  croppedPictures.set(fileId, picture);
}
