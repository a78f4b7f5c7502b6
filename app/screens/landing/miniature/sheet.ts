/** The miniature's sheet: small enough to be read at its own size. In CSS pixels. */
export const SHEET = { width: 440, height: 430 };
/** Drawn by `npm run pictures`; shown until the page is live. */
export const SHEET_PICTURE = "/landing/miniature.webp";
