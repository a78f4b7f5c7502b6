/** Normalizes texts for comparison: removes white space, hyphens, letter case and other things that prints change. */
export const bare = (text) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ı", "i")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\s,-]|\u00ad|\u0307|\u2010|\u200b/g, "");

export const bareLink = (address) =>
  bare(address.replace(/^(?:https?:\/\/)?(?:www\.)?/i, "").replace(/\/$/, ""));
