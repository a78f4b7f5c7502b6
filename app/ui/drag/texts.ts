/** User-visible texts of this folder; those that contain values are functions. */
export const TEXTS = {
  dragToReorder: "Drag to reorder",
};
