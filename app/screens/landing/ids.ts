/** Ids by which the landing page's script finds its elements (app/entry.landing.ts). */
export const MINIATURE_ID = "miniature";
export const NOTICE_ID = "notice";
