/**
 * Parses a description for the preview and all exports: each line is a bullet, without its leading •, - or *;
 * a single line is a paragraph.
 */
export type DescriptionBlock =
  | { kind: "paragraph"; text: string }
  | { kind: "bullets"; items: string[] };

/** All line ends of keyboards, Word and web pages. */
export const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
/** The text between two line ends. */
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
