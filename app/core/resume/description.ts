/**
 * Each line of a description is a bullet, a leading •, - or * removed; a single line is a paragraph.
 * Preview, PDF, DOCX, TXT and resumeText all go through this one reading.
 */
export type DescriptionBlock =
  | { kind: "paragraph"; text: string }
  | { kind: "bullets"; items: string[] };

/** As keyboards, Word and web pages end lines. */
export const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
/** What stands between two such ends. */
export const LINE = /[^\n\v\f\r\u0085\u2028\u2029]+/g;

export function readDescription(description: string): DescriptionBlock | null {
  const lines = description
    .normalize("NFC")
    .split(LINE_END)
    .map((line) => line.replace(/^\s*[•\-*]\s*/, "").trim())
    .filter((line) => line !== "");
  const [first] = lines;
  if (first === undefined) return null;
  return lines.length === 1
    ? { kind: "paragraph", text: first }
    : { kind: "bullets", items: lines };
}
