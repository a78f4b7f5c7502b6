/**
 * Each thumbnail (scripts/draw-previews.mjs) has a version of half its size, for cards on phones.
 */

/** Sharp on a card of 320 px at a device pixel ratio of 2. */
export const THUMBNAIL_WIDTH_PX = 640;
export const SMALL_THUMBNAIL_WIDTH_PX = 320;

export const smallThumbnail = (thumbnail: string) => thumbnail.replace(/\.webp$/, "-small.webp");
