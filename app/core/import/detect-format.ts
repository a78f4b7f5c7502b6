/** Detects the format of a file by its bytes, because file names are unreliable. */
import { decodeText } from "./decode-text.ts";

type TextFormat = "html" | "europass" | "rendercv" | "bibtex" | "markdown" | "text";
export type DetectedFormat =
  | { format: "pdf" | "zip" | "legacy-word" | "rtf" | "xml" | "unknown" }
  | { format: "picture"; name: string }
  | { format: "json" | TextFormat; text: string };

/** PDF readers accept some bytes before the signature. */
const SIGNATURE_BYTES = 1024;
/** The start of executables and markup, which may contain a PDF's signature within SIGNATURE_BYTES. */
const OTHER_FILE_START = /^(?:MZ|\u007fELF|(?:\u00ef\u00bb\u00bf)?\s*<)/;
const PICTURES: [signature: RegExp, name: string][] = [
  [/^\u0089PNG/, "PNG"],
  [/^\u00ff\u00d8\u00ff/, "JPEG"],
  [/^GIF8/, "GIF"],
  [/^RIFF[\s\S]{4}WEBP/, "WebP"],
  [/^(?:II\*\0|MM\0\*)/, "TIFF"],
  [/^BM[\s\S]{4}\0\0\0\0/, "BMP"],
  [/^[\s\S]{4}ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|avif)/, "HEIC"],
];

/** `text` of the result is the decoded file without a byte order mark; `name` is that of the picture's format. */
export function detectFormat(bytes: Uint8Array): DetectedFormat {
  const start = String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTES));
  const picture = PICTURES.find(([signature]) => signature.test(start));
  if (picture) return { format: "picture", name: picture[1] };
  if (start.includes("%PDF-") && !OTHER_FILE_START.test(start)) return { format: "pdf" };
  if (start.startsWith("PK\u0003\u0004") || start.startsWith("PK\u0005\u0006")) {
    return { format: "zip" };
  }
  if (start.startsWith("\u00d0\u00cf\u0011\u00e0")) return { format: "legacy-word" };
  if (/^(?:\u00ef\u00bb\u00bf)?\s*\{\\rtf/.test(start)) return { format: "rtf" };
  return detectText(decodeText(bytes).replace(/^\ufeff/, ""));
}

/** How much of a text is checked to detect its format, in characters. */
const SAMPLE_LENGTH = 20_000;
/** A control character other than white space, or bytes that are no text: the file is binary. */
const CONTROL = /[^\P{Cc}\t\n\v\f\r\u0085]|\ufffd/u;
/** What may precede the root element: white space, processing instructions and comments. */
const XML_PROLOG = /^(?:\s*<\?[\s\S]{0,500}?\?>|\s*<!--[\s\S]{0,5000}?-->)*\s*/;
/** The first entry, such as "@article{", below blank lines and comments, which begin with a percent sign. */
const BIBTEX =
  /^(?:\s|%[^\n]*\n)*@(?:article|book|booklet|inbook|incollection|inproceedings|conference|manual|mastersthesis|misc|online|patent|phdthesis|proceedings|report|software|techreport|thesis|unpublished|dataset|string|comment|preamble)\s*[{(]/i;
/** A heading ("## Skills"), a link ("[Site](https://…)") or two bold texts. */
const MARKDOWN =
  /^ {0,3}#{1,6} +\S|\]\((?:https?:|mailto:)[^\s)]+\)|(?:\*\*[^*\n]+\*\*[\s\S]*){2}/m;
const HTML_ELEMENT =
  /^<(?:!doctype\s+html|html|head|body|meta|title|style|main|article|section|header|div|p|h[1-6]|table|ul|ol|dl|span|b|strong|center|font)\b/i;

function detectText(text: string): DetectedFormat {
  const sample = text.slice(0, SAMPLE_LENGTH);
  if (CONTROL.test(sample)) return { format: "unknown" };
  if (/^\s*[{[]/.test(sample)) return { format: "json", text };
  if (/^\s*</.test(sample)) return detectMarkup(sample, text);
  if (!/\p{L}{2}/u.test(sample)) return { format: "unknown" };
  if (/^["']?cv["']?:\s*(?:#.*)?$/m.test(sample)) return { format: "rendercv", text };
  if (BIBTEX.test(sample)) return { format: "bibtex", text };
  return { format: MARKDOWN.test(sample) ? "markdown" : "text", text };
}

function detectMarkup(sample: string, text: string): DetectedFormat {
  const root = sample.replace(XML_PROLOG, "");
  if (/^<(?:\w+:)?(?:SkillsPassport|Candidate)\b/.test(root)) return { format: "europass", text };
  return HTML_ELEMENT.test(root) ? { format: "html", text } : { format: "xml" };
}
