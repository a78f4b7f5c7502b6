/** User-visible texts of this folder; those that contain values are functions. */
export const TEXTS = {
  closeDialog: "Close dialog",
  close: "Close",
};
