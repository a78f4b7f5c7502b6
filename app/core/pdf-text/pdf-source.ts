/** The part of the pdf.js API that is used, identical in its browser and Node builds. */
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";

export type PdfSource = Pick<
  PDFDocumentProxy,
  "numPages" | "getPage" | "getPermissions" | "getMetadata"
>;
export type PageSource = PDFPageProxy;

/** The drawing operators that are used; pass `OPS` of the pdf.js build that opened the file. */
export type Operators = Record<
  | "save"
  | "restore"
  | "transform"
  | "setTextRenderingMode"
  | "setFillRGBColor"
  | "beginText"
  | "setTextMatrix"
  | "moveText"
  | "showText"
  | "constructPath"
  | "fill"
  | "eoFill"
  | "fillStroke"
  | "eoFillStroke"
  | "stroke"
  | "paintImageXObject"
  | "paintInlineImageXObject"
  | "paintImageMaskXObject",
  number
>;

/** Character maps that pdf.js fetches on demand, copied there by scripts/pdfjs-files.mjs. */
export const CMAPS_PATH = "/pdfjs/cmaps/";

/** Options for opening a file; the extra font properties include font names, which are needed for bold and italic. */
export const OPEN_OPTIONS = { fontExtraProperties: true, verbosity: 0 } as const;
