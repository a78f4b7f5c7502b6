/** Cleans a resume's texts for exported documents: no characters that text extractors or XML cannot handle. */
import { toPrintable } from "#app/core/templates/page/printable.ts";

/** Cleans a text and joins its lines with commas: "Main St 1\nBerlin" becomes "Main St 1, Berlin". */
export function cleanLine(text: string): string {
  return cleanText(text)
    .trim()
    .replace(/\s*[\r\n]+\s*/g, ", ");
}

/** Collapses spaces, as on the page, and removes U+FFFE and U+FFFF, which XML and so DOCX cannot contain. */
export function cleanText(text: string): string {
  return toPrintable(text)
    .replace(/[\ufffe\uffff]/g, "")
    .replace(/[\t ]+/g, " ");
}

/** Like cleanText, but keeps the indent of each line, which is the level of a bullet. */
export function cleanLines(text: string): string {
  return toPrintable(text)
    .replace(/[\ufffe\uffff]/g, "")
    .replace(/(?<=\S)[\t ]+/g, " ");
}

/** Returns the texts that are not empty. */
export function nonEmpty(texts: (string | undefined)[]): string[] {
  return texts.filter((text): text is string => text !== undefined && text !== "");
}
