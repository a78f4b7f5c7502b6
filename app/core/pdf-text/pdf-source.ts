/** What is asked of pdf.js; its document fits, in any build of it and on any side. */
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";

export type PdfSource = Pick<
  PDFDocumentProxy,
  "numPages" | "getPage" | "getPermissions" | "getMetadata"
>;
export type PageSource = PDFPageProxy;

/** The numbers of pdf.js that are needed, `OPS` of the build that opened the file. */
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
  | "paintImageXObject"
  | "paintInlineImageXObject"
  | "paintImageMaskXObject",
  number
>;

/** Where the site has what pdf.js fetches as it goes (scripts/pdfjs-files.mjs). */
export const CMAPS_PATH = "/pdfjs/cmaps/";

/** Open a file with these, so that nothing is hidden: fonts tell their names. */
export const OPEN_OPTIONS = { fontExtraProperties: true, verbosity: 0 } as const;
