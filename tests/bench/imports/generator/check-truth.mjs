/** Finds the texts of the truth that a file does not show, ignoring spaces, letter case, commas and hyphens. */

/** Keys that a file does not show. */
const NO_TEXT = new Set(["id", "employerId", "current"]);

export function missingTexts(truth, text) {
  const shown = bare(text);
  return textsOf(truth).filter((one) => !shown.includes(bare(one)));
}

const bare = (text) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ı", "i")
    .replace(/[\s,-]|\u00ad|\u0307|\u2010|\u200b/g, "");

function textsOf(value, key = "") {
  if (typeof value === "string") {
    if (value === "" || NO_TEXT.has(key)) return [];
    // Of a date, only the last two digits of the year are printed in every form.
    if (/date$|until$/i.test(key)) return [value.slice(2, 4)];
    // The address of a link that shows a word is only in the file's annotations.
    return value.startsWith("https://") ? [] : value.split("\n");
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsOf(inner, /^\d+$/.test(name) ? key : name),
  );
}
