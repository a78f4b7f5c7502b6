/** The small version of each template's thumbnail (scripts/draw-previews.mjs), half as wide, for cards on phones. */

/** Sharp on a card of 320 px at a device pixel ratio of 2. */
export const THUMBNAIL_WIDTH_PX = 640;
export const SMALL_THUMBNAIL_WIDTH_PX = 320;

/** The small version's path: "/templates/x.webp" becomes "/templates/x-small.webp". */
export const smallThumbnail = (thumbnail: string) => thumbnail.replace(/\.webp$/, "-small.webp");
