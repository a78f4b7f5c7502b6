/**
 * Finishes a PDF that Chromium printed: makes it accessible (PDF/UA-1), and sets what the browser cannot set: metadata
 * and an attachment. A pure function of bytes; the file is written once (docs/decisions/0045).
 */
import { unzlibSync, zlibSync } from "fflate";
import { type Attachment, attachFile } from "./attach-file.ts";
import { completeTags } from "./complete-tags.ts";
import { type GlyphWidth, readWidths } from "./font-widths.ts";
import { joinGlyphs } from "./join-glyphs.ts";
import { type Insertion, markArtifacts } from "./mark-artifacts.ts";
import { type PdfInfo, writeMetadata } from "./metadata.ts";
import { openPrintedPdf, type PrintedPdf, toBytes, toText } from "./printed-pdf.ts";

export interface FinishedPdf {
  pdf: Uint8Array<ArrayBuffer>;
  pages: number;
}

/** Takes half the time of the default compression level; files are 1 to 2 kB larger. */
const COMPRESSION_LEVEL = 2;

/** Throws if the PDF's structure is not supported. */
export function finishPdf(
  printed: Uint8Array,
  info: PdfInfo,
  attachment?: Attachment | null,
): FinishedPdf {
  const pdf = openPrintedPdf(printed);
  const fonts = readWidths(pdf);
  for (const number of referencedAs(pdf, /\/Contents (\d+) 0 R/)) writeContent(pdf, number, fonts);
  completeCharacters(pdf);
  const isAccessible = completeTags(pdf);
  writeMetadata(pdf, info, isAccessible);
  if (attachment) attachFile(pdf, attachment);
  return { pdf: pdf.save(), pages: countPages(pdf) };
}

function countPages(pdf: PrintedPdf): number {
  const pages = Number(/\/Pages\s+(\d+) 0 R/.exec(pdf.read(pdf.root))?.[1]);
  const count = Number(/\/Count\s+(\d+)/.exec(pdf.read(pages))?.[1]);
  if (!count) throw new Error("The PDF has no page tree");
  return count;
}

/** The numbers of the objects that dictionaries refer to by `name`. */
const referencedAs = (pdf: PrintedPdf, name: RegExp) =>
  new Set(pdf.numbers.flatMap((number) => name.exec(pdf.read(number))?.slice(1).map(Number) ?? []));

function writeContent(
  pdf: PrintedPdf,
  number: number,
  fonts: ReadonlyMap<string, GlyphWidth>,
): void {
  const printed = toText(readDecompressed(pdf, number));
  const content = joinGlyphs(printed, fonts);
  const marks = markArtifacts(content);
  if (content !== printed || marks.length > 0)
    replaceStream(pdf, number, insertTexts(toBytes(content), marks));
}

/**
 * PDF/UA requires a character for each glyph, also for parts of Arabic letters: the invisible WORD
 * JOINER.
 */
function completeCharacters(pdf: PrintedPdf): void {
  for (const number of referencedAs(pdf, /\/ToUnicode (\d+) 0 R/)) {
    const table = toText(readDecompressed(pdf, number));
    const completed = table.replaceAll(/(?<=^<[\dA-F]{4}> )<0000>/gim, "<2060>");
    if (completed !== table) replaceStream(pdf, number, toBytes(completed));
  }
}

function readDecompressed(pdf: PrintedPdf, number: number): Uint8Array {
  const stream = pdf.readStream(number) ?? new Uint8Array();
  return pdf.read(number).includes("/FlateDecode") ? unzlibSync(stream) : stream;
}

const replaceStream = (pdf: PrintedPdf, number: number, bytes: Uint8Array) =>
  pdf.replace(number, "<</Filter /FlateDecode>>", zlibSync(bytes, { level: COMPRESSION_LEVEL }));

function insertTexts(content: Uint8Array, insertions: Insertion[]): Uint8Array<ArrayBuffer> {
  const added = insertions.reduce((sum, [, text]) => sum + text.length, 0);
  const result = new Uint8Array(content.length + added);
  /** Offsets in the content and in the result. */
  let [copied, written] = [0, 0];
  for (const [position, text] of [...insertions, [content.length, ""] as Insertion]) {
    result.set(content.subarray(copied, position), written);
    result.set(toBytes(text), written + position - copied);
    written += position - copied + text.length;
    copied = position;
  }
  return result;
}
