/** A PDF's metadata: the Info dictionary and the same as XMP, which PDF/UA requires. */
import { escapeHtml } from "#app/core/escape-html.ts";
import { PDF_CREATOR } from "#app/core/pdf-creator.ts";
import { addEntry } from "./complete-tags.ts";
import { readString, writeString } from "./pdf-string.ts";
import type { PrintedPdf } from "./printed-pdf.ts";

export interface PdfInfo {
  author?: string;
  subject?: string;
  keywords?: string;
}

/** Creator is among them because Chromium writes its user agent there. */
const REPLACED_ENTRIES =
  /\s*\/(?:Author|Subject|Keywords|Creator)\s*(?:<[^>]*>|\((?:\\.|[^\\()])*\))/gs;

/** `isAccessible`: whether the file is to claim PDF/UA-1. */
export function writeMetadata(pdf: PrintedPdf, info: PdfInfo, isAccessible: boolean): void {
  const dictionary = pdf.info ? pdf.read(pdf.info).replace(REPLACED_ENTRIES, "") : "";
  if (pdf.info) {
    const entries = [
      infoEntry("Author", info.author),
      infoEntry("Subject", info.subject),
      infoEntry("Keywords", info.keywords),
      infoEntry("Creator", PDF_CREATOR),
    ].join("");
    pdf.replace(pdf.info, addEntry(dictionary, entries.trimStart()));
  }
  const title = readString(dictionary, "Title")?.trim() || info.subject || "Document";
  const date = toIsoDate(readString(dictionary, "CreationDate") ?? "");
  const packet = xmpPacket({ title, date, ...info }, isAccessible);
  const stream = new TextEncoder().encode(packet);
  const metadata = pdf.add("<</Type /Metadata\n/Subtype /XML>>", stream);
  pdf.replace(pdf.root, addEntry(pdf.read(pdf.root), `/Metadata ${metadata} 0 R`));
}

const infoEntry = (key: string, value: string | undefined) =>
  value ? `\n/${key} ${writeString(value)}` : "";

/** `D:20261125184844+00'00'` is 2026-11-25T18:48:44+00:00. */
function toIsoDate(date: string): string | null {
  const parts = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:([+-]\d\d)'(\d\d)|Z)?/.exec(date);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second, zoneHours = "+00", zoneMinutes = "00"] = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${zoneHours}:${zoneMinutes}`;
}

function xmpPacket(
  { title, date, author, subject, keywords }: PdfInfo & { title: string; date: string | null },
  isAccessible: boolean,
): string {
  const element = (name: string, value: string | null | undefined, list?: "Alt" | "Seq") => {
    if (!value) return "";
    const text = escapeXml(value);
    if (!list) return `<${name}>${text}</${name}>\n`;
    const item = list === "Alt" ? '<rdf:li xml:lang="x-default">' : "<rdf:li>";
    return `<${name}><rdf:${list}>${item}${text}</rdf:li></rdf:${list}></${name}>\n`;
  };
  return (
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>\n' +
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">\n' +
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\n' +
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" ' +
    'xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">\n' +
    (isAccessible ? "<pdfuaid:part>1</pdfuaid:part>\n" : "") +
    element("dc:title", title, "Alt") +
    element("dc:creator", author, "Seq") +
    element("dc:description", subject, "Alt") +
    element("pdf:Keywords", keywords) +
    element("xmp:CreatorTool", PDF_CREATOR) +
    element("xmp:CreateDate", date) +
    element("xmp:ModifyDate", date) +
    '</rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end="r"?>'
  );
}

/** Control characters are not allowed in XML, even escaped. */
const escapeXml = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed.
  escapeHtml(text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu, ""));
