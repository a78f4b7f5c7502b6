/** Texts as people type them, from texts as files hold them. */

/** Ligatures become letters, spaces that don't break plain ones, and soft hyphens within a line nothing. */
const LIGATURES = /[\ufb00-\ufb06]/g;
const SPACES = /[\u00a0\u2000-\u200a\u202f\u3000]/g;
const INVISIBLE = /[\u200b\u2060\ufeff]|\u00ad(?!$)/g;

export const cleanText = (text: string) =>
  text
    .replace(LIGATURES, (sign) => sign.normalize("NFKC"))
    .replace(SPACES, " ")
    .replace(INVISIBLE, "");
