/** Loads the photo check and the crop dialog on demand, with the message for when loading fails. */
import { preload } from "#app/ui/loading/preload.ts";

export const loadCropDialog = preload(() => import("./photo-crop-dialog.client.tsx"));

export const loadPhotoCheck = preload(() => import("./check-photo-file.ts"));

export const CROP_DIALOG_LOAD_FAILED =
  "The photo could not be opened: a part of this page could not be loaded. Check the connection and try again, or reload the page.";
