/** Texts as a document for editing takes them. */
import { toPrintable } from "#app/core/templates/page/printable.ts";

/** A text that stands on one line. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .trim()
    .replace(/\s*[\r\n]+\s*/g, ", ");
}

/** Space is one space, as on the page. XML, which a DOCX is, has no place for U+FFFE and U+FFFF. */
export function cleanText(text: string): string {
  return toPrintable(text)
    .replace(/[\ufffe\uffff]/g, "")
    .replace(/[\t ]+/g, " ");
}

export function filled(texts: (string | undefined)[]): string[] {
  return texts.filter((text): text is string => text !== undefined && text !== "");
}
