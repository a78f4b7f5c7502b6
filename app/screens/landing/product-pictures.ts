/** The screenshots in public/landing with their sizes in pixels; each exists in both themes. */
const STEP = { width: 960, height: 660 };
export const PRODUCT_PICTURES = {
  editor: { width: 2160, height: 1230 },
  gallery: STEP,
  match: STEP,
  finish: STEP,
} as const;
export type PictureName = keyof typeof PRODUCT_PICTURES;
