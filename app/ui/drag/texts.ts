/** The texts of this part of the product, whole sentences with the values that they name. */
export const TEXTS = {
  dragToReorder: "Drag to reorder",
};
