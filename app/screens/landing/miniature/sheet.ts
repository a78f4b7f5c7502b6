/** The size of the miniature's page in CSS pixels: small, so that its text is readable unscaled. */
export const SHEET = { width: 440, height: 430 };
/** Made by `npm run pictures`; shown until the real page is rendered. */
export const SHEET_PICTURE = "/landing/miniature.webp";
