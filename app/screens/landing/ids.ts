/** By which the landing page's script finds its parts (app/entry.landing.ts). */
export const MINIATURE_ID = "miniature";
export const NOTICE_ID = "notice";
